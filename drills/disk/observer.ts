import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { transact } from "#server/db/transaction.ts";
import { setAdmin } from "#server/features/accounts/roles.ts";
import { grant } from "#server/features/credits/credits.ts";
import type { TestStore } from "../../tests/support/database.ts";
import type { Member } from "../kill/member.ts";

const PASSWORD = "a long password";
const TOKENS = 200;
const REPLY_MS = 60_000;
/** Of a dream on a machine that does much else. */
const DONE_MS = 600_000;

interface Reply {
  status: number;
  text: string;
  /** Code of an error reply. */
  code: string | null;
}

/** What a site shows at one moment. */
export interface Sight {
  health: number;
  ready: { status: number; checks: Record<string, boolean> };
  metrics: number;
  /** Problems on the page of an admin; null where it could not be read. */
  problems: string[] | null;
  /** Replies to a user by request: the status, and the code of an error. */
  user: Record<string, string>;
}

/** An admin with a finished dream, who looks at the site. */
export interface Observer {
  member: Member;
  /** Whether a dream that is submitted now is made. */
  makesDream(): Promise<boolean>;
  look(): Promise<Sight>;
}

export async function createObserver(origin: string, store: () => TestStore): Promise<Observer> {
  const email = `${randomUUID()}@example.com`;
  let cookie = "";
  async function send(method: string, path: string, body?: object, own = cookie): Promise<Reply> {
    const headers = {
      cookie: own,
      "x-forwarded-for": "10.9.0.1",
      "idempotency-key": randomUUID(),
      ...(body && { "content-type": "application/json" }),
    };
    try {
      const response = await fetch(origin + path, {
        method,
        headers,
        redirect: "manual",
        signal: AbortSignal.timeout(REPLY_MS),
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (path === "/api/auth/sign-up" && cookie === "")
        cookie = response.headers
          .getSetCookie()
          .map((one) => one.split(";")[0]!)
          .join("; ");
      const isError = response.status >= 400 && text.startsWith("{");
      const error = isError ? (JSON.parse(text) as { error?: { code: string } }).error : undefined;
      return { status: response.status, text, code: error?.code ?? null };
    } catch (error) {
      const isLate = (error as Error).name === "TimeoutError";
      return { status: 0, text: String(error), code: isLate ? "no reply" : "cut off" };
    }
  }
  const dream = (depth: string) =>
    send("POST", "/api/dreams", {
      dreamText: `I flew over a dark sea, ${randomUUID()}.`,
      language: "en-US",
      depth,
    });
  const idOf = ({ text }: Reply) => (JSON.parse(text) as { dream: { id: string } }).dream.id;
  async function isDone(id: string): Promise<boolean> {
    for (const until = performance.now() + DONE_MS; performance.now() < until; await pause(200)) {
      const { status, text } = await send("GET", `/api/dreams/${id}`);
      if (status === 200 && (JSON.parse(text) as { dream: { status: string } }).dream.status === "done")
        return true;
    }
    return false;
  }

  const signedUp = await send("POST", "/api/auth/sign-up", { name: "Deniz", email, password: PASSWORD });
  if (signedUp.status !== 201) throw new Error(`sign-up returned ${signedUp.status}: ${signedUp.text}`);
  const { id: userId } = (JSON.parse(signedUp.text) as { user: { id: string } }).user;
  const lot = { userId, tokens: TOKENS, expiresAt: null, source: "admin", sourceRef: email } as const;
  await transact(store().db, { user: userId }, (trx) => grant(trx, { ...lot, now: new Date() }));
  await setAdmin(store().db, email, true);
  const submitted = await dream("image");
  if (submitted.status !== 202)
    throw new Error(`the first dream returned ${submitted.status}: ${submitted.text}`);
  const first = idOf(submitted);
  if (!(await isDone(first))) throw new Error("the first dream was not made");

  const member: Member = {
    email,
    credits: TOKENS,
    dreams: new Set([first]),
    deleted: new Set(),
    shares: new Set(),
    endedShares: new Set(),
    removed: false,
    act: async () => undefined,
    remove: async () => undefined,
  };
  async function submit(depth: string): Promise<Reply> {
    const reply = await dream(depth);
    if (reply.status === 200 || reply.status === 202) member.dreams.add(idOf(reply));
    return reply;
  }

  return {
    member,
    async makesDream() {
      const reply = await submit("image");
      return reply.status === 202 && isDone(idOf(reply));
    },
    async look() {
      const replies = {
        "page /": await send("GET", "/"),
        "page /dashboard": await send("GET", "/dashboard"),
        "its dream": await send("GET", `/api/dreams/${first}`),
        "its image": await send("GET", `/media/${first}/image.webp`),
        "new dream": await submit("reading"),
        "sign-in": await send("POST", "/api/auth/sign-in", { email, password: PASSWORD }, ""),
        "sign-up": await send(
          "POST",
          "/api/auth/sign-up",
          { name: "Deniz", email: `${randomUUID()}@example.com`, password: PASSWORD },
          "",
        ),
      };
      // Monitoring has no cookie.
      const ready = await send("GET", "/readyz", undefined, "");
      const alerts = await send("GET", "/api/admin/attention");
      const problems =
        alerts.status === 200 ? (JSON.parse(alerts.text) as { problems: { code: string }[] }).problems : null;
      return {
        health: (await send("GET", "/healthz", undefined, "")).status,
        ready: {
          status: ready.status,
          checks: (ready.text.startsWith("{") ? JSON.parse(ready.text).checks : {}) as Record<
            string,
            boolean
          >,
        },
        metrics: (await send("GET", "/metrics", undefined, "")).status,
        problems: problems?.map(({ code }) => code) ?? null,
        user: Object.fromEntries(
          Object.entries(replies).map(([what, { status, code }]) => [
            what,
            code ? `${status} ${code}` : `${status}`,
          ]),
        ),
      };
    },
  };
}
