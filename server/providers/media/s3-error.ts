/** Codes of S3 servers for a bucket, or its quota, that is full. */
const FULL = /^(?:QuotaExceeded|XMinio(?:StorageFull|AdminBucketQuotaExceeded)|InsufficientStorage)$/;
/** The request may succeed when it is sent again: the server is busy, or the body was damaged on its way. */
const TRANSIENT =
  /^(?:SlowDown|RequestTimeout|InternalError|ServiceUnavailable|OperationAborted|BadDigest|XAmzContentSHA256Mismatch)$/;

/** A failed call. Its message has no URL, header or body: those can contain secrets. */
export class S3Error extends Error {
  /** As on a volume: `EDQUOT` where the bucket is full, `EIO` where it took no upload for another reason. */
  readonly code: string;
  readonly transient: boolean;
  /** Status of a reply to a visitor whose request needed this call. */
  readonly statusCode = 503;

  constructor(call: string, { status, code }: { status?: number; code: string }, cause?: unknown) {
    super(`object storage: ${call} failed: ${[status, code].filter(Boolean).join(" ")}`, { cause });
    this.name = "S3Error";
    const full = status === 507 || FULL.test(code);
    this.code = full ? "EDQUOT" : call === "upload" ? "EIO" : code;
    this.transient =
      !full &&
      (status === undefined || status >= 500 || status === 429 || status === 408 || TRANSIENT.test(code));
  }
}
