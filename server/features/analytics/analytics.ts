import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import {
  ANALYTICS_DAYS_MAX,
  TOP_COUNTRIES,
  TOP_PAGES,
  TOP_SOURCES,
  type Analytics,
  type TrafficSeries,
} from "#shared/analytics.ts";
import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";
import * as queries from "./queries.ts";
import type { PageView } from "./queries.ts";

const DEFAULT_DAYS = 7;
/** A visit ends when nothing happens for this long. */
const VISIT_GAP_MS = 30 * MINUTE_MS;
/** A first event comes when its page was in view for about a second. */
const FIRST_DURATION_MAX_MS = 5000;
/** Page views are deleted after this many days, figures never. */
const VIEW_RETENTION_DAYS = 90;
/** Bounds the disk space: anyone can send page views. */
const VIEWS_PER_DAY_MAX = 250_000;
/** Bounds the labels of a day: anyone can invent a referrer. Further sources count as `other`. */
const SOURCES_PER_DAY_MAX = 500;
const DEVICES = 3;

/** The day of a time, in UTC. */
export const dayOf = (time: Date) => time.toISOString().slice(0, 10);
const dayAfter = (day: string, days: number) => dayOf(new Date(Date.parse(day) + days * DAY_MS));
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** A page view, or time for which a page was in view. */
export interface TrafficEvent extends PageView {
  event?: "view" | "time";
  /** Milliseconds in view since the page's last event, where the browser says so. */
  duration?: number | undefined;
}

/**
 * Returns how long a visit lasted since its last event: the time in view, never more than has passed, so that two
 * windows do not count twice and nobody can make a visit longer than it is. Without it, the time that has passed.
 */
function durationSince(gap: number, duration: number | undefined): number {
  return Math.max(0, Math.min(gap, duration ?? gap, VISIT_GAP_MS));
}

/** Adds events of one day, oldest first, and their figures, in one transaction. */
async function recordDay(db: Db, day: string, all: readonly TrafficEvent[]): Promise<void> {
  await transact(db, { queue: "traffic" }, async (trx) => {
    let room = VIEWS_PER_DAY_MAX - (await queries.viewsOfDay(trx, day));
    const events = all.filter(({ event }) => event === "time" || room-- > 0);
    const views = events.flatMap(({ event, duration: _, ...view }) => (event === "time" ? [] : [view]));
    if (views.length > 0) await queries.insertPageViews(trx, views);
    const figures = { visitors: 0, views: views.length, visits: 0, bounces: 0, duration: 0 };
    const labels = new Map<string, number>();
    const addLabel = (kind: queries.LabelKind, label: string) =>
      labels.set(`${kind} ${label}`, (labels.get(`${kind} ${label}`) ?? 0) + 1);
    const sources = await queries.labelsOfDay(trx, "source", day);

    for (const { event, visitor, at, path, source, country, device, duration } of events) {
      const last = await queries.lastVisit(trx, day, visitor);
      const gap = last ? Date.parse(at) - Date.parse(last.last_at) : Infinity;
      // Who looks at one page for long is still there.
      const goesOn = last && gap - (duration ?? 0) < VISIT_GAP_MS;
      if (goesOn) figures.duration += durationSince(gap, duration);
      if (event === "time") {
        if (goesOn) await queries.extendVisit(trx, last.id, { at, views: 0 });
        continue;
      }
      addLabel("page", path);
      if (goesOn) {
        await queries.extendVisit(trx, last.id, { at, views: 1 });
        if (last.views === 1) figures.bounces--;
        continue;
      }
      await queries.insertVisit(trx, { day, visitor, at });
      if (!last) figures.visitors++;
      figures.visits++;
      figures.bounces++;
      figures.duration += Math.min(duration ?? 0, FIRST_DURATION_MAX_MS);
      const named = sources.has(source) || sources.size < SOURCES_PER_DAY_MAX ? source : "other";
      sources.add(named);
      addLabel("source", named);
      addLabel("country", country);
      addLabel("device", device);
    }

    await queries.addToDay(trx, day, figures);
    for (const [key, count] of labels) {
      const [kind, label] = key.split(" ") as [queries.LabelKind, string];
      await queries.addToLabel(trx, { kind, day, label, count });
    }
  });
}

