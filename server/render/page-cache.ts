import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A finished page that is the same for every visitor, compressed once. */
export interface StoredPage {
  etag: string;
  plain: Buffer;
  gzip: Buffer;
  brotli: Buffer;
}

export function storePage(html: string): StoredPage {
  const plain = Buffer.from(html);
  return {
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    plain,
    gzip: gzipSync(plain, { level: 9 }),
    brotli: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  };
}

export function sendStoredPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
  reply
    .type("text/html; charset=utf-8")
    // The same address answers differently once somebody signs in: always ask, often 304.
    .header("cache-control", "private, no-cache")
    .header("vary", "cookie, accept-language, accept-encoding")
    .header("etag", page.etag);
  if (request.headers["if-none-match"] === page.etag) return reply.code(304).send();
  const accepted = request.headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) return reply.header("content-encoding", "br").send(page.brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header("content-encoding", "gzip").send(page.gzip);
  return reply.send(page.plain);
}
