import type { Database } from "better-sqlite3";
import { PAGE_PATTERNS } from "#shared/pages.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { Random } from "./random.ts";
import { iso, SIZE } from "./size.ts";
import { tableWriter } from "./table.ts";

const VISITORS_PER_DAY = 4000;
const SOURCES = 120;
const COUNTRIES = ["TR", "US", "DE", "JP", "KR", "BR", "IN", "FR", "IT", "ES"];
const DEVICES = ["desktop", "mobile", "tablet"] as const;
/** Older visits are deleted, as they cannot continue. */
const VISITS_MS = 2 * DAY_MS;

/** Page views of the last three months and their figures. */
export function fillTraffic(sqlite: Database, random: Random, now: number): void {
  const write = tableWriter(sqlite, "page_views");
  const writeVisit = tableWriter(sqlite, "visits");
  const writeDay = tableWriter(sqlite, "traffic_days");
  const writeLabel = tableWriter(sqlite, "traffic_labels");
  const perDay = Math.ceil(SIZE.pageViews / SIZE.trafficDays);
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  for (let ago = SIZE.trafficDays - 1; ago >= 0; ago--) {
    const begin = today - ago * DAY_MS;
    const length = Math.min(DAY_MS, now - begin);
    const day = iso(begin).slice(0, 10);
    const visits = new Map<number, { first: number; last: number; views: number }>();
    const labels = new Map<string, number>();
    const count = (kind: string, label: string) =>
      labels.set(`${kind} ${label}`, (labels.get(`${kind} ${label}`) ?? 0) + 1);
    for (let i = 0; i < perDay; i++) {
      const at = begin + Math.floor((length * i) / perDay);
      const visitor = random.below(VISITORS_PER_DAY);
      const path = random.pick(PAGE_PATTERNS);
      const source = visitor % 3 === 0 ? "direct" : `site-${visitor % SOURCES}.example`;
      const country = COUNTRIES[visitor % COUNTRIES.length]!;
      const device = DEVICES[visitor % DEVICES.length]!;
      write({ day, at: iso(at), visitor, path, source, country, device });
      count("page", path);
      const visit = visits.get(visitor);
      if (visit) {
        visit.last = at;
        visit.views++;
        continue;
      }
      visits.set(visitor, { first: at, last: at, views: 1 });
      count("source", source);
      count("country", country);
      count("device", device);
    }
    const all = [...visits];
    writeDay({
      day,
      visitors: all.length,
      views: perDay,
      visits: all.length,
      bounces: all.filter(([, visit]) => visit.views === 1).length,
      duration: all.reduce((sum, [, visit]) => sum + visit.last - visit.first, 0),
    });
    for (const [key, total] of labels) {
      const [kind, label] = key.split(" ") as [string, string];
      writeLabel({ kind, day, label, count: total });
    }
    if (now - begin > VISITS_MS) continue;
    for (const [visitor, { last, views }] of all) writeVisit({ day, visitor, last_at: iso(last), views });
  }
}
