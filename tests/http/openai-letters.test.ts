import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeLetters } from "#server/features/patterns/letter-writer.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import type { Letter } from "#shared/letters.ts";
import { failure, letterReply, sendResponse, startFakeOpenAi, type FakeLetter } from "../fakes/openai.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";
import { openAiEngines } from "./openai-engines.ts";

const RESPONSES = "/v1/responses";
const now = new Date("2026-11-23T04:30:00.000Z");
const SECRET = "Gizli bir denizin dibinde yürüyordum, annem çağırıyordu.";
const fake = await startFakeOpenAi();
afterAll(() => fake.close());
let site: TestApp;
let ana: SignedInClient;
beforeEach(async () => {
  fake.reset();
  site = await startTestApp({ now, engines: { letter: openAiEngines(fake.url).letter } });
  ana = await site.signUp({ tokens: 20, verified: true });
});
afterEach(() => site.close());

const alerts = (body: object) => ana.post("/api/me/alerts", body);
const letter = async () =>
  ((await ana.get("/api/patterns/letters?locale=tr")).json as { letter: Letter }).letter;
const deps = () => ({ ...site.deps, db: site.store.db, prices: site.deps.config.prices });
const write = () => writeLetters(deps(), new AbortController().signal);
const calls = () => site.store.rows("SELECT * FROM provider_calls WHERE dream_id IS NULL");
const words = ({ paragraphs }: Letter) => paragraphs.map((pieces) => pieces.map(({ text }) => text).join(""));

/** Dreams of four nights of October: two with a reading of the site, one with an imported reading, one without. */
async function october(): Promise<string[]> {
  const ids = [];
  for (const day of ["02", "09"]) {
    const id = await ana.submitDream(SECRET, { depth: "reading", language: "tr" });
    await site.finished(id);
    await ana.patch(`/api/dreams/${id}`, { night: `2026-10-${day}` });
    ids.push(id);
  }
  await site.store.exec(`UPDATE dreams SET title = 'Mavi balina' WHERE id = '${ids[0]}'`);
  await site.store.exec(`UPDATE dreams SET title = 'Kırık merdiven' WHERE id = '${ids[1]}'`);
  const interpretation = { summary: "s", themes: [], symbols: [], psychologicalAnalysis: "p", tags: [] };
  const imported = { title: "Dışarıdan gelen", interpretation, night: "2026-10-16", time: null };
  await ana.post("/api/dreams/import", {
    language: "tr",
    dreams: [
      { ...imported, dreamText: "Bir tepede oturuyordum." },
      { dreamText: SECRET, night: "2026-10-23", time: null },
    ],
  });
  return ids;
}

test("without consent the studio writes, and nothing is sent", async () => {
  await october();
  expect((await ana.get("/api/me/alerts")).json).toMatchObject({
    letterAi: true,
    settings: { letter: { mail: false, ai: false } },
  });
  expect(await letter()).toMatchObject({ engine: "studio" });
  await alerts({ letter: { ai: true } });
  await write();
  expect([fake.sent(RESPONSES), (await letter()).engine]).toEqual([[], "studio"]);
});

test("with consent the AI writes from figures and titles, and no text of a dream is sent", async () => {
  const ids = await october();
  await alerts({ letter: { ai: true } });
  const before = await letter();
  expect(before.engine).toBe("studio");
  await write();
  const [body, ...more] = fake.sent(RESPONSES);
  expect(more).toEqual([]);
  expect(body).toMatchObject({ store: false, text: { format: { name: "monthly_letter", strict: true } } });
  expect(JSON.parse(body!.input[0].content as string)).toEqual({
    month: "2026-10",
    nights: 4,
    dreamsWritten: 4,
    returned: { name: expect.any(String), dreams: 3 },
    mornings: { light: 0, heavy: 0 },
    titles: [
      { dream: 1, night: "2 Ekim", title: "Mavi balina" },
      { dream: 2, night: "9 Ekim", title: "Kırık merdiven" },
    ],
  });
  expect(JSON.stringify(body)).not.toMatch(/Gizli|annem|tepede|Dışarıdan/);
  const after = await letter();
  expect(after).toMatchObject({ month: "2026-10", engine: "openai", nights: 4, madeAt: before.madeAt });
  const text = words(after);
  expect(text[0]).toContain("“Mavi balina” belki hâlâ seninle.");
  // The studio's letter has quotations, and they stay.
  expect(text.join("\n")).toContain("Gizli bir denizin dibinde");
  // The studio's sentence that a letter may be wrong.
  expect(text.at(-1)).toMatch(/\S{3}.*\.$/);
  expect(words(before)[1]!.endsWith(text.at(-1)!)).toBe(true);
  expect(await calls()).toMatchObject([
    { provider: "openai", part: "reading", user_id: ana.user.id, outcome: "ok" },
  ]);
  expect(await ana.credits()).toBe(18);
  expect(await site.store.value("SELECT content FROM letters")).not.toMatch(/balina|Gizli/);
  // A title goes with its dream.
  await ana.delete(`/api/dreams/${ids[0]}`);
  expect(words(await letter()).join("\n")).not.toContain("balina");
});

