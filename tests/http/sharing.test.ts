import { createHash } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { EXPORT_PATH } from "#shared/accounts.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import { SHARES_PER_DREAM, SHARES_PER_USER, type Share } from "#shared/shares.ts";
import type { SignedInClient } from "../support/app.ts";
import { OWN, shareBody, startSharingApp, SUMMARY, TITLE, tokenOf } from "./sharing-app.ts";

const { site, sharePictures, open, seen, advance, newOwner, share } = await startSharingApp();
let draw = vi.spyOn(sharePictures, "draw");
beforeEach(() => {
  draw = vi.spyOn(sharePictures, "draw").mockResolvedValue(Buffer.from("a card"));
});
afterAll(() => site.close());

describe("a link", () => {
  it("shows the chosen parts, and nothing of the account", async () => {
    const { owner, dreamId } = await newOwner();
    const link = await share(owner, dreamId, { name: "Elif" });
    expect(link).toMatchObject({
      parts: ["image"],
      name: "Elif",
      hasPassword: false,
      views: 0,
      state: "open",
    });
    expect(link.url).toMatch(/^https:\/\/dreams\.example\/s\/[\w-]{27}$/);
    expect(link.expiresAt).toBe(new Date(site.clock.now.getTime() + 7 * DAY_MS).toISOString());
    const { status, json, headers } = await open(link);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(json).toMatchObject({
      state: "open",
      title: TITLE,
      name: "Elif",
      words: null,
      reading: null,
      video: null,
    });
    const text = JSON.stringify(json);
    for (const secret of ["zq4", "Sahip", owner.user.id, owner.user.email, dreamId, '"/media/'])
      expect(text).not.toContain(secret);
  });

  it("shows a reading without the user's words unless these are shown too", async () => {
    const { owner, dreamId } = await newOwner();
    const withoutWords = await seen(await share(owner, dreamId, { reading: true }));
    expect(withoutWords.reading).toEqual({
      summary: "Rüya bir eşikte durur.",
      symbols: [{ symbol: "kapı", meaning: "Bir geçiş." }],
    });
    const withWords = await seen(await share(owner, dreamId, { reading: true, words: true }));
    expect(withWords).toMatchObject({ words: OWN, reading: { summary: SUMMARY } });
  });

  it("ends when it is told to, not in the past, and else never", async () => {
    const { owner, dreamId } = await newOwner();
    const create = (body: object) => owner.post(`/api/dreams/${dreamId}/shares`, body);
    const at = (ms: number) => new Date(site.clock.now.getTime() + ms).toISOString();
    const show = { image: true };
    const made = await create({ show, expiresAt: at(HOUR_MS) });
    expect(made.status).toBe(201);
    expect(made.json!.share).toMatchObject({ parts: ["image"], expiresAt: at(HOUR_MS), name: null });
    expect((await create({ show })).json!.share).toMatchObject({ expiresAt: null });
    for (const wrong of [
      { show, expiresAt: at(0) },
      // In the year 10000 of Greenwich.
      { show, expiresAt: "9999-12-31T23:59:59-01:00" },
      { show, expiresAt: "soon" },
      { show: {}, words: true },
      {},
    ])
      expect((await create(wrong)).status).toBe(400);
    expect((await create({ show: {} })).status).toBe(409);
  });

  it("is stored as a hash, and its dream does not tell its URL", async () => {
    const { owner, dreamId } = await newOwner("reading");
    const link = await share(owner, dreamId, { words: true, password: "sarı ışık" });
    const [row] = await site.store.rows<Record<string, unknown>>(
      "SELECT * FROM share_links WHERE id = ?",
      link.id,
    );
    expect(row!.token_hash).toBe(createHash("sha256").update(tokenOf(link)).digest("hex"));
    expect(JSON.stringify(row)).not.toContain(tokenOf(link));
    expect(row!.password_hash).toMatch(/^\$argon2id\$/);
    const exported = await owner.get(EXPORT_PATH);
    expect(exported.bytes.includes("links.json")).toBe(true);
    expect(exported.bytes.includes(tokenOf(link))).toBe(false);
  });

  it("needs a finished dream of one's own with a title", async () => {
    const { owner, dreamId } = await newOwner("reading");
    const other = await site.signUp({ tokens: 5 });
    const create = async (
      who: SignedInClient,
      id: string,
      input: Parameters<typeof shareBody>[0] = { words: true },
    ) => {
      const { status, json } = await who.post(`/api/dreams/${id}/shares`, shareBody(input));
      return [status, json?.error?.details?.reason];
    };
    expect(await create(other, dreamId)).toEqual([404, undefined]);
    expect(await create(owner, "nothing")).toEqual([404, undefined]);
    // It has neither a picture nor a film.
    expect(await create(owner, dreamId, {})).toEqual([409, "nothing_shared"]);
    await site.store.rows("UPDATE dreams SET finished_at = NULL WHERE id = ?", dreamId);
    expect(await create(owner, dreamId)).toEqual([409, "unfinished"]);
    const note = await owner.post("/api/dreams/notes", { dreamText: "Yalnız bir not bu.", language: "tr" });
    expect(await create(owner, note.json!.dream.id)).toEqual([404, undefined]);
    expect((await site.visitor().post(`/api/dreams/${dreamId}/shares`, shareBody())).status).toBe(401);
  });

  it("shows a name as plain text on one line, without letters that turn its direction", async () => {
    const { owner, dreamId } = await newOwner("reading");
    const name = "  <b>Elif</b>\u202e\u2066\u200b\n gizli ";
    const link = await share(owner, dreamId, { words: true, name });
    expect(link.name).toBe("<b>Elif</b> gizli");
    expect((await share(owner, dreamId, { words: true, name: "  " })).name).toBeNull();
    const { status } = await owner.post(`/api/dreams/${dreamId}/shares`, shareBody({ name: "x".repeat(81) }));
    expect(status).toBe(400);
  });

  it("is made once by a form that is sent twice, and by a thousand calls at most so often", async () => {
    const { owner, dreamId } = await newOwner("reading");
    const form = { words: true, formKey: "3f0c" };
    const twice = await Promise.all([share(owner, dreamId, form), share(owner, dreamId, form)]);
    expect(twice[0]).toEqual(twice[1]);
    const answers = await Promise.all(
      Array.from({ length: 1000 }, () =>
        owner.post(`/api/dreams/${dreamId}/shares`, shareBody({ words: true })),
      ),
    );
    const statuses = Map.groupBy(answers, ({ status }) => status);
    expect(statuses.get(201)).toHaveLength(SHARES_PER_DREAM - 1);
    expect([...statuses.keys()].toSorted()).toEqual([201, 409, 429]);
    expect(statuses.get(409)![0]!.json!.error.details).toEqual({
      reason: "shares_of_dream",
      max: SHARES_PER_DREAM,
    });
    expect(statuses.get(429)![0]!.json!.error.details).toMatchObject({ limited: "account" });
  });

  it("is another one where its form was changed before it was sent again", async () => {
    const { owner, dreamId } = await newOwner("reading");
    const form = { words: true, reading: true, formKey: "5b1e" };
    const first = await share(owner, dreamId, form);
    const ids = new Set([first.id]);
    for (const [changed, shown] of [
      [{ words: false }, { parts: ["reading"] }],
      [{ name: "Elif" }, { name: "Elif" }],
      [{ password: "sarı ışık" }, { hasPassword: true }],
      [{ password: "mavi ışık" }, { hasPassword: true }],
      [{ expiry: "never" }, { expiresAt: null }],
    ] as const) {
      const another = await share(owner, dreamId, { ...form, ...changed });
      expect(another).toMatchObject(shown);
      ids.add(another.id);
    }
    expect(ids.size).toBe(6);
    expect((await share(owner, dreamId, form)).id).toBe(first.id);
  });

  it("makes room when others expire", async () => {
    const { owner, dreamId } = await newOwner("reading");
    for (let i = 0; i < SHARES_PER_DREAM; i++) await share(owner, dreamId, { words: true, expiry: "day" });
    expect((await owner.post(`/api/dreams/${dreamId}/shares`, shareBody({ words: true }))).status).toBe(409);
    advance(DAY_MS);
    await share(owner, dreamId, { words: true, expiry: "never" });
    const shares = (await owner.get("/api/shares")).json!.shares as Share[];
    expect(shares.map(({ state }) => state)).toEqual(["open"]);
    expect(SHARES_PER_USER).toBeGreaterThan(SHARES_PER_DREAM);
  });
});

