import { afterAll, describe, expect, it } from "vitest";
import { slugOf } from "#server/features/symbols/symbols.ts";
import type { SymbolId } from "#server/studio/reading/catalogue.ts";
import type { GalleryEntry, OwnEntry } from "#shared/community.ts";
import { startTestApp, type SignedInClient } from "../support/app.ts";
import { drawImage } from "../support/engines.ts";
import type { Visitor } from "../support/visitor.ts";

const engines = { image: { name: "studio", draw: () => drawImage(1600) } };
const site = await startTestApp({ pages: true, env: { COMMUNITY: "on" }, engines });
const admin = await site.signUp({ admin: true });
afterAll(() => site.close());

const SENTENCE = "kapının arkasında deniz vardı.";
const FORM = { galleryConsent: "on", gallerySentence: SENTENCE, galleryName: "", galleryMood: "calm" };

/** Sends a form as a browser does before hydration. */
async function post(path: string, form: Record<string, string>, who: Visitor = site.visitor()) {
  const response = await site.app.inject({
    method: "POST",
    url: path,
    headers: { cookie: who.cookie(), "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(form).toString(),
  });
  return { status: response.statusCode, location: response.headers.location, body: response.body };
}
async function page(path: string, who: Visitor = site.visitor()) {
  const response = await site.app.inject({
    url: path,
    headers: { cookie: who.cookie(), "accept-language": "tr" },
  });
  return { status: response.statusCode, body: response.body, headers: response.headers };
}
async function newDream(own: object = {}): Promise<{ owner: SignedInClient; dreamId: string }> {
  const owner = await site.signUp({ tokens: 20, verified: true });
  const text = "denizin üstünde uçuyordum ve kimse yoktu";
  const dreamId = await owner.submitDream(text, { depth: "image", ...own });
  await site.finished(dreamId);
  return { owner, dreamId };
}
const entryOf = async (owner: SignedInClient) =>
  ((await owner.get("/api/gallery/own")).json as unknown as { entries: OwnEntry[] }).entries[0]!;

describe("without script", () => {
  it("a dream is sent, seen, liked, reported and taken back", async () => {
    const { owner, dreamId } = await newDream();
    expect((await page(`/share/${dreamId}`, owner)).body).toContain('name="galleryConsent"');
    expect((await page(`/share/${dreamId}`, owner)).body).not.toMatch(/name="galleryConsent"[^>]*checked/);
    const { galleryConsent: _, ...without } = FORM;
    expect((await post(`/share/${dreamId}`, without, owner)).status).toBe(400);
    const revealing = { ...FORM, gallerySentence: "beni 0532 123 45 67 numaradan ara" };
    const asked = await post(`/share/${dreamId}`, revealing, owner);
    expect([asked.status, asked.body.includes('name="galleryReread"')]).toEqual([409, true]);
    expect(asked.body).toContain("0532 123 45 67");
    expect(await post(`/share/${dreamId}`, FORM, owner)).toMatchObject({
      status: 303,
      location: `/share/${dreamId}`,
    });
    const { id, title } = await entryOf(owner);
    expect((await page("/gallery")).body).not.toContain(SENTENCE);
    await admin.post(`/api/admin/gallery/${id}`, { decision: "accept" });
    // The cached page is forgotten at once.
    const gallery = await page("/gallery");
    expect(gallery.body).toContain(SENTENCE);
    expect(gallery.body).toContain("data-nosnippet");
    for (const path of ["/gallery/dreams", "/gallery/moods/calm"]) {
      const { status, body } = await page(path);
      expect([path, status, body.includes(SENTENCE), body.includes('content="noindex"')]).toEqual([
        path,
        200,
        true,
        true,
      ]);
    }
    const entry = await page(`/gallery/${id}`);
    expect(entry.status).toBe(200);
    expect(entry.body).toContain(`<title>${title}`);
    expect(entry.body).toContain('content="noindex"');
    const visitor = site.visitor();
    expect(await post(`/gallery/${id}`, { like: "1" }, visitor)).toMatchObject({ status: 303 });
    expect(await post(`/gallery/${id}`, { reason: "other", words: "neden" })).toMatchObject({
      status: 303,
      location: `/gallery/${id}?reported=1`,
    });
    expect((await entryOf(owner)).likes).toBe(1);
    expect(await post("/account/links", { withdraw: id }, owner)).toMatchObject({ status: 303 });
    expect((await page(`/gallery/${id}`)).status).toBe(410);
    expect((await page("/gallery")).body).not.toContain(SENTENCE);
  });

  it.each([
    ["goes into the bin", (owner: SignedInClient, id: string) => owner.delete(`/api/dreams/${id}`)],
    [
      "is deleted for good",
      (owner: SignedInClient, id: string) => owner.delete(`/api/dreams/${id}?forever=true`),
    ],
    [
      "is of a user who is banned",
      ({ user }: SignedInClient) =>
        admin.post("/api/admin/manage-user", { action: "ban_user", userId: user.id }),
    ],
  ])("a dream leaves the pages at once when it %s", async (_, end) => {
    const { owner, dreamId } = await newDream();
    await post(`/share/${dreamId}`, FORM, owner);
    const { id } = await entryOf(owner);
    await admin.post(`/api/admin/gallery/${id}`, { decision: "accept" });
    for (const path of ["/gallery", `/gallery/${id}`]) expect((await page(path)).body).toContain(SENTENCE);
    expect((await end(owner, dreamId)).status).toBeLessThan(300);
    expect((await page(`/gallery/${id}`)).status).toBe(410);
    expect((await page("/gallery")).body).not.toContain(SENTENCE);
  });

  it("a page that was being rendered while its dream was withdrawn is not kept", async () => {
    const { owner, dreamId } = await newDream();
    await post(`/share/${dreamId}`, FORM, owner);
    const { id } = await entryOf(owner);
    await admin.post(`/api/admin/gallery/${id}`, { decision: "accept" });
    const asked = Array.from({ length: 3 }, () => page(`/gallery/${id}`));
    await Promise.all([...asked, owner.delete(`/api/gallery/${id}`), page(`/gallery/${id}`)]);
    expect((await page(`/gallery/${id}`)).status).toBe(410);
  });

  it("an unknown list or dream is none", async () => {
    const statuses = [];
    for (const path of [
      "/gallery/moods/none",
      "/gallery/symbols/none",
      "/gallery/none",
      "/gallery/moods/sad",
    ])
      statuses.push((await page(path)).status);
    expect(statuses).toEqual([404, 404, 410, 200]);
    for (const path of ["/gallery/moods/none", "/gallery/symbols/none"])
      expect((await page(path)).body).toContain("<h1");
  });

  it("the queue is for admins", async () => {
    const { owner, dreamId } = await newDream();
    await post(`/share/${dreamId}`, FORM, owner);
    expect((await page("/admin/community", admin)).body).toContain(SENTENCE);
    expect((await page("/admin/community", owner)).status).toBe(302);
  });
});

it("nothing shows where the site has no gallery", async () => {
  const off = await startTestApp({ pages: true, engines });
  try {
    const visit = async (path: string, cookie = "") =>
      off.app.inject({ url: path, headers: { cookie, "accept-language": "tr" } });
    const owner = await off.signUp({ tokens: 20, verified: true });
    const dreamId = await owner.submitDream("denizin üstünde uçuyordum", { depth: "image" });
    await off.finished(dreamId);
    expect((await visit("/gallery")).body).not.toMatch(/"community"|shown-title/);
    expect((await visit(`/share/${dreamId}`, owner.cookie())).body).not.toContain("galleryConsent");
    for (const path of ["/gallery/dreams", "/gallery/moods/calm", "/gallery/x"])
      expect((await visit(path)).statusCode).toBe(404);
    const boss = await off.signUp({ admin: true });
    const queue = await visit("/admin/community", boss.cookie());
    expect([queue.statusCode, queue.body.includes('href="/admin/community"')]).toEqual([404, false]);
  } finally {
    await off.close();
  }
});

describe("the page of a symbol", () => {
  it("shows an accepted dream with it, and no longer from the moment it is withdrawn", async () => {
    // The test's reading names the sea, in English.
    const { owner, dreamId } = await newDream({ language: "en-US" });
    await post(`/share/${dreamId}`, FORM, owner);
    const { id } = await entryOf(owner);
    await admin.post(`/api/admin/gallery/${id}`, { decision: "accept" });
    const entry = (await site.visitor().get(`/api/gallery/${id}?locale=tr`)).json as unknown as GalleryEntry;
    const symbol = entry.symbols[0]!.id;
    const path = `/symbols/${slugOf(symbol as SymbolId, "tr")}`;
    const shown = await page(path);
    expect(shown.body).toContain(`href="/gallery/${id}"`);
    expect(shown.body).toContain(`href="/gallery/symbols/${symbol}"`);
    expect((await page("/symbols/zebra")).body).not.toContain(`href="/gallery/symbols`);
    await post("/account/links", { withdraw: id }, owner);
    expect((await page(path)).body).not.toContain(`href="/gallery/${id}"`);
  });
});
