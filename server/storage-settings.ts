import { z } from "zod";
import { providerUrl } from "./provider-settings.ts";

/** A bucket of an S3-compatible object storage. */
export interface Bucket {
  /** URL of the server, without a slash at the end. */
  endpoint: string;
  name: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const text = z.string().trim().min(1);

/** Settings of the storage of images and videos; without them it is a folder. */
export const storageEnvironment = {
  S3_ENDPOINT: providerUrl.optional(),
  S3_BUCKET: text
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, "must have 3 to 63 small letters, digits, dots and hyphens")
    .optional(),
  S3_REGION: text.regex(/^[\w-]+$/, "must be the name of a region").default("auto"),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
};

type StorageEnvironment = z.infer<z.ZodObject<typeof storageEnvironment>>;
const TOGETHER = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** The bucket of the settings, null without any, or the sentence that says what to correct. */
export function readBucket(e: StorageEnvironment): { bucket: Bucket | null } | { problem: string } {
  const missing = TOGETHER.filter((name) => e[name] === undefined);
  if (missing.length === TOGETHER.length) {
    if (e.S3_REGION === "auto") return { bucket: null };
    return { problem: `S3_REGION is set without a bucket: set ${TOGETHER.join(", ")} too, or remove it.` };
  }
  if (missing.length > 0)
    return { problem: `${missing.join(", ")} missing: set ${TOGETHER.join(", ")} together, or none.` };
  const url = new URL(e.S3_ENDPOINT!);
  if (url.username || url.password || url.search || url.hash)
    return { problem: "S3_ENDPOINT must be an address without user, query or fragment." };
  const path = url.pathname.replace(/\/+$/, "");
  if (path.split("/").at(-1) === e.S3_BUCKET || url.hostname.startsWith(`${e.S3_BUCKET}.`))
    return { problem: "S3_ENDPOINT contains the bucket: remove it there, S3_BUCKET names it." };
  if (url.hostname.endsWith(".amazonaws.com") && e.S3_REGION === "auto")
    return { problem: "S3_REGION is missing: Amazon needs the region of the bucket, as eu-central-1." };
  return {
    bucket: {
      endpoint: `${url.origin}${path}`,
      name: e.S3_BUCKET!,
      region: e.S3_REGION,
      accessKeyId: e.S3_ACCESS_KEY_ID!,
      secretAccessKey: e.S3_SECRET_ACCESS_KEY!,
    },
  };
}
