import { setTimeout as pause } from "node:timers/promises";
import { readZip } from "../../tests/support/zip.ts";
import type { startFakeStripe } from "../../tests/fakes/stripe.ts";
import type { TestStore } from "../../tests/support/database.ts";
import type { Random } from "../simulation/random.ts";

/** Credits of the smallest package. */
const PACKAGE_CREDITS = 50;
const RETRY_MS = 30;
/**
 * Most unfinished parts of each kind: a server that is killed every few seconds finishes few, and users here share and
 * delete finished dreams only.
 */
const OPEN_MAX = { reading: 6, image: 3, video: 1 };
const PASSWORD = "a long password";

/** Where requests go, and what they are counted in. */
export interface MemberDeps {
  origin: string;
  stripe: Awaited<ReturnType<typeof startFakeStripe>>;
  store: TestStore;
  random: Random;
  counts: Record<string, number>;
  differences: string[];
  /** Called for each 5xx reply, after which the request is sent again. */
  failed?: (request: string, status: number, body: string) => void;
  /** Whether users pay now; without it always. */
  mayPay?: () => boolean;
}

/** A user and the model of what the server has acknowledged to them. */
export interface Member {
  email: string;
  /** Bought, less what deleted dreams cost; `compare` subtracts the cost of the dreams that remain. */
  credits: number;
  /** Ids of the dreams that must exist, and of those that must not. */
  dreams: Set<string>;
  deleted: Set<string>;
  shares: Set<string>;
  endedShares: Set<string>;
  /** Whether the removal of the account was acknowledged. */
  removed: boolean;
  act(): Promise<void>;
  remove(): Promise<void>;
}