describe("what ends a link", () => {
  const ends: [string, (owner: SignedInClient, dreamId: string, link: Share) => Promise<unknown>][] = [
    ["its owner", (owner, _, link) => owner.delete(`/api/shares/${link.id}`)],
    ["its expiry", async () => advance(7 * DAY_MS)],
    ["the bin", (owner, dreamId) => owner.delete(`/api/dreams/${dreamId}`)],
    ["the dream's deletion", (_, dreamId) => site.store.rows("DELETE FROM dreams WHERE id = ?", dreamId)],
    ["the account's deletion", (owner) => owner.post("/api/account/delete", { password: "a long password" })],
    [
      "a ban",
      (owner) =>
        site.store.rows(
          "UPDATE users SET banned_until = '2099-01-01T00:00:00.000Z' WHERE id = ?",
          owner.user.id,
        ),
    ],
  ];

  it.each(ends)("%s: page and files are gone at once", async (_, end) => {
    const { owner, dreamId } = await newOwner();
    const link = await share(owner, dreamId);
    const { image, cardUrl } = await seen(link);
    const files = [image!.webp[0]!.url, image!.avif[0]!.url, cardUrl];
    for (const url of files) expect((await site.visitor().get(url)).status).toBe(200);
    await end(owner, dreamId, link);
    expect(await open(link)).toMatchObject({ status: 410, json: { error: { code: "gone" } } });
    for (const url of files) expect((await site.visitor().get(url)).status).toBe(410);
    expect((await site.visitor().post(`/api/shared/${tokenOf(link)}/unlock`, { password: "x" })).status).toBe(
      410,
    );
  });

  it("does not let a dream that was in the bin be seen again", async () => {
    const { owner, dreamId } = await newOwner();
    const link = await share(owner, dreamId, { expiry: "never" });
    await owner.delete(`/api/dreams/${dreamId}`);
    expect((await owner.post(`/api/dreams/${dreamId}/restore`)).status).toBe(200);
    expect((await open(link)).status).toBe(410);
    expect((await owner.get("/api/shares")).json!.shares).toEqual([]);
  });

  it("is for its owner alone, and a link that never was looks like one that has ended", async () => {
    const { owner, dreamId } = await newOwner();
    const link = await share(owner, dreamId);
    const other = await site.signUp();
    expect((await other.delete(`/api/shares/${link.id}`)).status).toBe(404);
    expect((await other.get(`/share-links/${link.id}/code.svg`)).status).toBe(404);
    expect((await other.get("/api/shares")).json!.shares).toEqual([]);
    expect((await open(link)).status).toBe(200);
    const ended = await open({ ...link, url: "https://dreams.example/s/AAAAAAAAAAAAAAAAAAAAAAAAAAA" });
    await owner.delete(`/api/shares/${link.id}`);
    const gone = await open(link);
    expect(ended).toMatchObject({ status: gone.status, json: gone.json });
    // The id is no key.
    expect((await site.visitor().get(`/api/shared/${link.id}`)).status).toBe(410);
  });
});

