import type { FastifyInstance } from "fastify";
import type { Random } from "../../bench/scale/random.ts";

const PAGES = ["/", "/", "/", "/gallery", "/gallery", "/pricing", "/auth", "/auth", "/dashboard", "/library"];
const REFERRERS = [
  undefined,
  undefined,
  undefined,
  "https://www.google.com/",
  "https://www.google.com/",
  "https://www.instagram.com/",
  "https://t.co/x",
  "https://eksisozluk.com/",
  "https://www.reddit.com/",
];
const COUNTRIES = ["TR", "TR", "TR", "TR", "TR", "DE", "US", "FR", "JP", "KR", "BR", "IN", "ES", "IT", "SA"];
const BROWSERS = [
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
  "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1",
];

/** Headers of a new browser, as a proxy in front of the site sends them. */
export function browserHeaders(random: Random, country = random.pick(COUNTRIES)): Record<string, string> {
  return {
    "x-forwarded-for": `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`,
    "x-country": country,
    "user-agent": random.pick(BROWSERS),
  };
}

/** Returns the page views of one visit, one to five, with their times in milliseconds since 1970. */
export function planVisit(app: FastifyInstance, random: Random, at: number) {
  const headers = browserHeaders(random);
  const referrer = random.pick(REFERRERS);
  const views = 1 + Math.floor(5 * random.next() ** 2);
  return Array.from({ length: views }, (_, i) => ({
    at: at + i * (20_000 + random.below(90_000)),
    async run(): Promise<void> {
      const path = i === 0 && referrer ? "/" : random.pick(PAGES);
      const payload = { path, ...(i === 0 && referrer && { referrer }) };
      const event = { method: "POST", url: "/api/analytics/events", headers, payload } as const;
      const { statusCode } = await app.inject(event);
      if (statusCode >= 400) throw new Error(`the page view returned ${statusCode}`);
    },
  }));
}
