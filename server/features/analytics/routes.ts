import { join } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import { isPostgres } from "#server/db/engine.ts";
import type { Store } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { isHuman } from "#server/http/visitor.ts";
import { getAnalytics, recordPageView } from "#shared/analytics.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { pagePattern } from "#shared/pages.ts";
import { dayOf, readTraffic, recordTraffic, type TrafficEvent } from "./analytics.ts";
import { createDailySalt } from "./daily-salt.ts";
import { createSharedSalt } from "./shared-salt-store.ts";
import { deviceOf, sourceOf, visitorNumber } from "./visitor.ts";

/** Events within this time are written together. */
const BATCH_MS = 2000;
const WAITING_MAX = 2000;
const PER_MINUTE = 120;
/** Characters of a user agent that are read: the patterns take more than linear time. */
const USER_AGENT_MAX = 512;
/** Raises the rate limit on a loopback address, which all visitors share. */
const LOOPBACK_FACTOR = 20;

interface TrafficRouteDeps {
  config: Pick<Config, "dataDir" | "publicUrl" | "loopback">;
  store: Pick<Store, "db">;
  now: () => Date;
  countryOf: (request: FastifyRequest) => string | null;
}

/** Collects events in memory and writes them together; a crash loses those of the last seconds. */
function createBatch(app: FastifyInstance, write: (events: TrafficEvent[]) => Promise<void>) {
  let waiting: TrafficEvent[] = [];
  let writing = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const events = waiting;
    waiting = [];
    if (events.length > 0) {
      writing = writing
        .then(() => write(events))
        .catch((error: unknown) => app.log.error({ err: error }, "page views not recorded"));
    }
    return writing;
  }

  app.addHook("onClose", flush);
  return {
    flush,
    add(event: TrafficEvent) {
      if (waiting.length >= WAITING_MAX) return;
      waiting.push(event);
      timer ??= setTimeout(() => void flush(), BATCH_MS).unref();
    },
  };
}

const optsOut = ({ headers }: FastifyRequest) => headers.dnt === "1" || headers["sec-gpc"] === "1";

export function registerAnalyticsRoutes(app: FastifyInstance, deps: TrafficRouteDeps): void {
  const { config, now, countryOf } = deps;
  const { db } = deps.store;
  const ownHost = new URL(config.publicUrl).hostname;
  const saltOf = isPostgres(db)
    ? createSharedSalt(db)
    : createDailySalt(join(config.dataDir, "visitor-salt"));
  const batch = createBatch(app, (events) => recordTraffic(db, events));
  const limit = limitBy(app, {
    max: PER_MINUTE * (config.loopback ? LOOPBACK_FACTOR : 1),
    windowMs: MINUTE_MS,
    limited: "address",
  });
  /** False where the rate limit is reached: a visitor's browser should not get an error for a page view. */
  const withinLimit = (request: FastifyRequest) =>
    limit(request).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError && error.code === "rate_limited") return false;
        throw error;
      },
    );

  registerEndpoint(app, recordPageView, async ({ body, user, request }) => {
    const userAgent = request.headers["user-agent"]?.slice(0, USER_AGENT_MAX);
    const path = pagePattern(body.path);
    if (path === undefined || user?.role === "admin" || optsOut(request)) return;
    if (!isHuman(userAgent) || !(await withinLimit(request))) return;
    const at = now();
    const day = dayOf(at);
    const salt = await saltOf(day);
    batch.add({
      event: body.event,
      duration: body.duration,
      day,
      at: at.toISOString(),
      visitor: visitorNumber(salt, request.ip, userAgent),
      path,
      source: sourceOf(body.referrer, ownHost),
      country: countryOf(request) ?? "unknown",
      device: deviceOf(userAgent),
    });
  });

  registerEndpoint(app, getAnalytics, async ({ query }) => {
    await batch.flush();
    return await readTraffic(db, query, now());
  });
}
