import { afterAll, beforeEach, describe, expect, test } from "vitest";
import {
  cutShort,
  drip,
  endless,
  hang,
  replyJson,
  replyText,
  reset,
  replyTooLate,
  type Handler,
} from "../fakes/http-faults.ts";
import { API_KEY, failure, moderationReply, startFakeOpenAi } from "../fakes/openai.ts";
import { DREAM, openAiEngines } from "./openai-engines.ts";

const MODERATIONS = "/v1/moderations";

const fake = await startFakeOpenAi();
beforeEach(() => fake.reset());
afterAll(() => fake.close());

const review = (text = DREAM, engines = openAiEngines(fake.url)) =>
  engines.moderation.review(text, AbortSignal.timeout(5000));

describe("a review", () => {
  test("sends the text to the configured model", async () => {
    expect(await review()).toBe("ok");
    expect(fake.sent(MODERATIONS)).toEqual([{ model: "omni-moderation-latest", input: DREAM }]);
  });

  test.each([
    ["self-harm", "care"],
    ["self-harm/intent", "care"],
    ["self-harm/instructions", "care"],
    ["sexual/minors", "refused"],
    ["hate/threatening", "refused"],
    ["illicit/violent", "refused"],
    ["violence", "ok"],
    ["violence/graphic", "ok"],
    ["sexual", "ok"],
    ["harassment/threatening", "ok"],
    ["a reason of tomorrow", "refused"],
  ])("that flags %s returns %s", async (category, verdict) => {
    fake.always(MODERATIONS, moderationReply({ [category]: true }));
    expect(await review()).toBe(verdict);
  });

  test("returns care for distress, whatever else is flagged", async () => {
    fake.always(MODERATIONS, moderationReply({ "self-harm/intent": true, "sexual/minors": true }));
    expect(await review()).toBe("care");
  });

  test.each([
    ["care", "Artık yaşamak istemiyorum, her gece aynı rüyayı görüyorum."],
    ["refused", "Rüyamda bir çocuk pornosu vardı, izliyordum."],
  ])("ends at the local list when that returns %s: the text is not sent", async (verdict, text) => {
    expect(await review(text)).toBe(verdict);
    expect(fake.received).toEqual([]);
  });
});

describe("a failed review", () => {
  test.each<[string, Handler, number]>([
    ["does not arrive", hang, 2],
    ["arrives too late", replyTooLate, 2],
    ["drips", drip, 2],
    ["is cut off before it begins", reset, 2],
    ["is cut off", cutShort, 2],
    ["finds the service overloaded", failure(429, "rate_limit_exceeded"), 2],
    ["answers 500", failure(500, null), 2],
    ["answers 502", replyText("<html>", "text/html", 502), 2],
    ["answers 503", failure(503, null), 2],
    ["has another shape", replyJson({ results: [{ verdict: "fine" }] }), 2],
    ["has no result", replyJson({ results: [] }), 2],
    ["is not JSON", replyText("{oops"), 1],
    ["never ends", endless, 1],
    ["finds the key refused", failure(401, "invalid_api_key"), 1],
  ])("because it %s throws, and never passes the dream", async (_what, handler, asked) => {
    fake.always(MODERATIONS, handler);
    const patienceMs = [hang, replyTooLate, drip].includes(handler) ? 200 : undefined;
    const response = await review(DREAM, openAiEngines(fake.url, { patienceMs })).then(
      (verdict) => verdict,
      (error: Error) => error.name,
    );
    expect(response).toBe("ProviderError");
    expect(fake.sent(MODERATIONS)).toHaveLength(asked);
  });

  test("succeeds at the second attempt", async () => {
    fake.next(MODERATIONS, reset);
    expect(await review()).toBe("ok");
  });

  test("logs a refused key, without the dream or the key", async () => {
    const engines = openAiEngines(fake.url, { apiKey: "sk-another-key" });
    await review(DREAM, engines).catch(() => undefined);
    const [line, ...more] = engines.lines.map(
      (text) => JSON.parse(text) as { level: number; reason: string },
    );
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      level: 40,
      reason: expect.stringContaining("401 invalid_api_key") as string,
    });
    expect(engines.lines.join()).not.toMatch(new RegExp(`tren|sk-another-key|${API_KEY}`));
  });
});

describe("a server without moderation", () => {
  test("uses only the local list, and logs that once", async () => {
    fake.always(MODERATIONS, replyText("404 page not found", "text/plain", 404));
    const engines = openAiEngines(fake.url);
    expect(await review(DREAM, engines)).toBe("ok");
    expect(await review(DREAM, engines)).toBe("ok");
    expect(await review("Artık yaşamak istemiyorum, hep bunu görüyorum.", engines)).toBe("care");
    expect(fake.sent(MODERATIONS)).toHaveLength(1);
    expect(engines.lines).toHaveLength(1);
    expect(engines.lines[0]).toContain("local care list only");
  });

  test("is one that never reviewed: a 404 of one that did is a failure", async () => {
    const engines = openAiEngines(fake.url);
    await review(DREAM, engines);
    fake.next(MODERATIONS, replyText("404 page not found", "text/plain", 404));
    await expect(review(DREAM, engines)).rejects.toThrow("404");
    expect(await review(DREAM, engines)).toBe("ok");
    expect(fake.sent(MODERATIONS)).toHaveLength(3);
  });
});
