import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/db/open.ts";
import type { Proof } from "#server/features/accounts/accounts.ts";
import { storedOf } from "#server/features/dreams/dreams.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { securityEvent } from "#server/http/security-log.ts";
import { requireUser } from "#server/http/session-user.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import type { Translations } from "#server/translations.ts";
import * as endpoints from "#shared/accounts.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { exportAccount } from "./export.ts";
import { deleteAccount } from "./privacy.ts";

const EXPORTS_PER_HOUR = { loopback: 200, public: 10 };

interface PrivacyRouteDeps {
  config: Pick<Config, "loopback">;
  store: Pick<Store, "db">;
  media: MediaStore;
  translations: Translations;
  now: () => Date;
  /** Throws unless the owner of the account sends the request: by the password, or by a passkey before. */
  proveOwner: (request: FastifyRequest, password: string | undefined) => Promise<Proof>;
}

/** The export of a user's data, and the deletion of the account. */
export function registerPrivacyRoutes(app: FastifyInstance, deps: PrivacyRouteDeps): void {
  const { config, store, media, now, translations, proveOwner } = deps;
  const { db } = store;
  const exports = limitBy(app, {
    kind: "exports",
    max: EXPORTS_PER_HOUR[config.loopback ? "loopback" : "public"],
    windowMs: HOUR_MS,
    limited: "account",
  });

  app.get(
    endpoints.EXPORT_PATH,
    {
      schema: { summary: "All that is kept of the user, as a ZIP", produces: ["application/zip"] },
      preValidation: async (request) => void requireUser(request),
    },
    async (request, reply) => {
      await exports(request);
      const { id } = requireUser(request);
      const reader = new AbortController();
      reply.raw.on("close", () => reader.abort());
      const zip = exportAccount({ db, now, media, translations, locale: request.locale }, id, reader.signal);
      return reply
        .type("application/zip")
        .header("cache-control", "no-store")
        .header(
          "content-disposition",
          `attachment; filename="dreams-${now().toISOString().slice(0, 10)}.zip"`,
        )
        .header(endpoints.EXPORT_BYTES_HEADER, (await storedOf(db, id)).mediaBytes)
        .send(Readable.fromWeb(zip as ReadableStream));
    },
  );

  registerEndpoint(app, endpoints.deleteAccount, async ({ body, user, request, reply }) => {
    const proof = await proveOwner(request, body.password);
    await deleteAccount({ db, now }, { userId: user.id, proof });
    securityEvent(request, "account_deleted");
    await request.session.destroy();
    // The browser has images in its cache.
    reply.header("clear-site-data", `"cache", "storage"`);
  });
}
