import { afterAll, describe, expect, it } from "vitest";
import type { WaitingEntry } from "#shared/admin/community.ts";
import type { GalleryPage, OwnEntry } from "#shared/community.ts";
import type { SignedInClient } from "../support/app.ts";
import type { Visitor } from "../support/visitor.ts";
import { startSharingApp, TITLE } from "./sharing-app.ts";

const { site, newOwner } = await startSharingApp({
  env: { COMMUNITY: "on" },
});
const admin = await site.signUp({ admin: true });
afterAll(() => site.close());

const SENTENCE = "kapının arkasında deniz vardı.";
const send = (owner: SignedInClient, dreamId: string, input: object = {}) =>
  owner.post(`/api/dreams/${dreamId}/gallery`, { consent: true, ...input });
async function sent(owner: SignedInClient, dreamId: string, input: object = {}) {
  const { status, json } = await send(owner, dreamId, input);
  expect({ status, json }).toMatchObject({ status: 201 });
  return (json as unknown as { entry: OwnEntry }).entry;
}
const own = async (owner: SignedInClient) =>
  ((await owner.get("/api/gallery/own")).json as unknown as { entries: OwnEntry[] }).entries;
const list = async (query = "") =>
  (await site.visitor().get(`/api/gallery?locale=tr${query}`)).json as unknown as GalleryPage;
const decide = (id: string, decision: object = { decision: "accept" }) =>
  admin.post(`/api/admin/gallery/${id}`, decision);
const REFUSE = { decision: "refuse", reason: "personal", note: "Bir isim geçiyor." };
const queue = async () =>
  (await admin.get("/api/admin/gallery")).json as unknown as { entries: WaitingEntry[]; total: number };
const page = (id: string, who: Pick<Visitor, "get"> = site.visitor()) =>
  who.get(`/api/gallery/${id}?locale=tr`);
const like = (id: string, who: Visitor = site.visitor(), liked = true) =>
  who.post(`/api/gallery/${id}/likes`, { liked });
const mailsTo = (recipient: string) =>
  site.store.rows<{ template: string; data: string }>(
    "SELECT template, data FROM mails WHERE recipient = ? AND template IN ('gallery-decided', 'sharing-ended')",
    recipient,
  );
/** A dream that everyone sees. */
async function shown(input: object = {}) {
  const { owner, dreamId } = await newOwner();
  const entry = await sent(owner, dreamId, { sentence: SENTENCE, ...input });
  expect(await decide(entry.id)).toMatchObject({ status: 200 });
  return { owner, dreamId, id: entry.id };
}
const fileOf = async (id: string, who: Pick<Visitor, "get"> = site.visitor()) =>
  who.get(`/gallery/${id}/media/image-480.webp`);