/** Adds events, oldest first; page views above the limit of a day are dropped. */
export async function recordTraffic(db: Db, events: readonly TrafficEvent[]): Promise<void> {
  for (const [day, ofDay] of Map.groupBy(events, (event) => event.day)) await recordDay(db, day, ofDay);
}

/** Maximum number of rows that one step of the sweep removes, per table. */
const SWEEP_BATCH = 500;

/** Removes a batch of old page views and of visits that have ended; returns how many rows. */
export async function sweepTraffic(db: Db, now: Date): Promise<number> {
  const today = dayOf(now);
  return (
    (await queries.deleteBefore(db, "page_views", dayAfter(today, -VIEW_RETENTION_DAYS), SWEEP_BATCH)) +
    (await queries.deleteBefore(db, "visits", dayAfter(today, -1), SWEEP_BATCH))
  );
}

type Figures = Awaited<ReturnType<typeof queries.figuresByDay>>[number];

const ratio = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Measures of one day, or of the sum of several. */
const MEASURES = {
  visitors: (f: Figures) => f.visitors,
  pageviews: (f: Figures) => f.views,
  sessionDuration: (f: Figures) => ratio(f.duration / 1000, f.visits),
  bounceRate: (f: Figures) => ratio(f.bounces, f.visits),
};

function sumOf(rows: Figures[]): Figures {
  const sum = { day: "", visitors: 0, views: 0, visits: 0, bounces: 0, duration: 0 };
  for (const row of rows) {
    for (const key of ["visitors", "views", "visits", "bounces", "duration"] as const) sum[key] += row[key];
  }
  return sum;
}

function periodOf(asked: { startdate?: string | undefined; enddate?: string | undefined }, now: Date) {
  const enddate = asked.enddate ?? dayOf(now);
  const startdate = asked.startdate ?? dayAfter(enddate, 1 - DEFAULT_DAYS);
  const days = daysBetween(startdate, enddate) + 1;
  if (days < 1 || days > ANALYTICS_DAYS_MAX) {
    throw new AppError("invalid_input", { issues: [{ path: "startdate", message: "range" }] });
  }
  return { startdate, enddate, days };
}

/**
 * Traffic by day, and the totals of the period before. A visitor of two days counts twice, since a visitor's number
 * changes every day. Throws `invalid_input` for a range that is reversed or too long.
 */
export async function readTraffic(
  db: Db,
  asked: { startdate?: string | undefined; enddate?: string | undefined },
  now: Date,
): Promise<Analytics> {
  const { startdate, enddate, days } = periodOf(asked, now);
  const before = { startdate: dayAfter(startdate, -days), enddate: dayAfter(startdate, -1) };
  const rows = await queries.figuresByDay(db, startdate, enddate);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const total = sumOf(rows);
  const earlier = sumOf(await queries.figuresByDay(db, before.startdate, before.enddate));

  const series = (measure: (f: Figures) => number): TrafficSeries => ({
    total: measure(total),
    data: Array.from({ length: days }, (_, i) => {
      const date = dayAfter(startdate, i);
      return { date, value: measure(byDay.get(date) ?? sumOf([])) };
    }),
  });
  const list = async (kind: queries.LabelKind, limit: number) => ({
    data: await queries.topLabels(db, { kind, from: startdate, to: enddate, limit }),
  });

  return {
    startdate,
    enddate,
    timeSeries: {
      visitors: series(MEASURES.visitors),
      pageviews: series(MEASURES.pageviews),
      sessionDuration: series(MEASURES.sessionDuration),
      bounceRate: series(MEASURES.bounceRate),
    },
    lists: {
      page: await list("page", TOP_PAGES),
      source: await list("source", TOP_SOURCES),
      country: await list("country", TOP_COUNTRIES),
      device: await list("device", DEVICES),
    },
    previous: {
      ...before,
      visitors: MEASURES.visitors(earlier),
      pageviews: MEASURES.pageviews(earlier),
      sessionDuration: MEASURES.sessionDuration(earlier),
      bounceRate: MEASURES.bounceRate(earlier),
    },
  };
}
