import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/open.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import type { Engines } from "#server/providers/engines.ts";
import type { PushSender } from "#server/providers/web-push/send.ts";
import type { VapidKeys } from "#server/providers/web-push/vapid.ts";
import { HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import * as contract from "#shared/notifications.ts";
import { changeAlerts, describeAlerts, subscribe, turnOff, unsubscribe } from "./notifications.ts";
import { publicKeyOf } from "./push-keys.ts";

interface NotificationRouteDeps {
  config: Pick<Config, "publicUrl" | "sessionSecrets">;
  store: { db: Db };
  engines: Pick<Engines, "letter">;
  pushSender: PushSender;
  pushKeys: () => Promise<VapidKeys>;
  now: () => Date;
}

/** The endpoints of what a user is notified of. */
export async function registerNotificationRoutes(
  app: FastifyInstance,
  deps: NotificationRouteDeps,
): Promise<void> {
  const { config, pushSender: sender, pushKeys, now } = deps;
  const { db } = deps.store;
  const changes = limitBy(app, { max: 60, windowMs: MINUTE_MS, limited: "account" });
  const browsers = limitBy(app, { kind: "browsers", max: 60, windowMs: HOUR_MS, limited: "account" });
  const switches = limitBy(app, { max: 60, windowMs: MINUTE_MS, limited: "address" });
  const describe = async (userId: string) => {
    const publicKey = await publicKeyOf({ db, pushKeys, log: app.log });
    return describeAlerts(db, userId, { publicKey, letterAi: deps.engines.letter !== undefined });
  };

  registerEndpoint(app, contract.getAlerts, ({ user }) => describe(user.id));

  registerEndpoint(app, { ...contract.changeAlerts, limits: [changes] }, async ({ body, user }) => {
    await changeAlerts(db, user.id, body, now());
    return describe(user.id);
  });

  registerEndpoint(app, { ...contract.subscribePush, limits: [browsers] }, async ({ body, user }) => {
    await subscribe({ db, sender }, user.id, body, now());
  });

  registerEndpoint(app, { ...contract.unsubscribePush, limits: [browsers] }, async ({ body, user }) => {
    await unsubscribe(db, user.id, body.endpoint);
  });

  const secrets = config.sessionSecrets;
  const off = async (token: string) => turnOff({ db, secrets }, token, now());
  registerEndpoint(app, { ...contract.turnOff, limits: [switches] }, async ({ query }) => {
    const { topic, channel } = await off(query.token);
    return { topic, channel };
  });

  // The page of this URL is read by GET. Mail programs post a form, whose content says nothing that the URL does not
  // say, and take no redirect; so does the page where it runs no script.
  await app.register(async (forms) => {
    const types = ["application/x-www-form-urlencoded", "multipart/form-data"];
    forms.addContentTypeParser(types, { parseAs: "string" }, (_request, _body, done) =>
      done(null, undefined),
    );
    forms.post<{ Querystring: { token?: string } }>(
      "/unsubscribe",
      { schema: { hide: true } },
      async (request, reply) => {
        await switches(request);
        await off(request.query.token ?? "");
        const isPage = request.headers.accept?.includes("text/html");
        return isPage ? reply.redirect("/unsubscribe?done=1", 303) : reply.code(200).send({});
      },
    );
  });
}