/** Signs a user up whose requests are repeated until the server replies. */
export async function createMember(nth: number, site: MemberDeps): Promise<Member> {
  const { origin, stripe, store, random, counts, differences, failed, mayPay } = site;
  let cookie = "";
  let submitted = 0;

  /** The reply, once the server is there and does not fail; counts the requests that a kill cut off. */
  async function send(
    what: string,
    [method, path]: [method: string, path: string],
    body?: object,
    headers: Record<string, string> = {},
  ) {
    for (;;) {
      try {
        const response = await fetch(origin + path, {
          method,
          headers: {
            ...(body && { "content-type": "application/json" }),
            "x-forwarded-for": `10.0.${nth >> 8}.${nth & 255}`,
            cookie,
            ...headers,
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        const bytes = Buffer.from(await response.arrayBuffer());
        if (response.status < 500) {
          const set = response.headers.getSetCookie().map((one) => one.split(";")[0]!);
          return { status: response.status, bytes, set };
        }
        failed?.(`${method} ${path}`, response.status, bytes.toString());
      } catch (error) {
        // The server was killed: the same request is sent to the next process.
        const { cause } = error as { cause?: { code?: string } };
        if (cause?.code !== "ECONNREFUSED") count(`cut off: ${what}`);
      }
      await pause(RETRY_MS);
    }
  }
  const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);
  /** Counts an expected reply and returns true; else records a difference, except for a rate limit. */
  function record(what: string, status: number, expected: readonly number[]): boolean {
    if (expected.includes(status)) {
      count(what);
      return true;
    }
    if (status !== 429) differences.push(`${what} of ${member.email} returned ${status}`);
    return false;
  }

  async function mayBegin(part: keyof typeof OPEN_MAX): Promise<boolean> {
    const statement = `SELECT COUNT(*) FROM jobs WHERE part = '${part}' AND status IN ('queued', 'running')`;
    return Number(await store.value(statement)) < OPEN_MAX[part];
  }

  async function pickDepth(): Promise<string> {
    const depth = random.pick(["reading", "reading", "reading", "image", "image", "full"]);
    if (depth === "full" && (await mayBegin("video"))) return depth;
    return depth !== "reading" && (await mayBegin("image")) ? "image" : "reading";
  }

  async function submitDream(): Promise<void> {
    if (!(await mayBegin("reading"))) return random.pick([share, endShare, deleteDream, takeExport])();
    const body = {
      dreamText: `Rüya ${submitted}: denizin üstünde yürüyen bir ev.`,
      language: "tr",
      depth: await pickDepth(),
    };
    const key = { "idempotency-key": `dream-${nth}-${submitted++}` };
    const { status, bytes } = await send("dreams", ["POST", "/api/dreams"], body, key);
    if (record("dreams", status, [200, 202])) member.dreams.add(JSON.parse(bytes.toString()).dream.id);
  }

  async function buy(): Promise<void> {
    if (mayPay?.() === false) return;
    const opened = await send("checkouts", ["POST", "/api/payments/create-payment"], {
      packageId: "starter",
    });
    if (!record("checkouts", opened.status, [200])) return;
    const session = (JSON.parse(opened.bytes.toString()).url as string).split("/").at(-1)!;
    for (const event of await stripe.pay(session)) {
      for (let times = random.int(1, 2); times > 0; times--) {
        const { payload, headers } = await stripe.signed(event);
        const { status } = await send(
          "payment reports",
          ["POST", "/api/webhooks/stripe"],
          // `send` serialises it to the same bytes, which are signed.
          JSON.parse(payload),
          headers,
        );
        if (status !== 200) differences.push(`${event.type} of ${member.email} returned ${status}`);
      }
    }
    member.credits += PACKAGE_CREDITS;
    count("payments");
  }

  /** A dream that is finished, without which there is nothing to share or delete; `and` says what else it has. */
  async function finishedDream(and = "TRUE"): Promise<string | null> {
    const ids = [...member.dreams].map((id) => `'${id}'`).join() || "''";
    const statement = `SELECT id FROM dreams WHERE finished_at IS NOT NULL AND ${and} AND id IN (${ids}) ORDER BY id`;
    const finished = await store.column<string>(statement);
    return finished.length === 0 ? null : random.pick(finished);
  }

  async function share(): Promise<void> {
    // Some readings fail, because each kill uses up an attempt; such a dream has no title and cannot be shared.
    const id = await finishedDream("title IS NOT NULL");
    if (id === null) return;
    const show = { image: false, video: false, reading: true, words: true };
    const { status, bytes } = await send("shares", ["POST", `/api/dreams/${id}/shares`], { show });
    // 409: the dream has all the links that it may have.
    if (status !== 409 && record("shares", status, [201]))
      member.shares.add(JSON.parse(bytes.toString()).share.id);
  }

  async function endShare(): Promise<void> {
    if (member.shares.size === 0) return;
    const id = random.pick([...member.shares]);
    // 404: the reply to the first request was lost.
    const { status } = await send("ended shares", ["DELETE", `/api/shares/${id}`]);
    if (!record("ended shares", status, [204, 404])) return;
    member.shares.delete(id);
    member.endedShares.add(id);
  }

  async function deleteDream(): Promise<void> {
    const id = await finishedDream();
    if (id === null) return;
    const spent = await spentOn(store, id);
    const links = await store.column<string>(`SELECT id FROM share_links WHERE dream_id = '${id}'`);
    // 404: the reply to the first request was lost.
    const { status } = await send("deleted dreams", ["DELETE", `/api/dreams/${id}?forever=true`]);
    if (!record("deleted dreams", status, [204, 404])) return;
    member.credits -= spent;
    member.dreams.delete(id);
    member.deleted.add(id);
    for (const link of links) member.shares.delete(link);
  }

  async function takeExport(): Promise<void> {
    const { status, bytes } = await send("exports", ["GET", "/api/account/export"]);
    if (record("exports", status, [200])) readZip(bytes);
  }

  const actions = [submitDream, submitDream, submitDream, buy, share, endShare, deleteDream, takeExport];
  const member: Member = {
    email: `user-${nth}@example.com`,
    credits: 0,
    dreams: new Set(),
    deleted: new Set(),
    shares: new Set(),
    endedShares: new Set(),
    removed: false,
    act: () => (member.credits === 0 ? buy() : random.pick(actions)()),
    async remove() {
      // 401: the reply to the first request was lost, and the session is gone.
      const { status } = await send("removed accounts", ["POST", "/api/account/delete"], {
        password: PASSWORD,
      });
      member.removed = record("removed accounts", status, [204, 401]);
    },
  };
  const body = { name: "Deniz", email: member.email, password: PASSWORD };
  const { status, set } = await send("accounts", ["POST", "/api/auth/sign-up"], body);
  // Where the reply to the first request was lost, the second one signs in with the same status.
  if (!record("accounts", status, [201])) throw new Error(`sign-up returned ${status}`);
  cookie = set.join("; ");
  return member;
}

/** Credits that the finished parts of a dream have cost. */
export async function spentOn(store: TestStore, dreamId: string): Promise<number> {
  const costs = await store.column<number>(
    `SELECT cost FROM dream_parts WHERE dream_id = '${dreamId}' AND status = 'done'`,
  );
  return costs.reduce((sum, cost) => sum + cost, 0);
}
