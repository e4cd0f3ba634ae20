import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { recordTraffic, sweepTraffic } from "#server/features/analytics/analytics.ts";
import type { Analytics } from "#shared/analytics.ts";
import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";
import { POSTGRES, type SqliteTestStore } from "../support/database.ts";

const DESKTOP = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1";
let site: TestApp;
let admin: SignedInClient;

beforeEach(async () => {
  site = await startTestApp({
    running: false,
    now: new Date("2026-03-10T12:00:00.000Z"),
    env: { TRUST_PROXY: "true" },
  });
  admin = await site.signUp({ admin: true });
});
afterEach(() => site.close());

function visitor(ip: string, headers: Record<string, string> = {}) {
  const browser = site.visitor({ "x-forwarded-for": ip, "user-agent": DESKTOP, ...headers });
  return (path: string, referrer?: string) => browser.post("/api/analytics/events", { path, referrer });
}

/** A browser that says how long its pages were in view. */
function reader(ip: string) {
  const browser = site.visitor({ "x-forwarded-for": ip, "user-agent": DESKTOP });
  const report = (event: string) => (path: string, duration: number) =>
    browser.post("/api/analytics/events", { event, path, duration });
  return { view: report("view"), time: report("time") };
}

async function traffic(query = ""): Promise<Analytics> {
  const response = await admin.get(`/api/analytics${query}`);
  expect(response.status).toBe(200);
  return response.json as Analytics;
}