describe("a dream", () => {
  it("is shown to everyone after its author's consent and an admin's yes, and not before", async () => {
    const { owner, dreamId } = await newOwner();
    const entry = await sent(owner, dreamId, {
      sentence: ` ${SENTENCE}\n`,
      name: "Elif",
      mood: "calm",
      mail: true,
    });
    expect(entry).toMatchObject({
      state: "waiting",
      title: TITLE,
      sentence: SENTENCE,
      name: "Elif",
      mood: "calm",
    });
    expect((await list()).entries).toEqual([]);
    expect((await page(entry.id)).status).toBe(410);
    expect((await fileOf(entry.id)).status).toBe(410);
    expect((await fileOf(entry.id, owner)).status).toBe(410);
    const [waiting] = (await queue()).entries;
    expect(waiting).toMatchObject({ id: entry.id, shown: { title: TITLE, words: SENTENCE, reading: null } });
    expect((await fileOf(entry.id, admin)).headers["cache-control"]).toBe("private, no-store");
    expect(await decide(entry.id)).toMatchObject({ status: 200 });
    expect((await list()).entries).toMatchObject([
      { id: entry.id, sentence: SENTENCE, name: "Elif", likes: 0 },
    ]);
    const seen = await page(entry.id);
    expect(seen).toMatchObject({ status: 200, json: { title: TITLE, mood: "calm", liked: false } });
    expect(JSON.stringify(seen.json)).not.toMatch(/zq4|Zq4|example\.com/);
    const file = await fileOf(entry.id);
    expect([file.status, file.headers["cache-control"]]).toEqual([200, "public, max-age=60"]);
    expect(await own(owner)).toMatchObject([{ id: entry.id, state: "shown" }]);
    expect(await mailsTo(owner.user.email)).toMatchObject([{ template: "gallery-decided" }]);
    expect(
      (await site.store.rows("SELECT action, target_id FROM operator_log ORDER BY id DESC LIMIT 1"))[0],
    ).toEqual({
      action: "gallery_decided",
      target_id: owner.user.id,
    });
    expect((await owner.delete(`/api/gallery/${entry.id}`)).status).toBe(204);
    expect((await page(entry.id)).status).toBe(410);
    expect((await fileOf(entry.id)).status).toBe(410);
    expect((await list()).entries).toEqual([]);
    expect(await own(owner)).toMatchObject([{ state: "withdrawn", sentence: null, name: null, again: true }]);
    expect((await owner.delete(`/api/gallery/${entry.id}`)).status).toBe(404);
  });

  it("is in the queue once, sent twice at the same moment, and only by its owner", async () => {
    const { owner, dreamId } = await newOwner();
    const both = await Promise.all([send(owner, dreamId), send(owner, dreamId), send(owner, dreamId)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(both.map(({ json }) => (json as unknown as { entry: OwnEntry }).entry.id)).size).toBe(1);
    expect(await own(owner)).toHaveLength(1);
    const other = await site.signUp();
    expect((await send(other, dreamId)).status).toBe(404);
    expect((await other.delete(`/api/gallery/${(await own(owner))[0]!.id}`)).status).toBe(404);
  });

  it("needs a consent of its own, a picture and an end", async () => {
    const { owner, dreamId } = await newOwner("reading");
    expect((await send(owner, dreamId, { consent: false })).status).toBe(400);
    expect((await send(owner, dreamId)).json).toMatchObject({ error: { details: { reason: "no_picture" } } });
    expect((await send(owner, "nothing")).status).toBe(404);
  });

  it("has its words reread: the care list, their length and what could tell who the author is", async () => {
    const { owner, dreamId } = await newOwner();
    const refused = (input: object) => send(owner, dreamId, input);
    expect((await refused({ sentence: "ölmek istiyorum" })).json).toMatchObject({
      error: { code: "care_needed" },
    });
    expect((await refused({ sentence: "👩‍👩‍👧".repeat(281) })).status).toBe(400);
    expect((await refused({ sentence: "bana 0532 123 45 67 yaz" })).json).toMatchObject({
      error: { code: "conflict", details: { reason: "revealing", found: "0532 123 45 67" } },
    });
    expect(await own(owner)).toEqual([]);
    const entry = await sent(owner, dreamId, { sentence: "bana 0532 123 45 67 yaz", reread: true });
    const waiting = (await queue()).entries.find(({ id }) => id === entry.id);
    expect(waiting?.revealing).toEqual(["0532 123 45 67"]);
    const { owner: another, dreamId: longest } = await newOwner();
    const strange = `\0\ud800${"ज्ञ‍👩‍👩‍👧 ".repeat(60)}‮`;
    expect((await sent(another, longest, { sentence: strange })).sentence).not.toContain("\0");
  });

  it("that is refused can be sent again twice, and its author sees why", async () => {
    const { owner, dreamId } = await newOwner();
    for (const again of [true, true, false]) {
      const { id } = await sent(owner, dreamId, { sentence: SENTENCE, mail: true });
      expect(await decide(id, REFUSE)).toMatchObject({ status: 200 });
      expect(await own(owner)).toMatchObject([
        { state: "refused", reason: "personal", note: REFUSE.note, again },
      ]);
    }
    expect((await send(owner, dreamId)).json).toMatchObject({
      error: { details: { reason: "gallery_refused" } },
    });
    expect((await mailsTo(owner.user.email)).map(({ data }) => data).join()).not.toContain("isim");
  });

  it("has a new address and no likes after another consent", async () => {
    const { owner, dreamId, id } = await shown();
    await like(id);
    await owner.delete(`/api/gallery/${id}`);
    expect(await site.store.rows("SELECT * FROM gallery_likes WHERE entry_id = ?", id)).toEqual([]);
    const { id: second } = await sent(owner, dreamId);
    await decide(second);
    expect(second).not.toBe(id);
    expect((await page(id)).status).toBe(410);
    expect(await page(second)).toMatchObject({ status: 200, json: { likes: 0 } });
  });
});

describe("a decision", () => {
  it("is one, when admins and the author act at the same moment", async () => {
    for (let round = 0; round < 4; round++) {
      const { owner, dreamId } = await newOwner();
      const { id } = await sent(owner, dreamId);
      const [taken, ...decided] = await Promise.all([
        owner.delete(`/api/gallery/${id}`),
        decide(id),
        decide(id, REFUSE),
      ]);
      const wins = decided.filter(({ status }) => status === 200).length;
      const [{ state } = { state: "none" }] = await own(owner);
      // Accepted and then withdrawn, withdrawn before a decision, or refused.
      expect(["withdrawn 204 0", "withdrawn 204 1", "refused 404 1"]).toContain(
        `${state} ${taken.status} ${wins}`,
      );
      expect((await page(id)).status).toBe(410);
      expect((await decide(id)).status).toBe(409);
    }
    expect((await decide("nothing")).status).toBe(404);
    expect((await decide("nothing", { decision: "refuse" })).status).toBe(400);
  });

  it("is an admin's alone", async () => {
    const { owner, dreamId } = await newOwner();
    const { id } = await sent(owner, dreamId);
    for (const who of [owner, site.visitor()]) {
      expect([401, 403]).toContain((await who.get("/api/admin/gallery")).status);
      expect([401, 403]).toContain(
        (await who.post(`/api/admin/gallery/${id}`, { decision: "accept" })).status,
      );
    }
  });
});

describe("likes", () => {
  it("are one for each user and browser, and a thousand at once are counted", async () => {
    const { owner, id } = await shown();
    expect((await like(id, owner)).json).toEqual({ likes: 1, liked: true });
    expect((await like(id, owner)).json).toEqual({ likes: 1, liked: true });
    expect((await page(id, owner)).json).toMatchObject({ liked: true });
    const visitor = site.visitor();
    expect((await like(id, visitor)).json).toEqual({ likes: 2, liked: true });
    expect((await like(id, visitor)).json).toEqual({ likes: 2, liked: true });
    expect((await page(id, visitor)).json).toMatchObject({ liked: false, likes: 2 });
    expect((await like(id, visitor, false)).json).toEqual({ likes: 1, liked: false });
    const many = await Promise.all(
      Array.from({ length: 1000 }, async (_, index) => {
        const { statusCode } = await site.app.inject({
          method: "POST",
          url: `/api/gallery/${id}/likes`,
          remoteAddress: `10.${index >> 8}.${index & 255}.1`,
          payload: { liked: true },
        });
        return statusCode;
      }),
    );
    expect(new Set(many)).toEqual(new Set([200]));
    expect((await page(id)).json).toMatchObject({ likes: 1001 });
    const [row] = await site.store.rows("SELECT COUNT(*) AS n FROM gallery_likes WHERE entry_id = ?", id);
    expect(row).toEqual({ n: 1001 });
  });

  it("are of a dream that is shown", async () => {
    const { owner, id } = await shown();
    await owner.delete(`/api/gallery/${id}`);
    expect((await like(id, owner)).status).toBe(410);
    expect((await like("nothing", owner)).status).toBe(410);
  });

  it("of visitors of one network for one dream end at a limit", async () => {
    const open = await startSharingApp({ env: { PUBLIC_URL: "https://dreams.example", COMMUNITY: "on" } });
    try {
      const { owner, dreamId } = await open.newOwner();
      const { id } = await sent(owner, dreamId);
      await open.site.store.rows("UPDATE gallery_entries SET state = 'shown', shown_at = sent_at");
      const statuses = [];
      for (let one = 0; one < 22; one++) statuses.push((await like(id, open.site.visitor())).status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(20);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await open.site.close();
    }
  });
});

describe("the gallery", () => {
  it("is listed by symbol and mood, the newest first, in pages", async () => {
    const before = (await list("&mood=sad")).entries.length;
    for (let one = 0; one < 3; one++) await shown({ mood: "sad" });
    const all = await list("&mood=sad");
    expect(all.entries).toHaveLength(before + 3);
    expect(all.topics.moods.find(({ mood }) => mood === "sad")).toEqual({ mood: "sad", entries: before + 3 });
    expect((await list("&symbol=door")).entries.length).toBeGreaterThanOrEqual(3);
    expect((await list("&symbol=door")).symbolName).toBe("Kapı");
    expect((await list("&symbol=nothing")) as object).toMatchObject({ error: { code: "not_found" } });
    expect((await list("&before=nonsense")).entries.length).toBeGreaterThan(0);
    const seen = new Set<string>();
    const [first] = all.entries;
    const rest = await list(`&mood=sad&before=2999-01-01T00:00:00.000Z_x`);
    expect(rest.entries.map(({ id }) => id)).toContain(first!.id);
    for (const { id } of rest.entries) expect(seen.has(id) || !seen.add(id)).toBe(false);
  });

  it("loses a dream with the bin, its deletion, a ban, a report and the account", async () => {
    const binned = await shown({ mood: "joyful" });
    await binned.owner.delete(`/api/dreams/${binned.dreamId}`);
    expect((await page(binned.id)).status).toBe(410);
    await binned.owner.post(`/api/dreams/${binned.dreamId}/restore`);
    expect((await page(binned.id)).status).toBe(410);
    const deleted = await shown({ mood: "joyful" });
    await like(deleted.id, binned.owner);
    await site.store.rows("DELETE FROM dreams WHERE id = ?", deleted.dreamId);
    expect((await page(deleted.id)).status).toBe(410);
    const banned = await shown({ mood: "joyful" });
    await site.store.rows(
      "UPDATE users SET banned_until = '2999-01-01T00:00:00.000Z' WHERE id = ?",
      banned.owner.user.id,
    );
    expect((await page(banned.id)).status).toBe(410);
    expect((await fileOf(banned.id)).status).toBe(410);
    const gone = await shown({ mood: "joyful" });
    await like(gone.id, gone.owner);
    const other = await shown({ mood: "joyful" });
    await like(other.id, gone.owner);
    expect((await page(other.id)).json).toMatchObject({ likes: 1 });
    const { status } = await gone.owner.post("/api/account/delete", { password: "a long password" });
    expect(status).toBeLessThan(300);
    expect((await page(gone.id)).status).toBe(410);
    expect((await page(other.id)).json).toMatchObject({ likes: 0 });
    expect((await list("&mood=joyful")).entries.map(({ id }) => id)).toEqual([other.id]);
  });

  it("is reported like a link, and what is ended cannot be sent again", async () => {
    const { owner, dreamId, id } = await shown();
    const report = await site.visitor().post(`/api/gallery/${id}/reports`, { reason: "personal" });
    expect(report.status).toBe(204);
    const { reports } = (await admin.get("/api/admin/reports")).json as unknown as {
      reports: { id: string; author: { id: string }; shown: object | null }[];
    };
    const found = reports.find(({ author }) => author.id === owner.user.id)!;
    expect(found.shown).toMatchObject({ title: TITLE, words: SENTENCE });
    const end = { decision: "end", ground: "personal", why: "a name" };
    expect((await admin.post(`/api/admin/reports/${found.id}`, end)).status).toBe(200);
    expect((await page(id)).status).toBe(410);
    const [mail] = await mailsTo(owner.user.email);
    expect(JSON.parse(mail!.data)).toMatchObject({ ground: "personal", links: false, gallery: true });
    expect(await own(owner)).toMatchObject([{ state: "refused", reason: "reported", again: false }]);
    expect((await send(owner, dreamId)).status).toBe(409);
    expect((await site.visitor().post(`/api/gallery/${id}/reports`, { reason: "other" })).status).toBe(410);
  });
});

it("is nowhere on a site that has none", async () => {
  const off = await startSharingApp();
  try {
    const { owner, dreamId } = await off.newOwner();
    expect((await owner.post(`/api/dreams/${dreamId}/gallery`, { consent: true })).status).toBe(404);
    for (const path of [
      "/api/gallery?locale=tr",
      "/api/gallery/own",
      "/api/gallery/x?locale=tr",
      "/gallery/x/media/image-480.webp",
    ])
      expect((await owner.get(path)).status).toBe(404);
  } finally {
    await off.site.close();
  }
});
