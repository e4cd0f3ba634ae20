import { afterAll, describe, expect, it } from "vitest";
import { endReportedLink } from "#server/features/admin/reported-link.ts";
import { sweepReports } from "#server/features/reports/reports.ts";
import type { Report } from "#shared/admin/reports.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { Share } from "#shared/shares.ts";
import type { Visitor } from "../support/visitor.ts";
import { OWN, shareBody, startSharingApp, TITLE, tokenOf } from "./sharing-app.ts";

const { site, open, advance, newOwner, share } = await startSharingApp({
  env: { SUPPORT_EMAIL: "help@dreams.example" },
});
const admin = await site.signUp({ admin: true });
afterAll(() => site.close());

const WORDS = "Benim adım geçiyor.\n‮ters <b>kalın</b>";
let address = 0;
/** Sends a report from a network of its own. */
async function report(link: Share, input: object = {}) {
  const response = await site.app.inject({
    method: "POST",
    url: `/api/shared/${tokenOf(link)}/reports`,
    headers: { "accept-language": "tr" },
    payload: { reason: "personal", words: WORDS, ...input },
    remoteAddress: `203.0.${address++}.7`,
  });
  return { status: response.statusCode, text: response.body };
}
const list = async (state = "open", who: Visitor = admin) =>
  (await who.get(`/api/admin/reports?state=${state}`)).json as unknown as {
    reports: Report[];
    total: number;
  };
const settle = (id: string, decision: object) => admin.post(`/api/admin/reports/${id}`, decision);
const refuse = (id: string, why = "nothing wrong") => settle(id, { decision: "refuse", why });
const end = (id: string) => settle(id, { decision: "end", ground: "hate", why: "a threat" });
const mailsTo = (recipient: string) =>
  site.store.rows<{ template: string; data: string; locale: string }>(
    "SELECT template, data, locale FROM mails WHERE recipient = ? AND template IN ('report-answered', 'sharing-ended')",
    recipient,
  );
const lastEntry = async () => {
  const [entry] = await site.store.rows<Record<string, string | null>>(
    "SELECT * FROM operator_log ORDER BY id DESC LIMIT 1",
  );
  return entry!;
};
/** A link of a new owner and the one open report of it. */
async function reported(input: object = {}) {
  const { owner, dreamId } = await newOwner("reading");
  const link = await share(owner, dreamId, { words: true, expiry: "never" });
  expect(await report(link, input)).toMatchObject({ status: 204 });
  const found = (await list()).reports.find(({ author }) => author.id === owner.user.id)!;
  return { owner, dreamId, link, found };
}

describe("a report", () => {
  it("shows an admin what visitors see, and nothing of the visitor", async () => {
    const { owner, found } = await reported({ email: "Okur@Example.com " });
    expect(found).toMatchObject({
      reason: "personal",
      words: WORDS,
      wantsAnswer: true,
      author: { id: owner.user.id, email: owner.user.email },
      outcome: null,
      shown: { title: TITLE, words: OWN, reading: null },
    });
    expect(JSON.stringify(found).toLowerCase()).not.toContain("okur@");
    const [row] = await site.store.rows("SELECT * FROM reports WHERE id = ?", found.id);
    expect(JSON.stringify(row)).not.toMatch(/203\.0/);
    for (const who of [owner, site.visitor()])
      expect([401, 403]).toContain((await who.get("/api/admin/reports")).status);
  });

  it("is of an open link, with or without a password, and one that never was looks like one that ended", async () => {
    const { owner, dreamId } = await newOwner("reading");
    const link = await share(owner, dreamId, { words: true, password: "sarı ışık" });
    expect(await report(link)).toMatchObject({ status: 204 });
    await owner.delete(`/api/shares/${link.id}`);
    const ended = await report(link);
    expect(ended).toMatchObject({ status: 410 });
    expect(await report({ ...link, url: "/s/nothing" })).toEqual(ended);
  });

  it("takes the longest and the strangest, and refuses what is neither", async () => {
    const strange = `\0\ud800${"ज्ञ‍👩‍👩‍👧".repeat(60)}`;
    const { found, link } = await reported({ words: strange.padEnd(1000, "x") });
    expect(found.words).toContain("ज्ञ‍👩‍👩‍👧");
    expect(found.words).not.toContain("\0");
    for (const wrong of [
      { words: "x".repeat(1001) },
      { reason: "boring" },
      { reason: "" },
      { email: "nobody" },
      { email: "a@b.c\nbcc: d@e.f" },
      { userId: "x" },
    ])
      expect(await report(link, wrong)).toMatchObject({ status: 400 });
  });

  it("of a program is dropped without a word", async () => {
    const { owner, link } = await reported();
    expect(await report(link, { website: "https://spam.example" })).toMatchObject({ status: 204 });
    expect((await list()).reports.filter(({ author }) => author.id === owner.user.id)).toHaveLength(1);
  });

  it("can be sent so often about one link", async () => {
    const { owner, dreamId } = await newOwner("reading");
    const [link, other] = [
      await share(owner, dreamId, { words: true }),
      await share(owner, dreamId, { words: true }),
    ];
    const sent = await Promise.all(Array.from({ length: 25 }, () => report(link, { website: "x" })));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 20 }, () => 204),
      ...Array.from({ length: 5 }, () => 429),
    ]);
    expect((await report(link)).text).toContain('"limited":"link"');
    expect(await report(other, { website: "x" })).toMatchObject({ status: 204 });
  });
});