describe("a file", () => {
  it("is sent by a signed URL, whole, in part, or not again", async () => {
    const { owner, dreamId } = await newOwner("full");
    const link = await share(owner, dreamId);
    const { video } = await seen(link);
    const visitor = site.visitor();
    const whole = await visitor.get(video!.url);
    expect(whole.status).toBe(200);
    expect(whole.headers).toMatchObject({
      "cache-control": "private, max-age=60",
      "x-robots-tag": "noindex",
      "accept-ranges": "bytes",
      "content-type": "video/mp4",
    });
    const part = await visitor.get(video!.url, { range: "bytes=2-5" });
    expect(part.status).toBe(206);
    expect(part.bytes).toEqual(whole.bytes.subarray(2, 6));
    expect((await visitor.get(video!.url, { range: "bytes=99999999-" })).status).toBe(416);
    const again = await visitor.get(video!.url, { "if-none-match": String(whole.headers.etag) });
    expect(again).toMatchObject({ status: 304 });
    const head = await visitor.head(video!.url);
    expect(head.status).toBe(200);
    expect(head.headers["content-length"]).toBe(String(whole.bytes.length));
  });

  it("has a URL for this link and this file, for two hours at most", async () => {
    const { owner, dreamId } = await newOwner();
    const [one, two] = [await share(owner, dreamId), await share(owner, dreamId)];
    const visitor = site.visitor();
    const url = (await seen(one)).image!.webp[0]!.url;
    expect((await visitor.get(url)).status).toBe(200);
    const changed = [
      url.replace(one.id, two.id),
      url.replace(/image-\d+\.webp/, "video.mp4"),
      url.replace(/until=\d+/, "until=99999999999"),
      url.replace(/signature=(.)/, (_, first) => `signature=${first === "_" ? "-" : "_"}`),
      url.replace(/signature=.*/, "signature="),
      url.replace(/\?.*/, ""),
    ];
    for (const wrong of changed) expect([400, 404]).toContain((await visitor.get(wrong)).status);
    // It does not change for a while, so that browsers can cache the file.
    expect((await seen(one)).image!.webp[0]!.url).toBe(url);
    advance(2 * HOUR_MS);
    expect((await visitor.get(url)).status).toBe(410);
    expect((await visitor.get((await seen(one)).image!.webp[0]!.url)).status).toBe(200);
    expect((await visitor.get(`/media/${dreamId}/image.webp`)).status).toBe(401);
  });

  it("is a card of what the link shows", async () => {
    const { owner, dreamId } = await newOwner();
    const drawn = async (input: Parameters<typeof shareBody>[0]) => {
      const { cardUrl } = await seen(await share(owner, dreamId, input));
      expect((await site.visitor().get(cardUrl)).headers["content-type"]).toBe("image/jpeg");
      const { content } = draw.mock.lastCall![0];
      return { image: content.image !== null, quotation: content.quotation, date: content.date };
    };
    expect(await drawn({})).toEqual({ image: true, quotation: null, date: null });
    expect(await drawn({ image: false, reading: true })).toEqual({
      image: false,
      quotation: { text: "Rüya bir eşikte durur.", spoken: false },
      date: null,
    });
    expect(await drawn({ words: true })).toMatchObject({ quotation: { text: OWN, spoken: true } });
  });
});
