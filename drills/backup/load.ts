import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { startFakeStripe } from "../../tests/fakes/stripe.ts";
import type { Random } from "../simulation/random.ts";

const RETRY_MS = 50;
const DREAMS_OF_A_USER = 30;
const PASSWORD = "a long password";

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

/** Users, one after another, who sign up, buy, submit dreams and delete some; requests are repeated after outages. */
export async function act(
  nth: number,
  { origin, stripe, random, writes, goesOn }: Surroundings,
): Promise<void> {
  let cookie = "";
  let clientIp = "";

  /** Resolves to the reply, with the times of the request and of the reply; null when the load ends first. */
  async function send(method: string, path: string, body?: object, more: Record<string, string> = {}) {
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
        const set = response.headers.getSetCookie().map((one) => one.split(";")[0]!);
        if (response.status < 500)
          return { status: response.status, text, set, sentAt, acknowledgedAt: Date.now() };
      } catch {
        // The site was killed: the same request goes to the next process.
      }
      await pause(RETRY_MS);
    }
    return null;
  }
  type Reply = NonNullable<Awaited<ReturnType<typeof send>>>;
  const note = ({ sentAt, acknowledgedAt }: Reply, row: Pick<Write, "table" | "column" | "value" | "gone">) =>
    writes.push({ ...row, sentAt, acknowledgedAt });

  async function actAsOneUser(): Promise<void> {
    clientIp = `10.${random.int(0, 255)}.${random.int(0, 255)}.${random.int(0, 255)}`;
    cookie = "";
    const email = `${randomUUID()}@example.com`;
    const signedUp = await send("POST", "/api/auth/sign-up", { name: "Deniz", email, password: PASSWORD });
    // 409: the reply to the first request was lost.
    if (signedUp?.status !== 201) return;
    cookie = signedUp.set.join("; ");
    note(signedUp, { table: "users", column: "email", value: email, gone: false });
    const opened = await send("POST", "/api/payments/create-payment", { packageId: "starter" });
    if (opened?.status !== 200) return;
    for (const event of await stripe.pay((JSON.parse(opened.text).url as string).split("/").at(-1)!)) {
      const { payload, headers } = stripe.signed(event);
      await send("POST", "/api/webhooks/stripe", JSON.parse(payload), headers);
    }
    for (let count = 0; count < DREAMS_OF_A_USER && goesOn(); count++) {
      const key = { "idempotency-key": randomUUID() };
      const dream = {
        dreamText: `Rüya ${count}: denizin üstünde yürüyen bir ev, ${key["idempotency-key"]}.`,
        language: "tr",
        depth: random.chance(0.05) ? "image" : "reading",
      };
      const submitted = await send("POST", "/api/dreams", dream, key);
      // 401: the account was lost with the volume.
      if (!submitted || submitted.status === 401) return;
      if (submitted.status === 200 || submitted.status === 202) {
        const { id } = JSON.parse(submitted.text).dream as { id: string };
        note(submitted, { table: "dreams", column: "id", value: id, gone: false });
        await pause(random.int(20, 120));
        if (random.chance(0.1)) {
          const deleted = await send("DELETE", `/api/dreams/${id}?forever=true`);
          if (deleted && [200, 204].includes(deleted.status))
            note(deleted, { table: "dreams", column: "id", value: id, gone: true });
        }
      } else if (submitted.status === 429 || submitted.status === 402) return;
    }
  }
  await pause(nth * RETRY_MS);
  while (goesOn()) {
    await actAsOneUser();
    await pause(RETRY_MS);
  }
}