test("a letter may name its month, also in a language that writes months in digits", async () => {
  await october();
  await alerts({ letter: { ai: true } });
  const path = "/api/patterns/letters?locale=ja";
  await ana.get(path);
  const opening =
    "10月には4つの夜のことばが残されました。静かな夜も、水の音がした夜もあったのかもしれません。";
  const named = "10月2日の%TITLE%は、まだあなたのそばにいるのかもしれません。";
  const question = "来月のあなたは、この静けさから何を持っていきたいと思うのでしょうか。";
  const paragraphs = [
    {
      sentences: [
        { text: opening, dream: 0 },
        { text: named, dream: 1 },
      ],
    },
    { sentences: [{ text: question, dream: 0 }] },
  ];
  fake.always(RESPONSES, (exchange) => sendResponse(exchange, { paragraphs }));
  await write();
  expect((await ana.get(path)).json).toMatchObject({ letter: { language: "ja", engine: "openai" } });
});

describe("where the provider fails", () => {
  test("the studio's letter stays after three attempts, and no token is lost", async () => {
    await october();
    await alerts({ letter: { ai: true } });
    const before = await letter();
    fake.always(RESPONSES, failure(503, null));
    for (let i = 0; i < 6; i++) {
      await write();
      site.advance(30 * MINUTE_MS);
    }
    expect(await letter()).toEqual(before);
    expect(await ana.credits()).toBe(18);
    expect(await site.store.value("SELECT ai_due FROM letters")).toBeNull();
    expect(fake.sent(RESPONSES)).toHaveLength(3);
  });

  const sentence = (text: string) => (form: FakeLetter) => ({
    paragraphs: [...form.paragraphs, { sentences: [{ text, dream: 0 }] }],
  });
  test.each([
    ["a figure that it was not given", sentence("Geçen ay 17 rüya yazmıştın.")],
    ["a figure in other digits", sentence("Bu ay ٩ gece yazdın.")],
    ["a title outside of its place", sentence("Mavi balina seni bekliyor.")],
    ["a title without its dream", sentence("%TITLE% seni bekliyor.")],
    ["a misspelt place of a title", sentence("%Title% seni bekliyor.")],
    ["a source", sentence("Bunu Carl Jung da söylerdi.")],
    [
      "another language",
      () => ({
        paragraphs: [
          {
            sentences: [
              {
                text: "This month was quiet, and you wrote of the water and of the house by the shore again.",
                dream: 0,
              },
            ],
          },
        ],
      }),
    ],
    ["nothing", () => ({ paragraphs: [] })],
    ["no form", () => "Sevgili okur"],
  ])("an answer with %s is not taken", async (_what, change) => {
    await october();
    await alerts({ letter: { ai: true } });
    const before = await letter();
    fake.always(RESPONSES, letterReply(change));
    await write();
    expect(await letter()).toEqual(before);
  });
});

test("a letter that waits for the AI when consent ends is not sent", async () => {
  await october();
  await alerts({ letter: { ai: true } });
  await letter();
  await alerts({ letter: { ai: false } });
  await write();
  expect([fake.sent(RESPONSES), (await letter()).engine]).toEqual([[], "studio"]);
  expect(await site.store.value("SELECT ai_due FROM letters")).toBeNull();
});

test("a letter whose process died during three attempts is not asked for again", async () => {
  await october();
  await alerts({ letter: { ai: true } });
  await letter();
  await site.store.exec("UPDATE letters SET ai_attempts = 3");
  await write();
  expect(fake.sent(RESPONSES)).toEqual([]);
  expect(await site.store.value("SELECT ai_due FROM letters")).toBeNull();
});

test("simultaneous writers ask once", async () => {
  await october();
  await alerts({ letter: { ai: true } });
  await letter();
  await Promise.all([write(), write(), write()]);
  expect(fake.sent(RESPONSES)).toHaveLength(1);
});
