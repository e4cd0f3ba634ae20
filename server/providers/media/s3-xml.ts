import { S3Error } from "./s3-error.ts";

export interface Listing {
  objects: { key: string; modifiedMs: number }[];
  /** Of the next page; null at the end. */
  next: string | null;
  /** The server's clock, by which `modifiedMs` is to be judged. */
  nowMs: number;
}

/** A listing of 500 objects has some 200 KB. */
const TEXT_LIMIT = 2 * 1024 * 1024;

/** The text of a response that is not too long. */
export async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let left = TEXT_LIMIT;
  for await (const chunk of body ?? []) {
    left -= chunk.byteLength;
    // Leaving the loop cancels the body.
    if (left < 0) throw new S3Error("reading a response", { status: 200, code: "too long" });
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const unescape = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : parseInt(hex, 16));
  });

function elementOf(xml: string, name: string): string | null {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml);
  return found && unescape(found[1]!);
}

/** Parses a ListObjectsV2 response. Its elements are flat, with text only. Throws `S3Error` for anything else. */
export function parseListing(xml: string, date: string | null): Listing {
  if (!xml.includes("<ListBucketResult")) throw new S3Error("listing", { status: 200, code: "no listing" });
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, one]) => ({
    key: elementOf(one!, "Key") ?? "",
    modifiedMs: Date.parse(elementOf(one!, "LastModified") ?? ""),
  }));
  const next = elementOf(xml, "IsTruncated") === "true" ? elementOf(xml, "NextContinuationToken") : null;
  const nowMs = Date.parse(date ?? "");
  return { objects, next, nowMs: Number.isNaN(nowMs) ? Date.now() : nowMs };
}
