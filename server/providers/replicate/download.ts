import { createWriteStream } from "node:fs";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isVolumeFull } from "#server/errors.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import { resolveHost, isPublicIp } from "./ip-addresses.ts";

const REDIRECTS_MAX = 3;
const TYPES = /^(?:video\/mp4|application\/octet-stream|binary\/octet-stream)\b/i;

export interface DownloadLimits {
  bytes: number;
  /** Time for the whole download including redirects, in milliseconds. */
  ms: number;
}

const broken = (message: string) =>
  new ProviderError("media_broken", `video file: ${message}`, { retry: false });
const transient = (message: string, cause?: unknown) =>
  new ProviderError("provider_failed", `video file: ${message}`, { retry: true, cause });

/** Hosts that videos may be downloaded from. */
export interface VideoSources {
  /** Public host names, each with its subdomains, over https on port 443. */
  hosts: readonly string[];
  /** The one allowed origin on a private network, such as `http://10.0.0.5:8080`; null for none. */
  privateOrigin: string | null;
}

function isAllowedHost({ hostname }: URL, hosts: readonly string[]): boolean {
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** The IP address to connect to. Resolved once, so that DNS cannot change between the check and the connection. */
async function resolveAllowed(url: URL, sources: VideoSources): Promise<{ address: string; family: number }> {
  if (url.username || url.password) throw broken("its URL has credentials");
  const isPrivate = url.origin === sources.privateOrigin;
  const isPublic = url.protocol === "https:" && url.port === "" && isAllowedHost(url, sources.hosts);
  if (!isPrivate && !isPublic) throw broken("its host is not allowed");
  const records = await resolveHost(url.hostname).catch((error: unknown) => {
    throw transient("its host was not found", error);
  });
  const all = records.every(({ address }) => isPrivate || isPublicIp(address));
  if (!records[0] || !all) throw broken("its host is on a private network");
  return records[0];
}

async function open(url: URL, sources: VideoSources, signal: AbortSignal): Promise<IncomingMessage> {
  const { address, family } = await resolveAllowed(url, sources);
  return new Promise((resolve, reject) => {
    const send = url.protocol === "https:" ? httpsRequest : httpRequest;
    send(url, {
      signal,
      agent: false,
      headers: { accept: "video/mp4", "accept-encoding": "identity" },
      lookup: (_host, options, done) => {
        if (options.all) done(null, [{ address, family }]);
        else done(null, address, family);
      },
    })
      .once("response", resolve)
      .once("error", reject)
      // A reply that switches to another protocol ends the request with neither an error nor a response.
      .once("close", () => reject(new Error("no reply came")))
      .end();
  });
}

/** Follows redirects, each with the same checks. Resolves to the 200 response. */
async function followRedirects(
  url: URL,
  sources: VideoSources,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let at = url;
  for (let hops = 0; hops <= REDIRECTS_MAX; hops++) {
    const response = await open(at, sources, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    if (statusCode >= 300 && statusCode < 400 && headers.location && URL.canParse(headers.location, at)) {
      at = new URL(headers.location, at);
    } else if (statusCode === 429 || statusCode >= 500) throw transient(`status ${statusCode}`);
    else throw broken(`status ${statusCode}`);
  }
  throw broken("too many redirects");
}

function limitBytes(limit: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // Bytes 4 to 7 of every MP4 are `ftyp`.
      if (bytes === 0 && chunk.length >= 8 && chunk.toString("latin1", 4, 8) !== "ftyp") {
        return done(broken("it is not an MP4"));
      }
      bytes += chunk.length;
      if (bytes > limit) done(broken(`it has more than ${limit} bytes`));
      else done(null, chunk);
    },
  });
}

/**
 * Downloads a video to `file`, which must not exist yet, from `sources` only (redirects too).
 * Throws `ProviderError`, or the reason of `signal`.
 */
export async function downloadVideo(
  url: string,
  file: string,
  options: { sources: VideoSources; limits: DownloadLimits; signal: AbortSignal },
): Promise<void> {
  const { sources, limits } = options;
  if (!URL.canParse(url)) throw broken("invalid URL");
  const late = AbortSignal.timeout(limits.ms);
  const signal = AbortSignal.any([options.signal, late]);
  try {
    const response = await followRedirects(new URL(url), sources, signal);
    try {
      if (!TYPES.test(response.headers["content-type"] ?? "")) throw broken("unexpected content type");
      if (Number(response.headers["content-length"] ?? 0) > limits.bytes) throw broken("it is too large");
      await pipeline(response, limitBytes(limits.bytes), createWriteStream(file, { flags: "wx" }), {
        signal,
      });
    } finally {
      response.destroy();
    }
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof ProviderError || isVolumeFull(error)) throw error;
    if (late.aborted)
      throw new ProviderError("provider_timeout", "video file: the download took too long", { retry: true });
    throw transient(`the connection broke, ${(error as NodeJS.ErrnoException).code ?? "no code"}`, error);
  }
}
