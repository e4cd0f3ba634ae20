import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { startFakeStripe } from "../../tests/fakes/stripe.ts";
import type { Random } from "../simulation/random.ts";

const RETRY_MS = 50;
const DREAMS_OF_A_USER = 30;
const PASSWORD = "a long password";
const SIGN_UP = "/api/auth/sign-up";

/** A write that the site has acknowledged, and how the database shows it. Times are in ms. */
export interface Write {
  table: "users" | "dreams";
  column: "email" | "id";
  value: string;
  /** Whether the write deleted the row. */
  gone: boolean;
  sentAt: number;
  acknowledgedAt: number;
}

interface Surroundings {
  origin: string;
  stripe: Awaited<ReturnType<typeof startFakeStripe>>;
  random: Random;
  writes: Write[];
  /** Whether the load goes on. */
  goesOn: () => boolean;
}

/**
 * Returns a function that sends requests of one browser and repeats them after outages. It resolves to the reply, with the
 * times of the request and of the reply, or to null when the load ends first.
 */
function createBrowser({ origin, random, goesOn }: Surroundings) {
  const clientIp = `10.${random.int(0, 255)}.${random.int(0, 255)}.${random.int(0, 255)}`;
  let cookie = "";

  return async function send(method: string, path: string, body?: object, more: Record<string, string> = {}) {
    // Time of the first attempt: it may have an effect although its reply was lost.
    const sentAt = Date.now();
    while (goesOn()) {
      try {
        const response = await fetch(origin + path, {
          method,
          headers: {
            ...(body && { "content-type": "application/json" }),
            "x-forwarded-for": clientIp,
            cookie,
            ...more,
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        const text = await response.text();
        if (response.status < 500) {
          const set = response.headers.getSetCookie().map((one) => one.split(";")[0]!);
          if (path === SIGN_UP) cookie = set.join("; ");
          return { status: response.status, text, sentAt, acknowledgedAt: Date.now() };
        }
      } catch {
        // The site was killed: the same request goes to the next process.
      }
      await pause(RETRY_MS);
    }
    return null;
  };
}
type Send = ReturnType<typeof createBrowser>;
type Reply = NonNullable<Awaited<ReturnType<Send>>>;

const written = (reply: Reply, row: Omit<Write, "sentAt" | "acknowledgedAt">): Write => ({
  ...row,
  sentAt: reply.sentAt,
  acknowledgedAt: reply.acknowledgedAt,
});

/** Returns whether the user has bought credits. */
async function buy(send: Send, stripe: Surroundings["stripe"]): Promise<boolean> {
  const opened = await send("POST", "/api/payments/create-payment", { packageId: "starter" });
  if (opened?.status !== 200) return false;
  for (const event of await stripe.pay((JSON.parse(opened.text).url as string).split("/").at(-1)!)) {
    const { payload, headers } = await stripe.signed(event);
    await send("POST", "/api/webhooks/stripe", JSON.parse(payload), headers);
  }
  return true;
}

/** Submits the dream, and sometimes deletes it. Returns whether the user can go on. */
async function submitDream(send: Send, nth: number, { random, writes }: Surroundings): Promise<boolean> {
  const key = randomUUID();
  const dream = {
    dreamText: `Rüya ${nth}: denizin üstünde yürüyen bir ev, ${key}.`,
    language: "tr",
    depth: random.chance(0.05) ? "image" : "reading",
  };
  const submitted = await send("POST", "/api/dreams", dream, { "idempotency-key": key });
  // 401: the account was lost with the volume. 402 and 429: no credits, or a limit.
  if (!submitted || [401, 402, 429].includes(submitted.status)) return false;
  if (submitted.status !== 200 && submitted.status !== 202) return true;
  const { id } = JSON.parse(submitted.text).dream as { id: string };
  writes.push(written(submitted, { table: "dreams", column: "id", value: id, gone: false }));
  await pause(random.int(20, 120));
  if (!random.chance(0.1)) return true;
  const deleted = await send("DELETE", `/api/dreams/${id}?forever=true`);
  // 404: the reply to the first request was lost.
  if (deleted && [204, 404].includes(deleted.status))
    writes.push(written(deleted, { table: "dreams", column: "id", value: id, gone: true }));
  return true;
}

async function actAsOneUser(surroundings: Surroundings): Promise<void> {
  const { stripe, writes, goesOn } = surroundings;
  const send = createBrowser(surroundings);
  const email = `${randomUUID()}@example.com`;
  const signedUp = await send("POST", SIGN_UP, { name: "Deniz", email, password: PASSWORD });
  if (signedUp?.status !== 201) return;
  writes.push(written(signedUp, { table: "users", column: "email", value: email, gone: false }));
  if (!(await buy(send, stripe))) return;
  for (let nth = 0; nth < DREAMS_OF_A_USER && goesOn(); nth++)
    if (!(await submitDream(send, nth, surroundings))) return;
}

/** Users, one after another, who sign up, buy, submit dreams and delete some. */
export async function act(nth: number, surroundings: Surroundings): Promise<void> {
  await pause(nth * RETRY_MS);
  while (surroundings.goesOn()) {
    await actAsOneUser(surroundings);
    await pause(RETRY_MS);
  }
}
