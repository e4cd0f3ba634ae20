import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Dream } from "#shared/dreams.ts";
import { startTestApp, type Person, type TestApp } from "../support/app.ts";

const order = (change: Record<string, unknown>) => ({ language: "tr", ...change });

describe("the library", () => {
  let app: TestApp;
  let person: Person;
  beforeAll(async () => {
    app = await startTestApp({ running: false });
    person = await app.signUp({ tokens: 30 });
    for (let i = 0; i < 14; i++) {
      await person.post(
        "/api/dreams",
        order({ depth: "reading", dreamText: `Rüya ${i}: İSTANBUL'da ışıklı bir şato %${i}` }),
      );
    }
  });
  afterAll(() => app.close());
  const list = async (query: string, who = person) =>
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

  test("finds words whatever their case, dots or accents, and takes wildcards literally", async () => {
    expect((await list("?q=istanbul")).total).toBe(14);
    expect((await list("?q=ISIKLI")).total).toBe(14);
    expect((await list(`?q=${encodeURIComponent("%13")}`)).total).toBe(1);
    expect((await list("?q=_____________________________")).total).toBe(0);
  });

  test("keeps every dream to its person: others find nothing and may do nothing", async () => {
    const { id } = (await list("")).dreams[0]!;
    const stranger = await app.signUp({ tokens: 5 });
    expect((await list("", stranger)).total).toBe(0);
    for (const answer of [
      await stranger.get(`/api/dreams/${id}`),
      await stranger.get(`/api/dreams/${id}/events`),
      await stranger.post(`/api/dreams/${id}/cancel`),
      await stranger.post(`/api/dreams/${id}/retry`),
      await stranger.delete(`/api/dreams/${id}`),
      await stranger.get(`/media/${id}/image.webp`),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await app.visitor().get(`/api/dreams/${id}`)).status).toBe(401);
  });
});
