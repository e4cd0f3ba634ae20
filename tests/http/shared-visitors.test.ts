import { afterAll, describe, expect, it } from "vitest";
import { endReportedLink } from "#server/features/admin/reported-link.ts";
import { HOUR_MS } from "#shared/durations.ts";
import type { Share } from "#shared/shares.ts";
import type { Visitor } from "../support/visitor.ts";
import { BROWSER, shareBody, startSharingApp, tokenOf } from "./sharing-app.ts";

const { site, open, advance, newOwner, share } = await startSharingApp({
  // A hundred guesses would take half a minute of a busy core.
  passwords: {
    hash: async (password) => `digest of ${password}`,
    verify: async (digest, password) => digest === `digest of ${password}`,
    needsRehash: () => false,
  },
});
afterAll(() => site.close());

describe("a password", () => {
  it("opens the page in a browser that gave it, and is guessed so often only", async () => {
    const { owner, dreamId } = await newOwner();
    const link = await share(owner, dreamId, { password: "sarı ışık" });
    const visitor = site.visitor();
    const unlock = (who: Visitor, password: string) =>
      who.post(`/api/shared/${tokenOf(link)}/unlock`, { password });
    expect((await open(link, visitor)).json).toEqual({ state: "locked" });
    expect(await unlock(visitor, "mavi ışık")).toMatchObject({
      status: 401,
      json: { error: { code: "invalid_credentials", details: { reason: "link" } } },
    });
    const right = await unlock(visitor, "sarı ışık");
    expect(right.status).toBe(204);
    const [cookie] = right.cookies;
    expect(cookie).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: "Lax",
      path: `/s/${tokenOf(link)}`,
    });
    expect((await open(link, visitor)).json).toMatchObject({ state: "open" });
    // It opens this link alone.
    const another = await share(owner, dreamId, { password: "sarı ışık" });
    expect((await open(another, visitor)).json).toEqual({ state: "locked" });
    advance(12 * HOUR_MS);
    expect((await open(link, visitor)).json).toEqual({ state: "locked" });

    for (let i = 0; i < 10; i++) expect((await unlock(visitor, `wrong ${i}`)).status).toBe(401);
    expect(await unlock(visitor, "sarı ışık")).toMatchObject({
      status: 429,
      json: { error: { details: { limited: "address" } } },
    });
  });

  it("is guessed so often by all together", async () => {
    const { owner, dreamId } = await newOwner("reading");
    const link = await share(owner, dreamId, { words: true, password: "sarı ışık" });
    const from = (ip: string, password: string) =>
      site.app.inject({
        method: "POST",
        url: `/api/shared/${tokenOf(link)}/unlock`,
        payload: { password },
        remoteAddress: ip,
      });
    for (let i = 0; i < 100; i++) expect((await from(`10.0.${i}.1`, "wrong")).statusCode).toBe(401);
    const last = await from("10.0.200.1", "sarı ışık");
    expect(last.statusCode).toBe(429);
    expect(last.json()).toMatchObject({ error: { details: { limited: "link" } } });
    advance(HOUR_MS);
    expect((await from("10.0.200.1", "sarı ışık")).statusCode).toBe(204);
  });

  it("has six characters at least", async () => {
    const { owner, dreamId } = await newOwner("reading");
    const { status } = await owner.post(
      `/api/dreams/${dreamId}/shares`,
      shareBody({ words: true, password: "short" }),
    );
    expect(status).toBe(400);
  });
});

describe("views", () => {
  it("count visitors, not the owner, bots, or pages loaded in advance", async () => {
    const { owner, dreamId } = await newOwner();
    const link = await share(owner, dreamId);
    const url = `/api/shared/${tokenOf(link)}`;
    await open(link, owner);
    await site.visitor().get(url, { "user-agent": "facebookexternalhit/1.1" });
    await site.visitor().get(url);
    await site.visitor().get(url, { ...BROWSER, "sec-purpose": "prefetch;prerender" });
    await site.visitor().head(url, BROWSER);
    const viewsOf = async () => ((await owner.get("/api/shares")).json!.shares as Share[])[0]!.views;
    expect(await viewsOf()).toBe(0);
    for (let i = 0; i < 3; i++) await open(link);
    expect(await viewsOf()).toBe(3);
    expect((await open(link)).cookies).toEqual([]);
  });
});

it("a code is an SVG image of the URL", async () => {
  const { owner, dreamId } = await newOwner("reading");
  const link = await share(owner, dreamId, { words: true });
  const { headers, bytes } = await owner.get(`/share-links/${link.id}/code.svg`);
  expect(headers["content-type"]).toBe("image/svg+xml");
  expect(bytes.toString()).toMatch(/^<svg [\s\S]*<\/svg>$/);
  expect((await site.visitor().get(`/share-links/${link.id}/code.svg`)).status).toBe(401);
});

describe("a reported link", () => {
  it("can be reported five times an hour by one network", async () => {
    const { owner, dreamId } = await newOwner("reading");
    const link = await share(owner, dreamId, { words: true });
    const sent = await Promise.all(
      Array.from({ length: 8 }, () =>
        site.visitor().post(`/api/shared/${tokenOf(link)}/reports`, { reason: "other" }),
      ),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([204, 204, 204, 204, 204, 429, 429, 429]);
    expect(sent.find(({ status }) => status === 429)!.json!.error.details).toMatchObject({
      limited: "address",
    });
  });

  it("is ended with all others of its dream, which cannot be shared again, and recorded", async () => {
    const { owner, dreamId } = await newOwner("reading");
    const [one, two] = [
      await share(owner, dreamId, { words: true }),
      await share(owner, dreamId, { words: true, expiry: "never" }),
    ];
    const deps = { db: site.store.db, config: site.config, now: () => site.clock.now };
    expect(await endReportedLink(deps, "https://dreams.example/s/unknown")).toBeNull();
    expect(await endReportedLink(deps, `${one.url}?lang=tr`)).toBe(2);
    expect(await endReportedLink(deps, one.url!)).toBe(0);
    for (const link of [one, two]) expect((await open(link)).status).toBe(410);
    const { shares } = (await owner.get("/api/shares")).json as { shares: Share[] };
    expect(shares.map(({ state }) => state)).toEqual(["refused", "refused"]);
    expect((await owner.delete(`/api/shares/${one.id}`)).status).toBe(404);
    expect(await owner.post(`/api/dreams/${dreamId}/shares`, shareBody({ words: true }))).toMatchObject({
      status: 409,
      json: { error: { details: { reason: "share_refused" } } },
    });
    const [entry] = await site.store.rows(
      "SELECT operator_id, action, target_id, after FROM operator_log ORDER BY id DESC",
    );
    expect(entry).toMatchObject({ operator_id: null, action: "links_ended", target_id: owner.user.id });
  });
});