describe("an admin", () => {
  it("ends all links to the dream, answers all who reported it, and tells the author the ground", async () => {
    const { owner, dreamId, link, found } = await reported({ email: "one@example.com" });
    await report(link, { email: "two@example.com" });
    const before = (await list()).total;
    expect(await end(found.id)).toMatchObject({ status: 200 });
    expect((await open(link)).status).toBe(410);
    expect((await list()).total).toBe(before - 2);
    for (const reader of ["one@example.com", "two@example.com"])
      expect(await mailsTo(reader)).toEqual([
        { template: "report-answered", data: '{"outcome":"ended"}', locale: "tr" },
      ]);
    const [notice, ...more] = await mailsTo(owner.user.email);
    expect(more).toEqual([]);
    expect(JSON.parse(notice!.data)).toEqual({
      ground: "hate",
      url: `${site.config.publicUrl}/account/links`,
      support: "help@dreams.example",
      links: true,
      gallery: false,
    });
    expect(await lastEntry()).toMatchObject({
      operator_id: admin.user.id,
      action: "links_ended",
      target_id: owner.user.id,
      reason: "a threat",
    });
    const [row] = await site.store.rows("SELECT email, outcome FROM reports WHERE id = ?", found.id);
    expect(row).toEqual({ email: null, outcome: "ended" });
    expect(await owner.post(`/api/dreams/${dreamId}/shares`, shareBody({ words: true }))).toMatchObject({
      status: 409,
    });
  });

  it("refuses a report, after which the link stays open", async () => {
    const { owner, link, found } = await reported({ email: "three@example.com" });
    expect(await refuse(found.id)).toMatchObject({ status: 200 });
    expect((await open(link)).status).toBe(200);
    expect(await mailsTo("three@example.com")).toMatchObject([{ data: '{"outcome":"refused"}' }]);
    expect(await mailsTo(owner.user.email)).toEqual([]);
    expect(await lastEntry()).toMatchObject({ action: "report_settled", reason: "nothing wrong" });
    const { reports } = await list("settled");
    expect(reports.find(({ id }) => id === found.id)).toMatchObject({ outcome: "refused", shown: null });
  });

  it("settles a report once, when two do so at the same time", async () => {
    const { owner, found } = await reported({ email: "four@example.com" });
    const both = await Promise.all([end(found.id), refuse(found.id), end(found.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await mailsTo("four@example.com")).toHaveLength(1);
    expect((await mailsTo(owner.user.email)).length).toBeLessThanOrEqual(1);
    expect(await end("nothing")).toMatchObject({ status: 404 });
    expect(await settle(found.id, { decision: "end", why: "no ground" })).toMatchObject({ status: 400 });
    expect(await refuse(found.id, " ")).toMatchObject({ status: 400 });
  });

  it("is told that it has ended: by its author, the bin or the deletion of the dream", async () => {
    const binned = await reported({ email: "five@example.com" });
    await binned.owner.delete(`/api/dreams/${binned.dreamId}`);
    const deleted = await reported({ email: "six@example.com" });
    await site.store.rows("DELETE FROM dreams WHERE id = ?", deleted.dreamId);
    const ended = await reported({ email: "seven@example.com" });
    await ended.owner.delete(`/api/shares/${ended.link.id}`);
    for (const [{ found, owner }, reader] of [
      [binned, "five@example.com"],
      [deleted, "six@example.com"],
      [ended, "seven@example.com"],
    ] as const) {
      expect((await list()).reports.find(({ id }) => id === found.id)).toMatchObject({ shown: null });
      expect(await end(found.id)).toMatchObject({ status: 200 });
      expect(await mailsTo(reader)).toMatchObject([{ data: '{"outcome":"gone"}' }]);
      expect(await mailsTo(owner.user.email)).toEqual([]);
    }
  });

  it("may do the same on the command line, and no user may", async () => {
    const { owner, link, found } = await reported({ email: "eight@example.com" });
    expect(
      await owner.post(`/api/admin/reports/${found.id}`, { decision: "refuse", why: "mine" }),
    ).toMatchObject({
      status: 403,
    });
    const deps = { db: site.store.db, config: site.config, now: () => site.clock.now };
    expect(await endReportedLink(deps, link.url!)).toBe(1);
    expect(await mailsTo("eight@example.com")).toHaveLength(1);
    expect(await mailsTo(owner.user.email)).toHaveLength(1);
    expect((await list()).reports.some(({ id }) => id === found.id)).toBe(false);
  });
});

it("a settled report is removed after 30 days, an open one stays and is counted as a problem", async () => {
  const settled = await reported();
  await refuse(settled.found.id);
  const waiting = await reported();
  advance(29 * DAY_MS);
  const ids = async () =>
    (await site.store.rows<{ id: string }>("SELECT id FROM reports")).map(({ id }) => id);
  await sweepReports(site.store.db, site.clock.now);
  expect(await ids()).toContain(settled.found.id);
  advance(DAY_MS + 1);
  await sweepReports(site.store.db, site.clock.now);
  expect(await ids()).not.toContain(settled.found.id);
  expect(await ids()).toContain(waiting.found.id);
  const later = await site.signUp({ admin: true });
  const { problems } = (await later.get("/api/admin/attention")).json as unknown as {
    problems: { code: string }[];
  };
  expect(problems.map(({ code }) => code)).toContain("reports_open");
});
