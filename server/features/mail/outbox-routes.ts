import { mkdirSync } from "node:fs";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Config } from "#server/config.ts";
import { AppError } from "#server/errors.ts";
import { isLoopbackHost } from "#server/hosts.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { listOutbox, OUTBOX_MAIL_PATH } from "#shared/outbox.ts";
import { newestMails } from "./outbox.ts";

/** A mail loads and runs nothing, and only a page of this site can frame it. */
const MAIL_HEADERS = {
  "content-security-policy":
    "default-src 'none';style-src 'unsafe-inline';img-src data:;form-action 'none';frame-ancestors 'self';sandbox allow-top-navigation-by-user-activation",
  "x-frame-options": "SAMEORIGIN",
  "referrer-policy": "no-referrer",
};

/** The endpoints of `/outbox`; `not_found` unless mail stays on this machine. */
export function registerOutboxRoutes(
  app: FastifyInstance,
  { config }: { config: Pick<Config, "openOutbox" | "outboxDir"> },
): void {
  if (config.openOutbox) mkdirSync(config.outboxDir, { recursive: true, mode: 0o700 });

  /** For this machine every mail; for others (HOST may be open to the network) those to the signed-in user. */
  async function mailsFor({ ip, hostname, user }: FastifyRequest) {
    // A foreign host name that resolves to this machine belongs to a site that wants to read its replies.
    const isSite = config.openOutbox && isLoopbackHost(hostname);
    const recipient = isLoopbackHost(ip) ? null : user?.email;
    if (!isSite || recipient === undefined) throw new AppError("not_found");
    return await newestMails(config.outboxDir, recipient);
  }

  registerEndpoint(app, listOutbox, async ({ request }) => ({
    mails: (await mailsFor(request)).map(({ html: _, ...mail }) => mail),
  }));

  const schema = { hide: true, params: z.object({ id: z.string() }) };
  app.get<{ Params: { id: string } }>(OUTBOX_MAIL_PATH, { schema }, async (request, reply) => {
    const mail = (await mailsFor(request)).find(({ id }) => id === request.params.id);
    if (!mail) throw new AppError("not_found");
    // Its links open in the window, not in the frame.
    const html = mail.html.replace("<head>", '<head><base target="_top">');
    // It asks for the site's own process, which a sandboxed document cannot have.
    reply.removeHeader("origin-agent-cluster");
    return reply.headers(MAIL_HEADERS).type("text/html; charset=utf-8").send(html);
  });
}
