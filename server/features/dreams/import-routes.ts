import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { HOUR_MS } from "#shared/durations.ts";
import * as contract from "#shared/import.ts";
import { importDreams, knownDreams } from "./import.ts";
import type { StorageQuota } from "./quota.ts";

/** 5,000 dreams take 100 calls, or 200 where all are of the greatest length; a repeated import takes as many. */
const PER_HOUR = 600;

interface ImportRouteDeps {
  config: { quota: StorageQuota; openOutbox: boolean };
  db: Db;
  now: () => Date;
  /** Throws `conflict` where another user chose the file. */
  assertWrittenBy: (request: FastifyRequest, userId: string) => void;
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

  registerEndpoint(
    app,
    { ...contract.findKnownDreams, limits: [limit("known dreams")] },
    async ({ body, user }) => ({
      known: await knownDreams(db, user.id, body.dreams),
    }),
  );
}
