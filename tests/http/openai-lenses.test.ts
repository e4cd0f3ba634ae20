import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import type { SymbolLore, Usage } from "#server/providers/engines.ts";
import { READING_LENSES, type ReadingLens } from "#shared/lenses.ts";
import { LOCALE_CODES, type Locale } from "#shared/locales.ts";
import { failure, formReply, lensReply, startFakeOpenAi, type FakeLens } from "../fakes/openai.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { createEngineCall } from "../support/engine-call.ts";
import { ask, ended } from "../support/lenses.ts";
import { DREAM, openAiEngines, promptOf } from "./openai-engines.ts";

const RESPONSES = "/v1/responses";
const TRAIN: SymbolLore = {
  id: "train",
  name: "tren",
  jungian: null,
  tabir: "Tren yola yorulur.",
  culture: null,
  questions: [],
};
const fake = await startFakeOpenAi();
beforeEach(() => fake.reset());
afterAll(() => fake.close());

const look = (
  lens: ReadingLens,
  language: Locale = "tr",
  lore: SymbolLore[] = [],
  call = createEngineCall(),
) => openAiEngines(fake.url).lens.look({ ...promptOf(DREAM, language), lens, lore }, call);
const changed = (change: (paragraph: FakeLens["paragraphs"][number], i: number) => object) =>
  lensReply(({ paragraphs }) => ({
    paragraphs: paragraphs.map((each, i) => ({ ...each, ...change(each, i) })),
  }));

describe("a request", () => {
  test.each(READING_LENSES)(
    "of the %s lens has instructions of its own and the dream only as data",
    async (lens) => {
      await look(lens, "tr", [TRAIN]);
      const [body] = fake.sent(RESPONSES);
      expect(body).toMatchObject({
        model: "gpt-6-luna",
        store: false,
        text: { format: { type: "json_schema", name: "dream_lens", strict: true } },
      });
      expect(body!.instructions).toContain(
        lens === "gestalt" ? "Gestalt" : lens === "tabir" ? "tabir" : lens === "jungian" ? "Jungian" : lens,
      );
      expect(body!.instructions).not.toContain("tren");
      expect(JSON.parse(body!.input[0].content as string)).toEqual({
        dream: DREAM,
        ...(lens === "tabir" && { tradition: [{ symbol: "tren", told: "Tren yola yorulur." }] }),
      });
    },
  );

  test.each(LOCALE_CODES)("is answered in %s", async (language) => {
    const { paragraphs } = await look("gestalt", language);
    expect(paragraphs.length).toBeGreaterThanOrEqual(3);
    expect(fake.sent(RESPONSES)).toHaveLength(1);
  });

  test("records its usage", async () => {
    const used: Usage[] = [];
    const settle = async (usage: Usage) => void used.push(usage);
    await look("jungian", "tr", [], createEngineCall({ beginCall: async () => ({ settle }) }));
    expect(used).toMatchObject([{ inputTokens: 420, outputTokens: 610, outcome: "ok" }]);
  });
});

