import { setTimeout as wait } from "node:timers/promises";
import type { Random } from "../simulation/random.ts";
import type { Client, Reply, Sent } from "./client.ts";
import type { Player } from "./players.ts";
import type { Records } from "./records.ts";

/** Mean and longest time between two actions of a user, in ms. */
const THINK_MS = { mean: 4000, most: 15_000 };
const LANGUAGES = ["tr", "en-US", "en-GB", "de", "ja", "ko", "pt-BR", "hi", "fr", "it", "es", "ar"];
const ZONES = ["Europe/Istanbul", "Europe/Berlin", "America/New_York", "Asia/Tokyo"];

export interface Surroundings {
  client: Client;
  records: Records;
  random: Random;
  /** Factor of the time between two actions. */
  patience: number;
}

/** One browser on the site. */
export interface Visit extends Surroundings {
  user: Player | null;
  cookie: string;
  language: string;
  /** Waits as a user does who reads. */
  think(): Promise<void>;
  /** A page and the view that its script counts. */
  page(name: string, path: string, expected?: readonly number[]): Promise<Reply | null>;
  /** A call of the API. */
  call(name: string, sent: Sent): Promise<Reply | null>;
  file(
    name: string,
    path: string,
    headers?: Record<string, string>,
    expected?: readonly number[],
  ): Promise<void>;
  events(path: string): Promise<Record<string, any> | null>;
}

const addressOf = (n: number) => `${20 + (n >>> 16)}.${(n >>> 8) & 255}.${n & 255}.7`;

/** Begins a visit from an IP address of its own; `dueAt` is when its first request should be sent. */
export function beginVisit(
  surroundings: Surroundings,
  { user, nth, dueAt, cookie }: { user: Player | null; nth: number; dueAt: number; cookie?: string },
): Visit {
  const { client, random, patience } = surroundings;
  const language = LANGUAGES[nth % LANGUAGES.length]!;
  let due: number | undefined = dueAt;
  const preferences = `tz=${encodeURIComponent(ZONES[nth % ZONES.length]!)}`;
  const address = addressOf(nth);

  function send(kind: string, sent: Sent): Promise<Reply | null> {
    const since = due;
    due = undefined;
    return client.send(kind, { ...sent, headers: headersOf(sent) }, since);
  }
  const headersOf = ({ headers }: Sent) => ({
    cookie: visit.cookie ? `${visit.cookie}; ${preferences}` : preferences,
    "accept-language": language,
    "x-forwarded-for": address,
    ...headers,
  });

  const visit: Visit = {
    ...surroundings,
    user,
    cookie: cookie ?? user?.cookie ?? "",
    language,
    async think() {
      const ms = Math.min(-Math.log(1 - random.next()) * THINK_MS.mean, THINK_MS.most) * patience;
      const until = performance.now() + ms;
      await wait(ms);
      due = until;
    },
    async page(name, path, expected) {
      const sent = { path, headers: { accept: "text/html" }, ...(expected && { expected }) };
      const reply = await send(`page ${name}`, sent);
      const body = { path: path.split("?")[0]!, referrer: "https://search.example/" };
      if (reply?.status === 200)
        await send("call page view", {
          method: "POST",
          path: "/api/analytics/events",
          body,
          expected: [204],
        });
      return reply;
    },
    call: (name, sent) => send(`call ${name}`, sent),
    async file(name, path, headers = {}, expected = [200]) {
      await send(`file ${name}`, { path, headers, expected });
    },
    events: (path) => client.readEvents("call events", { path, headers: headersOf({ path }) }),
  };
  return visit;
}
