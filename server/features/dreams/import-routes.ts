import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import { HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import * as contract from "#shared/import.ts";
import { importDreams, knownFingerprints } from "./import.ts";
import { addImportedFile, wantedFiles } from "./imported-files.ts";
import type { StorageQuota } from "./quota.ts";

/** 5,000 dreams take 100 calls, or 200 where all are of the greatest length; a repeated import takes as many. */
const PER_HOUR = 600;
/** A browser sends one after the other, and waits for its decoding. */
const FILES_PER_MINUTE = 900;
/** Files of one user that are received at the same time. */
const FILES_AT_ONCE = 2;
/** The longest film at 0.5 Mbit/s. */
const FILE_MS = 28 * MINUTE_MS;

interface ImportRouteDeps {
  config: { quota: StorageQuota; openOutbox: boolean };
  db: Db;
  media: MediaStore;
  ffmpegPath: string;
  now: () => Date;
  /** Throws `conflict` where another user chose the file. */
  assertWrittenBy: (request: FastifyRequest, userId: string) => void;
}

/** A file as it comes, and its length in bytes. Throws where the request has no file, or does not say its length. */
function bodyOf({ headers, body }: FastifyRequest): { bytes: number; stream: Readable } {
  if (!(body instanceof Readable)) throw new AppError("unsupported_media_type");
  const bytes = Number(headers["content-length"]);
  if (Number.isSafeInteger(bytes) && bytes > 0) return { bytes, stream: body };
  throw new AppError("invalid_input", { issues: [{ path: "Content-Length", message: "invalid" }] });
}

/** A body goes to disk while it comes: it is never whole in memory. */
function registerFiles(app: FastifyInstance, { config, ...deps }: ImportRouteDeps): void {
  const receiving = new Map<string, number>();
  const limits = [limitBy(app, { max: FILES_PER_MINUTE, windowMs: MINUTE_MS, limited: "account" })];
  app.addContentTypeParser(contract.IMPORTED_FILE_TYPE, (_request, payload, done) => done(null, payload));

  registerEndpoint(
    app,
    { ...contract.addImportedFile, limits, bodyMs: FILE_MS },
    async ({ params, user, request }) => {
      deps.assertWrittenBy(request, user.id);
      const { id: userId } = user;
      const others = receiving.get(userId) ?? 0;
      if (others === FILES_AT_ONCE) throw new AppError("rate_limited", { limited: "account", retryAfter: 1 });
      receiving.set(userId, others + 1);
      try {
        await addImportedFile(
          { ...deps, quota: config.quota },
          { userId, dreamId: params.id, name: params.name, body: () => bodyOf(request) },
        );
      } finally {
        if (receiving.get(userId) === 1) receiving.delete(userId);
        else receiving.set(userId, receiving.get(userId)! - 1);
      }
    },
  );
}

/** Dreams that were written elsewhere. */
export function registerImport(app: FastifyInstance, deps: ImportRouteDeps): void {
  const { config, db, now, assertWrittenBy } = deps;
  const { quota } = config;
  const limit = (kind: string) =>
    limitBy(app, { kind, max: PER_HOUR, windowMs: HOUR_MS, limited: "account" });
  const { IMPORT_BYTES_MAX: bodyLimit } = contract;

  registerEndpoint(
    app,
    { ...contract.importDreams, limits: [limit("imports")], bodyLimit },
    async ({ body, user, request }) => {
      assertWrittenBy(request, user.id);
      // They become notes, which are free: without a confirmed email address anyone could fill the disk.
      if (!config.openOutbox && !user.emailVerified)
        throw new AppError("conflict", { reason: "unconfirmed" });
      const { language, dreams } = body;
      const { full, ...counts } = await importDreams({ db, quota }, dreams, {
        userId: user.id,
        language,
        now: now(),
      });
      if (full) throw new AppError("conflict", { ...full, ...counts });
      return counts;
    },
  );

  const pages = limit("known dreams");
  registerEndpoint(app, contract.listKnownDreams, async ({ query, user, request }) => {
    await pages(request);
    return knownFingerprints(db, user.id, query.cursor);
  });

  registerEndpoint(
    app,
    { ...contract.findWantedFiles, limits: [limit("wanted files")] },
    async ({ body, user }) => ({ dreams: await wantedFiles(db, user.id, body.dreams) }),
  );
  void app.register(async (scope) => registerFiles(scope, deps));
}