describe("an answer", () => {
  test("keeps only what rests on words of the dream, and has a speaker in the Gestalt lens alone", async () => {
    const extra = { quote: "a violet octopus", speaker: "Ahtapot", text: "Beni neden çağırdın?" };
    fake.always(
      RESPONSES,
      lensReply(({ paragraphs }) => ({ paragraphs: [extra, ...paragraphs] })),
    );
    const gestalt = await look("gestalt");
    expect(gestalt.paragraphs.map(({ speaker }) => speaker)).not.toContain("Ahtapot");
    expect(gestalt.paragraphs.every(({ speaker }) => speaker)).toBe(true);
    expect((await look("jungian")).paragraphs.every(({ speaker }) => speaker === null)).toBe(true);
  });

  test.each([
    ["names an author", (text: string) => `${text} Freud da böyle derdi.`],
    ["cites a book", (text: string) => `${text} (1913, s. 12)`],
    [
      "quotes what the dream does not say",
      (text: string) => `${text} “Kendini bil ve yola çık” der eskiler.`,
    ],
  ])("that %s is asked for once more, and then fails", async (_, add) => {
    fake.always(
      RESPONSES,
      changed(({ text }) => ({ text: add(text) })),
    );
    await expect(look("jungian")).rejects.toMatchObject({ code: "provider_failed", retry: false });
    const [first, second, ...more] = fake.sent(RESPONSES);
    expect(first!.instructions).not.toContain("Your last answer");
    expect(second!.instructions).toContain("named a person, a book");
    expect(more).toEqual([]);
  });

  test("loses the one paragraph that names a source", async () => {
    fake.next(
      RESPONSES,
      lensReply(({ paragraphs }) => ({
        paragraphs: [{ ...paragraphs[0]!, text: "Jung bunu bir gölge sayardı, olabilir mi?" }, ...paragraphs],
      })),
    );
    const { paragraphs } = await look("gestalt");
    expect(JSON.stringify(paragraphs)).not.toContain("Jung");
    expect(fake.sent(RESPONSES)).toHaveLength(1);
  });

  test.each([
    ["is no JSON", lensReply(() => "Elbette! İşte okuman:")],
    ["has other fields", formReply((form) => form)],
    ["says too little", lensReply(({ paragraphs }) => ({ paragraphs: paragraphs.slice(0, 2) }))],
    ["repeats itself", changed(() => ({ text: "Bu tren nereye gidiyor olabilir?" }))],
    ["only asserts in the Gestalt lens", changed(({ text }) => ({ text: text.replaceAll("?", ".") }))],
    ["has no words of the dream", changed(() => ({ quote: "mor bir ahtapot" }))],
  ])("that %s is asked for once more", async (_, reply) => {
    fake.next(RESPONSES, reply);
    expect((await look("gestalt")).paragraphs.length).toBeGreaterThanOrEqual(3);
    expect(fake.sent(RESPONSES)).toHaveLength(2);
  });

  test("in another language is asked for once more, firmly", async () => {
    const english = [
      "Where does this train go to?",
      "What would the water say to you?",
      "Who is with you on the way?",
    ];
    fake.next(
      RESPONSES,
      changed((_, i) => ({ text: english[i] ?? english[0]! })),
    );
    await look("gestalt");
    expect(fake.sent(RESPONSES)[1]!.instructions).toContain("in another language");
  });

  test("is plain text", async () => {
    fake.next(
      RESPONSES,
      changed(({ text }) => ({ text: `<b>x</b> https://evil.example ${text}` })),
    );
    expect(JSON.stringify(await look("gestalt"))).not.toMatch(/evil|<b>/);
  });
});

describe("on the site", () => {
  let app: TestApp;
  afterEach(async () => {
    const problems = await checkLedger(app.store.db);
    await app.close();
    if (problems.length > 0) throw new Error(JSON.stringify(problems));
  });

  test("a lens is made by the model for its token; one that the model refuses gives it back and counts as a refusal", async () => {
    const { lens } = openAiEngines(fake.url);
    app = await startTestApp({ engines: { lens } });
    const client = await app.signUp({ tokens: 3 });
    const id = await client.submitDream(DREAM, { depth: "reading" });
    await app.finished(id);
    await ask(client, id, "gestalt");
    expect(await ended(client, id, "gestalt")).toMatchObject({
      status: "done",
      engine: "openai",
      error: null,
    });
    fake.always(RESPONSES, failure(400, "content_policy_violation"));
    await ask(client, id, "jungian");
    expect(await ended(client, id, "jungian")).toMatchObject({ status: "failed", error: "provider_refused" });
    expect(await client.credits()).toBe(1);
    expect(
      await app.store.value("SELECT COUNT(*) FROM provider_calls WHERE outcome = 'provider_refused'"),
    ).toBe(1);
  });
});
