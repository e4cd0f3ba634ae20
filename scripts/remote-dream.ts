import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { isLoopbackHost } from "#server/hosts.ts";
import type { Dream, Resolution } from "#shared/dreams.ts";
import type { ErrorReply } from "#shared/errors.ts";
import type { Locale } from "#shared/locales.ts";
import { createDreamFolder } from "./dream-folder.ts";

/** Between two looks at a dream whose events broke off. */
const PAUSE_MS = 2000;
/** Looks in a row without a reply after which the site counts as gone; five minutes or more. */
const MISSED_MAX = 150;
const FINAL: readonly Dream["status"][] = ["done", "failed", "cancelled"];

/** A site, and the key of the API by which it is called. */
export interface Site {
  url: string;
  key: string;
}

/** The site refused or cannot be used; the message is the site's own where it sent one. */
export class RemoteError extends Error {
  /** HTTP status; 0 where the error is no reply of the site. */
  readonly status: number;

  constructor(message: string, status = 0) {
    super(message);
    this.status = status;
  }
}

/** Null where no reply came, or that of a proxy or a server that cannot serve now: a site may restart meanwhile. */
const orNull = <T>(reply: Promise<T>): Promise<T | null> =>
  reply.catch((error: unknown) => {
    if (error instanceof RemoteError && error.status < 500) throw error;
    return null;
  });

/**
 * Makes a dream at a site, and downloads its reading, image and video. Resolves to its final state and the files
 * written. Throws `RemoteError`, also before a key would travel in the clear.
 */
export async function makeDreamAt(
  { url, key }: Site,
  wanted: { dreamText: string; language: Locale; resolution: Resolution; out: string | null },
  pauseMs = PAUSE_MS,
): Promise<{ dream: Dream; files: string[] }> {
  const { protocol, hostname } = new URL(url);
  if (protocol !== "https:" && !isLoopbackHost(hostname))
    throw new RemoteError("A key is sent over https only: use the https address of the site.");

  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { authorization: `Bearer ${key}`, "accept-language": wanted.language, ...init.headers };
    // A redirect would carry the key elsewhere.
    const response = await fetch(new URL(path, url), { ...init, headers, redirect: "error" });
    if (response.ok) return response;
    const reply = (await response.json().catch(() => null)) as ErrorReply | null;
    const { status } = response;
    throw new RemoteError(reply?.error.message ?? `${url} replied with status ${status}.`, status);
  }
  const read = async (response: Response) => ((await response.json()) as { dream: Dream }).dream;

  const { dreamText, language, resolution, out } = wanted;
  let dream = await read(
    await call("/api/v1/dreams", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
      body: JSON.stringify({ dreamText, language, resolution, depth: "full" }),
    }),
  );
  for (let missed = 0; !FINAL.includes(dream.status);) {
    // The events end once the dream is final.
    const events = await orNull(call(`/api/v1/dreams/${dream.id}/events`).then((reply) => reply.text()));
    if (!events?.includes("event: end")) await wait(pauseMs);
    const seen = await orNull(call(`/api/v1/dreams/${dream.id}`).then(read));
    dream = seen ?? dream;
    missed = seen ? 0 : missed + 1;
    if (missed > MISSED_MAX) throw new RemoteError(`${url} no longer replies. The dream may be made there.`);
  }

  const folder = out ?? (await createDreamFolder(dream.title ?? "", wanted.language, new Date()));
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  if (dream.interpretation) {
    files.push(join(folder, "reading.json"));
    const reading = { title: dream.title, ...dream.interpretation };
    await writeFile(files.at(-1)!, `${JSON.stringify(reading, null, 2)}\n`, { flag: "wx" });
  }
  for (const [name, path] of [
    ["image.webp", dream.imageUrl],
    ["video.mp4", dream.videoUrl],
    ["poster.webp", dream.posterUrl],
  ] as const) {
    if (path === null) continue;
    files.push(join(folder, name));
    const { body } = await call(path);
    await pipeline(body!, createWriteStream(files.at(-1)!, { flags: "wx" }));
  }
  return { dream, files };
}