describe("a page view", () => {
  it("is counted without a cookie and without the address", async () => {
    const view = visitor("88.255.1.1");
    expect(await view("/pricing?x=1", "https://www.search.example/find?q=secret")).toMatchObject({
      status: 204,
      cookies: [],
    });
    expect((await traffic()).lists).toEqual({
      page: { data: [{ label: "/pricing", value: 1 }] },
      source: { data: [{ label: "search.example", value: 1 }] },
      country: { data: [{ label: "TR", value: 1 }] },
      device: { data: [{ label: "desktop", value: 1 }] },
    });
    const everything = JSON.stringify(await site.store.rows("SELECT * FROM page_views"));
    expect(everything).not.toMatch(/88\.255|Firefox|secret/);
  });

  it("of a dream does not name it", async () => {
    await visitor("192.0.2.1")("/dream/0b7c-secret");
    expect((await traffic()).lists.page.data).toEqual([{ label: "/dream/:id", value: 1 }]);
    expect(JSON.stringify(await site.store.rows("SELECT * FROM page_views"))).not.toContain("0b7c");
  });

  it.each([
    ["a page that the site does not have", "/wp-login.php", {}],
    ["the admin area", "/admin/users", {}],
    ["a dream's address with more behind it", "/dream/a/b", {}],
    [
      "a robot",
      "/",
      { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    ],
    ["a program without a name", "/", { "user-agent": "" }],
    ["a visitor who asks not to be tracked", "/", { dnt: "1" }],
    ["a visitor with Global Privacy Control", "/", { "sec-gpc": "1" }],
  ])("is not counted for %s", async (_who, path, headers) => {
    expect((await visitor("192.0.2.1", headers as Record<string, string>)(path)).status).toBe(204);
    await visitor("192.0.2.2")("/");
    expect((await traffic()).timeSeries.pageviews.total).toBe(1);
  });

  it("is not counted for an admin", async () => {
    const own = await admin.post("/api/analytics/events", { path: "/" }, { "user-agent": DESKTOP });
    expect(own.status).toBe(204);
    expect((await traffic()).timeSeries.pageviews.total).toBe(0);
  });
});

describe("visits", () => {
  it("end after half an hour, bounce with one page, and last from their first to their last view", async () => {
    const ayse = visitor("192.0.2.1");
    await ayse("/");
    site.advance(10 * MINUTE_MS);
    await ayse("/pricing");
    site.advance(29 * MINUTE_MS);
    await ayse("/gallery");
    site.advance(30 * MINUTE_MS);
    await ayse("/");
    await visitor("192.0.2.2", { "user-agent": PHONE })("/");
    const { timeSeries, lists } = await traffic();
    expect(timeSeries.visitors.total).toBe(2);
    expect(timeSeries.pageviews.total).toBe(5);
    // Three visits: 39 minutes, and two of one page.
    expect(timeSeries.bounceRate.total).toBeCloseTo(2 / 3);
    expect(timeSeries.sessionDuration.total).toBeCloseTo((39 * 60) / 3);
    expect(lists.device.data).toEqual([
      { label: "desktop", value: 2 },
      { label: "mobile", value: 1 },
    ]);
  });

  it("last as long as their pages were in view, where the browser says so", async () => {
    const { view, time } = reader("192.0.2.1");
    await view("/", 1000);
    site.advance(20_000);
    await time("/", 20_000);
    // The tab lay behind another one for ten minutes.
    site.advance(10 * MINUTE_MS);
    await view("/pricing", 1000);
    const { timeSeries } = await traffic();
    expect(timeSeries).toMatchObject({ pageviews: { total: 2 }, bounceRate: { total: 0 } });
    expect(timeSeries.sessionDuration.total).toBe(22);
  });

  it("of one page bounce, however long it was read", async () => {
    const { view, time } = reader("192.0.2.1");
    await view("/", 1000);
    site.advance(40 * MINUTE_MS);
    await time("/", 40 * MINUTE_MS);
    const { timeSeries } = await traffic();
    expect(timeSeries).toMatchObject({
      visitors: { total: 1 },
      pageviews: { total: 1 },
      bounceRate: { total: 1 },
    });
    // Half an hour counts of a page that was left open.
    expect(timeSeries.sessionDuration.total).toBe(30 * 60 + 1);
  });

  it("are not made longer than the time that has passed, and not begun by time alone", async () => {
    const { view, time } = reader("192.0.2.1");
    await time("/", 5000);
    await view("/", DAY_MS);
    site.advance(2000);
    await time("/", DAY_MS);
    await time("/pricing", DAY_MS);
    const { timeSeries } = await traffic();
    expect(timeSeries).toMatchObject({ pageviews: { total: 1 }, sessionDuration: { total: 7 } });
    expect((await traffic()).lists.page.data).toEqual([{ label: "/", value: 1 }]);
  });

  it.each([
    { event: "time", path: "/", duration: -1 },
    { event: "time", path: "/", duration: 1.5 },
    { event: "time", path: "/", duration: DAY_MS + 1 },
    { event: "time", path: "/", duration: "1000" },
    { event: "click", path: "/" },
  ])("refuse %o", async (body) => {
    const browser = site.visitor({ "user-agent": DESKTOP });
    expect((await browser.post("/api/analytics/events", body)).status).toBe(400);
  });

  it("are continued across two writes to the database", async () => {
    const ayse = visitor("192.0.2.1");
    await ayse("/");
    await traffic();
    site.advance(MINUTE_MS);
    await ayse("/pricing");
    expect((await traffic()).timeSeries).toMatchObject({ visitors: { total: 1 }, bounceRate: { total: 0 } });
  });

  it("of two browsers behind one address are two, and of one home network with IPv6 one", async () => {
    await visitor("192.0.2.1")("/");
    await visitor("192.0.2.1", { "user-agent": PHONE })("/");
    await visitor("2001:db8:1:2::1")("/");
    await visitor("2001:db8:1:2:ffff::9")("/");
    await visitor("2001:db8:1:3::1")("/");
    expect((await traffic()).timeSeries.visitors.total).toBe(4);
  });
});

describe("the daily salt", () => {
  it("is replaced the next day, so a visitor of yesterday counts as new", async () => {
    await visitor("192.0.2.1")("/");
    site.advance(DAY_MS);
    await visitor("192.0.2.1")("/");
    await traffic();
    const numbers = await site.store.column("SELECT visitor FROM page_views");
    expect(new Set(numbers).size).toBe(2);
  });

  // The database of one file.
  it.skipIf(POSTGRES)("is not in the database, whose backups live longer than a day", async () => {
    await visitor("192.0.2.1")("/");
    await traffic();
    const salt = readFileSync(join(site.config.dataDir, "visitor-salt-2026-03-10"));
    const { file } = site.store as SqliteTestStore;
    expect(existsSync(file)).toBe(true);
    const files = ["", "-wal"].map((end) => readFileSync(file + end));
    for (const bytes of files) {
      expect(bytes.includes(salt)).toBe(false);
      expect(bytes.includes(salt.toString("base64url"))).toBe(false);
    }
  });
});

describe("GET /api/analytics", () => {
  it("shows seven days, the empty ones too, against the seven before", async () => {
    await visitor("192.0.2.1")("/");
    await visitor("192.0.2.1")("/pricing");
    site.advance(7 * DAY_MS);
    await visitor("192.0.2.1")("/");
    const { startdate, enddate, timeSeries, previous } = await traffic();
    expect([startdate, enddate]).toEqual(["2026-03-11", "2026-03-17"]);
    expect(timeSeries.pageviews).toEqual({
      total: 1,
      data: ["11", "12", "13", "14", "15", "16", "17"].map((day) => ({
        date: `2026-03-${day}`,
        value: day === "17" ? 1 : 0,
      })),
    });
    expect(previous).toEqual({
      startdate: "2026-03-04",
      enddate: "2026-03-10",
      visitors: 1,
      pageviews: 2,
      sessionDuration: 0,
      bounceRate: 0,
    });
  });

  it("takes another range, and lists at most ten pages, five sources and five countries", async () => {
    for (let i = 0; i < 7; i++) await visitor(`192.0.2.${i}`)("/", `https://s${i}.example/`);
    const { lists, timeSeries } = await traffic(
      "?startdate=2026-03-01&enddate=2026-03-31&granularity=daily&lang=tr",
    );
    expect(timeSeries.visitors.data).toHaveLength(31);
    expect(timeSeries.visitors.total).toBe(7);
    expect(lists.source.data).toHaveLength(5);
  });

  it.each([
    "?startdate=2026-03-10&enddate=2026-03-01",
    "?startdate=2020-01-01&enddate=2026-01-01",
    "?startdate=0000-01-01",
    "?startdate=0000-01-01&enddate=0000-01-02",
    "?enddate=0000-01-01",
    "?startdate=1999-12-31&enddate=2000-01-01",
  ])("refuses the range %s", async (query) => {
    expect(await admin.get(`/api/analytics${query}`)).toMatchObject({
      status: 400,
      json: { error: { code: "invalid_input" } },
    });
  });

  it("takes the first and the last days there are", async () => {
    expect((await traffic("?startdate=2000-01-01&enddate=2000-01-02")).previous.enddate).toBe("1999-12-31");
    expect((await traffic("?startdate=9999-12-30&enddate=9999-12-31")).timeSeries.visitors.total).toBe(0);
  });
});

describe("an attacker", () => {
  it("is not counted above the limit of an address, and gets no error for it", async () => {
    const open = await startTestApp({ running: false, env: { PUBLIC_URL: "https://dreams.example" } });
    const browser = open.visitor({ "user-agent": DESKTOP });
    for (let i = 0; i < 130; i++) {
      expect((await browser.post("/api/analytics/events", { path: "/" })).status).toBe(204);
    }
    // What was gathered is written before the service ends.
    await open.app.close();
    expect(await open.store.column("SELECT views FROM traffic_days")).toEqual([120]);
    await open.close();
  });

  const view = (visitorId: number, source = "direct") => ({
    day: "2026-03-10",
    at: "2026-03-10T12:00:00.000Z",
    visitor: visitorId,
    path: "/",
    source,
    country: "TR",
    device: "desktop" as const,
  });

  it("cannot fill the disk with made-up sources", async () => {
    await recordTraffic(
      site.deps.store.db,
      Array.from({ length: 600 }, (_, i) => view(i, `s${i}.example`)),
    );
    const labels = (await site.store.rows(
      "SELECT label, count FROM traffic_labels WHERE kind = 'source'",
    )) as { label: string; count: number }[];
    expect(labels).toHaveLength(501);
    expect(labels.find(({ label }) => label === "other")?.count).toBe(100);
  });

  it("cannot fill the disk with views: a day takes 250,000", async () => {
    await site.store.db
      .insertInto("traffic_days")
      .values({ day: "2026-03-10", views: 249_999, visits: 1 })
      .execute();
    await recordTraffic(site.deps.store.db, [view(1), view(2), view(3)]);
    const count = () => site.store.value("SELECT COUNT(*) FROM page_views");
    expect(await count()).toBe(1);
    await recordTraffic(site.deps.store.db, [view(4)]);
    expect(await count()).toBe(1);
  });
});

it("deletes single views after 90 days and keeps the daily figures", async () => {
  await visitor("192.0.2.1")("/");
  await traffic();
  const rows = () => site.store.value("SELECT COUNT(*) FROM page_views");
  await sweepTraffic(site.deps.store.db, new Date("2026-06-08T12:00:00.000Z"));
  expect(await rows()).toBe(1);
  await sweepTraffic(site.deps.store.db, new Date("2026-06-09T12:00:00.000Z"));
  expect(await rows()).toBe(0);
  expect(await site.store.value("SELECT COUNT(*) FROM visits")).toBe(0);
  expect((await traffic("?startdate=2026-03-10&enddate=2026-03-10")).timeSeries.pageviews.total).toBe(1);
});
