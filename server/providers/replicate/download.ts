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
  /** For all of it, redirects included, in milliseconds. */
  ms: number;
}

const broken = (message: string) =>
  new ProviderError("media_broken", `film file: ${message}`, { retry: false });
const passing = (message: string, cause?: unknown) =>
  new ProviderError("provider_failed", `film file: ${message}`, { retry: true, cause });

/** Where a film may come from. */
export interface VideoSources {
  /** Names of hosts on the public network; each stands for its sub-domains as well. Over https, port 443. */
  hosts: readonly string[];
  /** The one origin on a private network that is fetched from, `http://10.0.0.5:8080`; null for none. */
  privateOrigin: string | null;
}

function isNamed({ hostname }: URL, hosts: readonly string[]): boolean {
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** A checked address to connect to: what was checked is what is used, whatever the name says a moment later. */
async function pin(url: URL, sources: VideoSources): Promise<{ address: string; family: number }> {
  if (url.username || url.password) throw broken("its address has a user name");
  const isPrivate = url.origin === sources.privateOrigin;
  const isPublic = url.protocol === "https:" && url.port === "" && isNamed(url, sources.hosts);
  if (!isPrivate && !isPublic) throw broken("its host is not one that films come from");
  const found = await resolveHost(url.hostname).catch((error: unknown) => {
    throw passing("its host is not found", error);
  });
  const all = found.every(({ address }) => isPrivate || isPublicIp(address));
  if (!found[0] || !all) throw broken("its address is on a private network");
  return found[0];
}

async function open(url: URL, sources: VideoSources, signal: AbortSignal): Promise<IncomingMessage> {
  const { address, family } = await pin(url, sources);
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
      .end();
  });
}

/** Follows redirects, each under the same checks, to the answer that carries the file. */
async function reach(url: URL, sources: VideoSources, signal: AbortSignal): Promise<IncomingMessage> {
  let at = url;
  for (let hops = 0; hops <= REDIRECTS_MAX; hops++) {
    const response = await open(at, sources, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    if (statusCode >= 300 && statusCode < 400 && headers.location && URL.canParse(headers.location, at)) {
      at = new URL(headers.location, at);
    } else if (statusCode === 429 || statusCode >= 500) throw passing(`answered ${statusCode}`);
    else throw broken(`answered ${statusCode}`);
  }
  throw broken("redirected too often");
}

function bounded(limit: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // Bytes 4 to 8 of every MP4, wherever the first chunk ends.
      if (bytes === 0 && chunk.length >= 8 && chunk.toString("latin1", 4, 8) !== "ftyp") {
        return done(broken("it is no MP4"));
      }
      bytes += chunk.length;
      if (bytes > limit) done(broken(`it has more than ${limit} bytes`));
      else done(null, chunk);
    },
  });
}

/**
 * Fetches a film to a file that does not exist yet, from `sources` only, redirects included.
 * Throws `ProviderError`, or the reason of `signal`.
 */
export async function downloadVideo(
  address: string,
  file: string,
  options: { sources: VideoSources; limits: DownloadLimits; signal: AbortSignal },
): Promise<void> {
  const { sources, limits } = options;
  if (!URL.canParse(address)) throw broken("its address is not one");
  const late = AbortSignal.timeout(limits.ms);
  const signal = AbortSignal.any([options.signal, late]);
  try {
    const response = await reach(new URL(address), sources, signal);
    try {
      if (!TYPES.test(response.headers["content-type"] ?? "")) throw broken("it is of another type");
      if (Number(response.headers["content-length"] ?? 0) > limits.bytes) throw broken("it is too large");
      await pipeline(response, bounded(limits.bytes), createWriteStream(file, { flags: "wx" }), { signal });
    } finally {
      response.destroy();
    }
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof ProviderError || isVolumeFull(error)) throw error;
    if (late.aborted)
      throw new ProviderError("provider_timeout", "film file: it came too slowly", { retry: true });
    throw passing(`the connection broke, ${(error as NodeJS.ErrnoException).code ?? "no code"}`, error);
  }
}
