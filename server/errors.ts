import { ERROR_STATUS, type ErrorCode } from "#shared/errors.ts";

/** An expected failure with a code of the closed list. Any other error is a defect, and its reply is `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;

  constructor(code: ErrorCode, details?: unknown) {
    super(code);
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** Whether a trigger refused a write, as the account was deleted after the request was let in. */
function isAccountDeleted(error: unknown): boolean {
  return error instanceof Error && error.message === "this account was deleted";
}

/** Codes and messages of a full volume or quota: of SQLite, PostgreSQL and Node, and of ffmpeg. */
const FULL_CODES = ["SQLITE_FULL", "53100", "ENOSPC", "EDQUOT"];
const FULL_TEXT = /No space left on device|Disk quota exceeded/;

/**
 * Codes of a volume or database that cannot be read or written, or is damaged: of Node, SQLite, whose extended codes
 * begin with these, and PostgreSQL.
 */
const FAILING_CODES =
  /^(EROFS|EIO|ENXIO|ENODEV|ESTALE|SQLITE_(READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB)(_.+)?|25006|58030|XX00[12])$/;

/** The code of an error where PostgreSQL does not answer (connection failure), whatever code it had. */
export const DATABASE_OUTAGE = "08006";

export const isDatabaseOutage = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === DATABASE_OUTAGE;

/** Whether the volume or the database failed, other than by being full: the error itself or one of its causes says so. */
export function isStorageFailing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return FAILING_CODES.test(String(code)) || isStorageFailing(error.cause);
}

/** Whether the volume was full: the error itself or one of its causes says so. */
export function isVolumeFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, stderr } = error as { code?: unknown; stderr?: unknown };
  return (
    FULL_CODES.includes(String(code)) ||
    FULL_TEXT.test(`${error.message} ${String(stderr ?? "")}`) ||
    isVolumeFull(error.cause)
  );
}

/** The expected failure that an error of the database stands for; null where it is a defect. */
export function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (isAccountDeleted(error)) return new AppError("unauthenticated");
  if (isVolumeFull(error)) return new AppError("unavailable", { reason: "storage" });
  if (isStorageFailing(error) || isDatabaseOutage(error))
    return new AppError("unavailable", { reason: "storage_failing" });
  return null;
}
