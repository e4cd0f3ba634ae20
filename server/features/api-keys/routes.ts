import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Store } from "#server/db/open.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { securityEvent } from "#server/http/security-log.ts";
import * as contract from "#shared/api-keys.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { createKey, endKey, listKeys, mayHaveKeys, type KeyDeps } from "./api-keys.ts";

const CHANGES_PER_HOUR = 60;

interface KeyRouteDeps extends Pick<KeyDeps, "config" | "now"> {
  store: Pick<Store, "db">;
  /** Throws `invalid_input` without a fresh proof, `forbidden` before an admin's second factor. */
  requireChangeAccess: (request: FastifyRequest, now: Date) => void;
}

/** The endpoints by which users manage their keys. */
export function registerKeyRoutes(
  app: FastifyInstance,
  { config, store, now, requireChangeAccess }: KeyRouteDeps,
): void {
  const deps: KeyDeps = { db: store.db, config, now };
  const limits = [
    limitBy(app, { kind: "key changes", max: CHANGES_PER_HOUR, windowMs: HOUR_MS, limited: "account" }),
  ];

  registerEndpoint(app, contract.listKeys, async ({ user }) => ({
    keys: await listKeys(deps, user.id),
    allowed: await mayHaveKeys(deps, user.id),
  }));

  registerEndpoint(app, { ...contract.createKey, limits }, async ({ body, user, request }) => {
    requireChangeAccess(request, now());
    const made = await createKey(deps, user.id, body);
    securityEvent(request, "key_added", { reason: made.rights.join(" ") });
    return made;
  });

  registerEndpoint(app, { ...contract.endKey, limits }, async ({ params, user, request }) => {
    requireChangeAccess(request, now());
    await endKey(store.db, user.id, params.id);
    securityEvent(request, "key_removed");
  });
}
