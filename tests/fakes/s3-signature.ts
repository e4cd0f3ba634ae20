import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

export const KEYS = { accessKeyId: "AKIATEST", secretAccessKey: "secret/of+the/tests", region: "auto" };
const CLOCK_SLACK_MS = 15 * 60_000;

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, data: string) => createHmac("sha256", key).update(data).digest();

/** The query in the order and encoding that is signed. */
function canonicalQuery(query: string): string {
  const encode = (text: string) =>
    encodeURIComponent(decodeURIComponent(text.replaceAll("+", " "))).replace(
      /[!'()*]/g,
      (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const pairs = query.split("&").filter(Boolean);
  return pairs
    .map((pair) => [...pair.split("="), ""].slice(0, 2).map(encode).join("="))
    .sort()
    .join("&");
}

/**
 * Checks signature version 4 from the request as it arrived. Returns the error code that S3 servers reply, null where
 * it is right.
 */
export function signatureProblem(request: IncomingMessage, body: Buffer): string | null {
  const { headers, method, url = "" } = request;
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? "",
    );
  if (!parts) return "AccessDenied";
  const [, accessKeyId, day, region, names, signature] = parts as unknown as string[];
  if (accessKeyId !== KEYS.accessKeyId) return "InvalidAccessKeyId";
  if (region !== KEYS.region) return "AuthorizationHeaderMalformed";
  const signed = names!.split(";");
  const amazon = Object.keys(headers).filter((name) => name.startsWith("x-amz-"));
  if (!["host", ...amazon].every((name) => signed.includes(name))) return "AccessDenied";
  const time = String(headers["x-amz-date"]);
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (!(Math.abs(Date.now() - at) < CLOCK_SLACK_MS) || !time.startsWith(day!)) return "RequestTimeTooSkewed";
  const [path = "", query = ""] = url.split("?");
  const hash = String(headers["x-amz-content-sha256"]);
  const canonical = [
    method,
    path,
    canonicalQuery(query),
    ...signed.map((name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, " ")}`),
    "",
    names,
    hash,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n");
  const key = [day!, region!, "s3", "aws4_request"].reduce<string | Buffer>(
    hmac,
    `AWS4${KEYS.secretAccessKey}`,
  );
  if (hmac(key, toSign).toString("hex") !== signature) return "SignatureDoesNotMatch";
  return sha256(body) === hash ? null : "XAmzContentSHA256Mismatch";
}
