import { afterAll, beforeAll, expect, test } from "vitest";
import type { Card } from "#shared/cards.ts";
import type { Dream } from "#shared/dreams.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";

// 414 characters without the tail; "kuyu" is only in the tail.
const LONG = `${"Deniz evin içindeydi. ".repeat(18)}Sonunda derin bir kuyu vardı.`;
let app: TestApp;
let client: SignedInClient;

beforeAll(async () => {
  app = await startTestApp();
  client = await app.signUp({ tokens: 30 });
  const submit = async (depth: string, dreamText: string) => {
    const { json } = await client.post("/api/dreams", {
      language: "tr",
      depth,
      resolution: "480p",
      dreamText,
    });
    await app.finished((json as { dream: Dream }).dream.id);
  };
  await submit("full", "Beyaz bir at denizin üstünde koşuyordu.");
  await submit("reading", LONG);
  await client.post("/api/dreams/notes", { language: "tr", dreamText: LONG });
});
afterAll(() => app.close());

const cards = async (query = "", who = client) =>
  (await who.get(`/api/dreams/cards${query}`)).json as {
    cards: Card[];
    total: number;
    topTags: string[];
    topSymbols: string[];
  };

test("shows of each dream of the list what its card shows, in the same order", async () => {
  const { dreams, ...rest } = (await client.get("/api/dreams")).json as { dreams: Dream[] };
  const { cards: shown, ...restOfCards } = await cards();
  expect(restOfCards).toEqual(rest);
  expect(shown.map(({ id }) => id)).toEqual(dreams.map(({ id }) => id));
  for (const [index, { dreamText: _text, parts, ...card }] of shown.entries()) {
    expect(dreams[index]).toMatchObject(card);
    expect(dreams[index]).toMatchObject({ parts });
    expect(card).not.toHaveProperty("interpretation");
  }
  expect(shown[2]).toMatchObject({ parts: { video: { status: "done" } }, video: { seconds: 5 } });
  expect(shown[1]).toMatchObject({ parts: { reading: { status: "done" }, image: { status: "skipped" } } });
});

test("cuts a long text between two words, but not that of a note or of a search", async () => {
  const [note, long] = (await cards()).cards;
  expect(note!.dreamText).toBe(LONG);
  expect(long!.dreamText).toMatch(/^(?:Deniz evin içindeydi\. ){13}.*\S…$/);
  expect(long!.dreamText.length).toBeLessThanOrEqual(301);
  const found = (await cards("?q=kuyu")).cards;
  expect(found.map(({ dreamText }) => dreamText)).toEqual([LONG, LONG]);
  const at = LONG.indexOf("kuyu");
  expect(found[0]!.matches).toEqual([{ field: "text", index: 0, ranges: [[at, at + 4]], excerpt: null }]);
});

test("narrows as the list does, refuses unknown parameters, and shows no dreams of other users", async () => {
  expect((await cards("?part=note")).total).toBe(1);
  expect((await client.get("/api/dreams/cards?form=full")).status).toBe(400);
  expect((await client.get("/api/dreams/cards?page=-1")).status).toBe(400);
  expect((await app.visitor().get("/api/dreams/cards")).status).toBe(401);
  expect(await cards("", await app.signUp())).toMatchObject({ cards: [], total: 0, topTags: [] });
});
