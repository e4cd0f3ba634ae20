import { afterEach, beforeEach, expect, test } from "vitest";
import type { Dream } from "#shared/dreams.ts";
import type { DreamSymbol } from "#shared/patterns.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";

const SEA = "Denizin ortasında yürüyordum, su soğuk değildi. Deniz sonra çekildi.";
let site: TestApp;
let ana: SignedInClient;
beforeEach(async () => {
  site = await startTestApp({ running: false, now: new Date("2026-11-23T04:30:00.000Z") });
  ana = await site.signUp({ verified: true });
});
afterEach(() => site.close());

const note = async (dreamText = SEA, client = ana): Promise<string> => {
  const reply = await client.post("/api/dreams/notes", { dreamText, language: "tr" });
  return (reply.json as { dream: Dream }).dream.id;
};
const symbolsOf = async (id: string, locale = "tr") =>
  ((await ana.get(`/api/patterns/dreams/${id}?locale=${locale}`)).json as { symbols: DreamSymbol[] }).symbols;
const seaOf = async (id: string) => (await symbolsOf(id)).find((symbol) => symbol.id === "sea")!;
const correct = (dreamId: string, counted: boolean) =>
  ana.post("/api/patterns/corrections", { dreamId, symbol: "sea", counted });

test("a dream names its symbols with all their words, in the language of the page", async () => {
  const id = await note();
  const sea = await seaOf(id);
  expect(sea).toMatchObject({ name: "Deniz", dreams: 1, counted: true });
  expect(sea.ranges.map(([start, end]) => SEA.slice(start, end))).toEqual(["Denizin", "Deniz"]);
  expect((await symbolsOf(id, "en-US"))[0]!.name).toBe("Sea");
  const hill = await note("Bir tepede oturmuş hiçbir şey düşünmüyordum.");
  expect((await symbolsOf(hill)).map((symbol) => symbol.id)).toEqual(["mountain"]);
});

test("the name of a person is no word of the symbol that it also means", async () => {
  const text = "Rüyamda arkadaşım Deniz bana bakıyordu, sonra denizde yüzdük.";
  const sea = await seaOf(await note(text));
  expect(sea.ranges.map(([start, end]) => text.slice(start, end))).toEqual(["denizde"]);
});

test("counts dreams, without those of the bin and those that the user takes out", async () => {
  const [first, second, third] = [await note(), await note(), await note()];
  expect((await seaOf(first)).dreams).toBe(3);
  await correct(second, false);
  expect(await seaOf(first)).toMatchObject({ dreams: 2, counted: true });
  expect(await seaOf(second)).toMatchObject({ dreams: 2, counted: false });
  await ana.delete(`/api/dreams/${third}`);
  expect((await seaOf(first)).dreams).toBe(1);
  await correct(second, true);
  expect(await seaOf(second)).toMatchObject({ dreams: 2, counted: true });
});

test("a changed text has its own symbols", async () => {
  const id = await note();
  await seaOf(id);
  await ana.patch(`/api/dreams/${id}`, { dreamText: "Annem bahçede beni bekliyordu, konuşmadık." });
  expect((await symbolsOf(id)).map((symbol) => symbol.id)).toContain("mother");
  expect(await seaOf(id)).toBeUndefined();
});

test("of another user, of the bin and of no dream there are none", async () => {
  const bora = await site.signUp({ verified: true });
  const [own, others] = [await note(), await note(SEA, bora)];
  await ana.delete(`/api/dreams/${own}`);
  for (const id of [own, others, "none"])
    expect((await ana.get(`/api/patterns/dreams/${id}`)).status).toBe(404);
  expect((await site.visitor().get(`/api/patterns/dreams/${others}`)).status).toBe(401);
  expect((await bora.get(`/api/patterns/dreams/${others}?locale=tr`)).json).toMatchObject({
    symbols: expect.arrayContaining([expect.objectContaining({ id: "sea", dreams: 1 })]),
  });
});
