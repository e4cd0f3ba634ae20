import { z } from "zod";
import { DAY_MS } from "./durations.ts";
import { endpoint, NO_REPLY } from "./endpoint.ts";

/** Most days that one request may span. */
export const ANALYTICS_DAYS_MAX = 400;
/** Earliest day of a request: no traffic is older, and the previous range must also have years of four digits. */
export const ANALYTICS_FIRST_DAY = "2000-01-01";
export const TOP_PAGES = 10;
export const TOP_SOURCES = 5;
export const TOP_COUNTRIES = 5;

/** One figure over time; `total` is over the whole range: a sum, or a mean for durations and rates. */
const seriesSchema = z.object({
  total: z.number(),
  data: z.array(z.object({ date: z.iso.date(), value: z.number() })),
});
export type TrafficSeries = z.infer<typeof seriesSchema>;

const day = z.iso.date().refine((date) => date >= ANALYTICS_FIRST_DAY, `not before ${ANALYTICS_FIRST_DAY}`);

const listSchema = z.object({ data: z.array(z.object({ label: z.string(), value: z.int() })) });

export const getAnalytics = endpoint({
  method: "GET",
  path: "/api/analytics",
  access: "admin",
  summary:
    "Visitors and page views by day (UTC, not before 2000), against the period of the same length before",
  query: z.strictObject({
    /** First and last day, both included; without them the last seven days. */
    startdate: day.optional(),
    enddate: day.optional(),
    granularity: z.enum(["daily"]).default("daily"),
    /** Every URL may name a language; this one changes only error messages. */
    lang: z.string().max(20).optional(),
  }),
  status: 200,
  reply: z.object({
    startdate: z.iso.date(),
    enddate: z.iso.date(),
    timeSeries: z.object({
      visitors: seriesSchema,
      pageviews: seriesSchema,
      /** Mean seconds of a visit. */
      sessionDuration: seriesSchema,
      /** Share of the visits to one page only, 0 to 1. */
      bounceRate: seriesSchema,
    }),
    /** Values are page views for pages and visits for the others, the largest first. */
    lists: z.object({
      page: listSchema,
      /** Host names; `direct` for visits that no other site led to. */
      source: listSchema,
      /** Two letters; `unknown` for IP addresses without a known country. */
      country: listSchema,
      /** `desktop`, `mobile` or `tablet`. */
      device: listSchema,
    }),
    /** The same totals over the days before `startdate`. */
    previous: z.object({
      startdate: z.iso.date(),
      enddate: z.iso.date(),
      visitors: z.number(),
      pageviews: z.number(),
      sessionDuration: z.number(),
      bounceRate: z.number(),
    }),
  }),
});
export type Analytics = z.infer<typeof getAnalytics.reply>;

export const recordPageView = endpoint({
  method: "POST",
  path: "/api/analytics/events",
  access: "everyone",
  summary:
    "Count one page view, or the time for which a page was in view, without a cookie; anything but the site's own " +
    "pages is passed over",
  body: z.strictObject({
    /** `time` adds to a view that was counted already. */
    event: z.enum(["view", "time"]).default("view"),
    path: z.string().min(1).max(2000),
    referrer: z.string().max(2000).optional(),
    /** Milliseconds for which the page was in view since its last event. */
    duration: z.int().min(0).max(DAY_MS).optional(),
  }),
  ...NO_REPLY,
});
