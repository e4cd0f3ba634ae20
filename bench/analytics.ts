import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#server/db/migrate.ts";
import { openStore } from "#server/db/open.ts";
import { readTraffic, recordPageViews } from "#server/features/analytics/analytics.ts";
import { DAY_MS } from "#shared/durations.ts";
import { PAGE_PATTERNS } from "#shared/pages.ts";
import { readRawTraffic } from "../tests/support/raw-traffic.ts";

// Records a million page views over ninety days as the site does. Compares the time to read their figures with the
// time to compute them from the single views. The median of the rounds counts.
const DAYS = 90;
const VIEWS = 1_000_000;
const VISITORS_PER_DAY = 3000;
const BATCH_SIZE = 2000;
const ROUNDS = 5;
const SOURCES = 60;
const COUNTRIES = ["TR", "US", "DE", "JP", "KR", "BR", "IN", "FR", "IT", "ES"];
const DEVICES = ["desktop", "mobile", "tablet"] as const;
const FIRST = Date.parse("2026-01-01T00:00:00.000Z");
const GOAL_MS = 100;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function milliseconds(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const folder = mkdtempSync(join(tmpdir(), "traffic-"));
const store = openStore(join(folder, "app.db"));
await migrate(store.db);
store.sqlite.pragma("synchronous = OFF");

const perDay = Math.ceil(VIEWS / DAYS);
const recording = await milliseconds(async () => {
  for (let day = 0; day < DAYS; day++) {
    for (let begin = 0; begin < perDay; begin += BATCH_SIZE) {
      const count = Math.min(BATCH_SIZE, perDay - begin);
      await recordPageViews(
        store.db,
        Array.from({ length: count }, (_, i) => {
          const nth = begin + i;
          const at = new Date(FIRST + day * DAY_MS + Math.floor((nth / perDay) * DAY_MS)).toISOString();
          const visitor = (nth * 7919) % VISITORS_PER_DAY;
          return {
            day: at.slice(0, 10),
            at,
            visitor,
            path: PAGE_PATTERNS[(nth * 31) % PAGE_PATTERNS.length]!,
            source: visitor % 3 === 0 ? "direct" : `site-${visitor % SOURCES}.example`,
            country: COUNTRIES[visitor % COUNTRIES.length]!,
            device: DEVICES[visitor % DEVICES.length]!,
          };
        }),
      );
    }
  }
});

const now = new Date(FIRST + (DAYS - 1) * DAY_MS);
const [startdate, enddate] = [new Date(FIRST), now].map((time) => time.toISOString().slice(0, 10)) as [
  string,
  string,
];
const rolled: number[] = [];
const raw: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  rolled.push(await milliseconds(() => readTraffic(store.db, { startdate, enddate }, now)));
  raw.push(await milliseconds(() => readRawTraffic(store.sqlite, startdate, enddate)));
}
const { timeSeries } = await readTraffic(store.db, { startdate, enddate }, now);
const expected = readRawTraffic(store.sqlite, startdate, enddate).days.reduce(
  (sum, day) => sum + day.views,
  0,
);
if (timeSeries.pageviews.total !== expected) throw new Error("the figures differ from the single views");

console.log(
  `${expected} page views: ${median(rolled).toFixed(1)} ms for all figures (goal below ${GOAL_MS} ms), ` +
    `${(median(raw) / median(rolled)).toFixed(0)} times as fast as from the single views (${median(raw).toFixed(0)} ms); ` +
    `${(expected / (recording / 1000)).toFixed(0)} views recorded a second`,
);
await store.close();
rmSync(folder, { recursive: true, force: true });
