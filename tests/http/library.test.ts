import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Dream } from "#shared/dreams.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";

const submission = (change: Record<string, unknown>) => ({ language: "tr", ...change });

describe("the library", () => {
  let app: TestApp;
  let client: SignedInClient;
  beforeAll(async () => {
    app = await startTestApp({ running: false });
    client = await app.signUp({ tokens: 30 });
    for (let i = 0; i < 14; i++) {
      await client.post(
        "/api/dreams",
        submission({ depth: "reading", dreamText: `Rüya ${i}: İSTANBUL'da ışıklı bir şato %${i}` }),
      );
    }
  });
  afterAll(() => app.close());
  const list = async (query: string, who = client) =>
    (await who.get(`/api/dreams${query}`)).json as {
      dreams: Dream[];
      total: number;
      page: number;
      pageSize: number;
    };

  test("shows 12 a page, newest first, with the whole count", async () => {
    const first = await list("");
    expect(first).toMatchObject({ total: 14, page: 0, pageSize: 12 });
    expect(first.dreams).toHaveLength(12);
    expect(first.dreams[0]!.dreamText).toContain("Rüya 13");
    expect((await list("?page=1")).dreams).toHaveLength(2);
  });

  test("leaves out interpretations where they are not wanted, also in a search", async () => {
    expect((await list("")).dreams[0]).toHaveProperty("interpretation", null);
    for (const query of ["", "q=13"]) {
      const {
        interpretation: _,
        drawn: _drawn,
        remark: _remark,
        remarkSavedAt: _savedAt,
        ...brief
      } = (await list(`?${query}`)).dreams[0]!;
      expect((await list(`?form=brief&${query}`)).dreams[0]).toStrictEqual(brief);
    }
  });

  test("finds words whatever their case, dots or accents, and leaves out signs", async () => {
    expect((await list("?q=istanbul")).total).toBe(14);
    expect((await list("?q=ISIKLI")).total).toBe(14);
    expect((await list(`?q=${encodeURIComponent("%13")}`)).total).toBe(1);
    expect((await list(`?q=${encodeURIComponent("%_%_")}`)).total).toBe(14);
  });

  test("finds the same dreams page by page, and only those under a tag or in a state", async () => {
    const ids = async (query: string) => (await list(query)).dreams.map(({ id }) => id);
    expect([...(await ids("?q=rüya")), ...(await ids("?q=rüya&page=1"))]).toEqual([
      ...(await ids("")),
      ...(await ids("?page=1")),
    ]);
    expect((await list("?q=rüya&page=2")).dreams).toEqual([]);
    const [first] = await ids("");
    await app.store.rows("UPDATE dreams SET tags = '[\"su\"]', status = 'done' WHERE id = ?", first);
    expect(await list("?q=rüya&tag=su")).toMatchObject({ total: 1, dreams: [{ id: first }] });
    expect((await list("?q=rüya&state=unfinished")).total).toBe(13);
  });

  test("finds one letter of any script, and what is no longer than its limit", async () => {
    const writer = await app.signUp();
    await writer.post("/api/dreams/notes", submission({ dreamText: "夢の中で大きな鯨が空を飛んでいた。" }));
    expect((await list(`?q=${encodeURIComponent("鯨")}`, writer)).total).toBe(1);
    expect((await writer.get(`/api/dreams?q=${"a".repeat(100)}`)).status).toBe(200);
    expect((await writer.get(`/api/dreams?q=${"a".repeat(101)}`)).status).toBe(400);
  });

  test("forgets the searched text of a dream that is deleted", async () => {
    const writer = await app.signUp();
    const { json } = await writer.post("/api/dreams/notes", submission({ dreamText: "Bir mor kuyu vardı." }));
    const { id } = (json as { dream: Dream }).dream;
    const stored = () => app.store.value("SELECT COUNT(*) FROM search_entries WHERE dream_id = ?", id);
    expect(await stored()).toBe(1);
    await writer.delete(`/api/dreams/${id}`);
    expect(await stored()).toBe(0);
    expect((await list("?q=kuyu", writer)).total).toBe(0);
    await writer.post(`/api/dreams/${id}/restore`);
    expect((await list("?q=kuyu", writer)).total).toBe(1);
    await writer.delete(`/api/dreams/${id}?forever=true`);
    expect(await stored()).toBe(0);
  });

  test("shows every dream only to its user: others find nothing and may do nothing", async () => {
    const { id } = (await list("")).dreams[0]!;
    const other = await app.signUp({ tokens: 5 });
    expect((await list("", other)).total).toBe(0);
    for (const response of [
      await other.get(`/api/dreams/${id}`),
      await other.get(`/api/dreams/${id}/events`),
      await other.post(`/api/dreams/${id}/cancel`),
      await other.post(`/api/dreams/${id}/retry`),
      await other.delete(`/api/dreams/${id}`),
      await other.get(`/media/${id}/image.webp`),
    ]) {
      expect(response.status).toBe(404);
    }
    expect((await app.visitor().get(`/api/dreams/${id}`)).status).toBe(401);
  });
});
