import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { createPasswords, type Passwords } from "#server/features/accounts/passwords.ts";
import { registerAccountRoutes } from "#server/features/accounts/routes.ts";
import { registerSession } from "#server/features/accounts/session.ts";
import { registerErrorReply } from "#server/http/error-reply.ts";
import { registerLocale } from "#server/http/locale.ts";
import { registerRateLimits } from "#server/http/rate-limits.ts";
import { registerSameOrigin } from "#server/http/same-origin.ts";
import { loadTexts } from "#server/texts.ts";
import { openTestStore } from "../support/database.ts";

export type AccountApp = Awaited<ReturnType<typeof startAccountApp>>;

/** The account endpoints alone, on a fresh database, with a clock the test sets. */
export async function startAccountApp(
  options: { publicUrl?: string; welcomeTokens?: number; geoHeader?: string; trustProxy?: boolean } = {},
) {
  const publicUrl = options.publicUrl ?? "http://localhost:3000";
  const config = {
    publicUrl,
    loopback: publicUrl.startsWith("http:"),
    sessionSecret: "a secret of the tests, long enough to sign",
    welcomeTokens: options.welcomeTokens ?? 5,
    geoHeader: options.geoHeader ?? null,
  };
  const store = await openTestStore();
  const clock = { now: new Date("2026-03-01T12:00:00.000Z") };
  const now = () => clock.now;
  const mails = { woken: 0, wake: () => void mails.woken++ };
  const real = createPasswords();
  const work = { hash: 0, verify: 0 };
  const passwords: Passwords = {
    hash: (password) => (work.hash++, real.hash(password)),
    verify: (digest, password) => (work.verify++, real.verify(digest, password)),
  };

  const app = Fastify({ trustProxy: options.trustProxy ?? false });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(cookie);
  registerErrorReply(app, loadTexts("Morpheus"));
  registerLocale(app, !config.loopback);
  registerSameOrigin(app, config);
  await registerRateLimits(app);
  await registerSession(app, { config, store, now });
  registerAccountRoutes(app, { config, store, mails, now, passwords });
  await app.ready();

  /** The address in the newest mail of a template to a person, until it is sent. */
  async function mailedToken(recipient: string, template: "verify" | "reset"): Promise<string> {
    const mail = await store.db
      .selectFrom("mails")
      .select("data")
      .where("recipient", "=", recipient)
      .where("template", "=", template)
      .orderBy(store.db.dynamic.ref("rowid"), "desc")
      .executeTakeFirstOrThrow();
    return new URL((JSON.parse(mail.data) as { url: string }).url).searchParams.get("token")!;
  }

  return {
    app,
    store,
    config,
    clock,
    mails,
    work,
    mailedToken,
    visitor: (headers: Record<string, string> = {}) => visitor(app, headers),
    advance: (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms)),
    async close() {
      await app.close();
      await store.close();
    },
  };
}

/** A browser: keeps the cookies it is given and sends them along. */
function visitor(app: FastifyInstance, headers: Record<string, string>) {
  const jar = new Map<string, string>();

  async function send(
    method: InjectOptions["method"],
    url: string,
    body?: object,
    more: Record<string, string> = {},
  ) {
    const answer: LightMyRequestResponse = await app.inject({
      method,
      url,
      headers: { ...headers, ...more },
      cookies: Object.fromEntries(jar),
      ...(body && { payload: body }),
    });
    for (const { name, value, expires } of answer.cookies) {
      if (expires && expires.getTime() <= Date.now()) jar.delete(name);
      else jar.set(name, value);
    }
    const json = answer.body === "" ? undefined : (answer.json() as Record<string, any>);
    return { status: answer.statusCode, json, headers: answer.headers, cookies: answer.cookies };
  }

  return {
    jar,
    get: (url: string, more?: Record<string, string>) => send("GET", url, undefined, more),
    post: (url: string, body?: object, more?: Record<string, string>) => send("POST", url, body, more),
    signUp: (email: string, password = "a long password", name = "Ayşe") =>
      send("POST", "/api/auth/sign-up", { name, email, password }),
    signIn: (email: string, password = "a long password") =>
      send("POST", "/api/auth/sign-in", { email, password }),
  };
}
