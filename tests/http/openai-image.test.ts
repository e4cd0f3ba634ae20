import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Reading, Usage } from "#server/providers/engines.ts";
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
import { failure, imageReply, startFakeOpenAi } from "../fakes/openai.ts";
import { createEngineCall } from "../support/engine-call.ts";
import { promptOf, DREAM, openAiEngines } from "./openai-engines.ts";

const IMAGES = "/v1/images/generations";
const READING: Reading = {
  title: "Sudaki tren",
  summary: "Eski bir tren suyun üstünden geçiyor.",
  themes: ["geçiş"],
  symbols: [{ symbol: "tren", meaning: "Gidilen yol." }],
  psychologicalAnalysis: "Tren bir geçişi anlatıyor olabilir.",
  tags: ["tren", "su"],
  artDirection: "An old train crosses a still sea at dusk, seen from low on the water.",
};

const fake = await startFakeOpenAi();
beforeEach(() => fake.reset());
afterAll(() => fake.close());

const draw = (reading: Reading | null = READING, call = createEngineCall(), patienceMs?: number) =>
  openAiEngines(fake.url, { patienceMs }).image.draw({ ...promptOf(), reading }, call);
const failed = (image: Promise<unknown>) =>
  image.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );
const imageOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#203040" } });

describe("an image request", () => {
  test("asks for one image of the art direction, in the provider's format", async () => {
    const bytes = await draw();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1536, height: 1024 });
    const [body, ...more] = fake.sent(IMAGES);
    expect(more).toEqual([]);
    expect(body).toMatchObject({
      model: "gpt-image-2.5-flare",
      n: 1,
      size: "1536x1024",
      output_format: "png",
      safety_identifier: expect.stringMatching(/^[\da-f]{64}$/) as string,
    });
    expect(body!.prompt).toContain(READING.artDirection);
    expect(body!.prompt).not.toContain(DREAM.slice(0, 20));
    expect(body).not.toHaveProperty("response_format");
  });

  test("uses symbols and themes of a reading without art direction", async () => {
    const { artDirection: _none, ...studio } = READING;
    await draw(studio);
    const { prompt } = fake.sent(IMAGES)[0]!;
    expect(prompt).toContain("A dream of tren. It is about geçiş.");
    expect(prompt).not.toContain(READING.summary);
  });

  test("is not sent without a reading", async () => {
    expect(await failed(draw(null))).toMatchObject({ code: "needs_reading", retry: false });
    expect(fake.received).toEqual([]);
  });

  test("describes each style differently", async () => {
    const { image } = openAiEngines(fake.url);
    for (const style of ["auto", "poster", "collage"] as const)
      await image.draw({ ...promptOf(), style, reading: READING }, createEngineCall());
    expect(new Set(fake.sent(IMAGES).map((body) => body.prompt as string)).size).toBe(3);
  });

  test.each(["jpeg", "webp"] as const)("accepts a %s", async (format) => {
    const bytes = await imageOf(1024, 1024).toFormat(format).toBuffer();
    fake.always(IMAGES, imageReply(bytes));
    expect((await draw()).equals(bytes)).toBe(true);
  });

  test("records its usage", async () => {
    const used: Usage[] = [];
    await draw(
      READING,
      createEngineCall({ beginCall: async () => ({ settle: async (usage) => void used.push(usage) }) }),
    );
    expect(used).toMatchObject([
      { model: "gpt-image-2.5-flare", images: 1, inputTokens: 420, outcome: "ok" },
    ]);
  });
});

describe("an invalid image", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1536" height="1024"><script>alert(1)</script></svg>`;
  const bomb = (width: number, height: number) => {
    const png = Buffer.from(
      "89504e470d0a1a0a0000000d49484452000000000000000008020000000000000000000000",
      "hex",
    );
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    return png;
  };

  test.each<[string, () => Promise<Handler> | Handler]>([
    ["a drawing in SVG", () => imageReply(Buffer.from(svg))],
    ["a video", () => imageReply(Buffer.from("0000001866747970697 36f6d", "hex"))],
    ["a GIF", async () => imageReply(await imageOf(512, 512).gif().toBuffer())],
    [
      "several images in one",
      async () => {
        const frames = Buffer.concat([Buffer.alloc(300 * 300 * 3, 40), Buffer.alloc(300 * 300 * 3, 200)]);
        const raw = { width: 300, height: 600, channels: 3, pageHeight: 300 } as const;
        return imageReply(await sharp(frames, { raw }).webp({ loop: 0 }).toBuffer());
      },
    ],
    ["a head with nothing after it", () => imageReply(Buffer.from("89504e470d0a1a0a", "hex"))],
    ["more pixels than any requested image", () => imageReply(bomb(60_000, 60_000))],
    [
      "an image that is cut off",
      async () => {
        const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
        const whole = sharp({ create: { width: 600, height: 400, channels: 3, background: "#000", noise } });
        return imageReply((await whole.png().toBuffer()).subarray(0, 100_000));
      },
    ],
    ["a speck", async () => imageReply(await imageOf(16, 16).png().toBuffer())],
    ["more bytes than any requested image", () => imageReply(`iVBORw0KGgo${"A".repeat(44 * 1024 * 1024)}`)],
    ["text that is not base64", () => imageReply("iVBORw0KGgoAAAANSUhEUgAABgAAAAQA<<not base64>>")],
    ["an address instead", () => replyJson({ created: 1, data: [{ url: "http://127.0.0.1/x.png" }] })],
    ["nothing", () => replyText("null")],
    ["a response of another shape", () => replyJson({ data: "picture", usage: { input_tokens: "many" } })],
    ["an empty list", () => replyJson({ created: 1, data: [] })],
  ])("%s is rejected, and requested only once more", async (_what, handler) => {
    fake.always(IMAGES, await handler());
    const used: Usage[] = [];
    const call = createEngineCall({
      beginCall: async () => ({ settle: async (usage) => void used.push(usage) }),
    });
    expect(await failed(draw(READING, call))).toMatchObject({
      name: "ProviderError",
      code: "media_broken",
      retry: false,
      fault: "answer",
    });
    expect(fake.sent(IMAGES)).toHaveLength(2);
    expect(used.map(({ outcome }) => outcome)).toEqual(["media_broken", "media_broken"]);
  });

  test("a valid image after a broken one is accepted", async () => {
    fake.next(IMAGES, imageReply(Buffer.from(svg)));
    expect(await draw()).toBeInstanceOf(Buffer);
  });
});

describe("a failing provider", () => {
  const outage = { code: "provider_unavailable", retry: true, fault: "outage" };
  const late = { code: "provider_timeout", retry: true, fault: "outage" };
  const setup = { code: "provider_unavailable", retry: false, fault: "setup" };
  const broken = { code: "provider_failed", retry: false, fault: "answer" };

  test.each<[string, Handler, object]>([
    ["does not answer", hang, late],
    ["answers too late", replyTooLate, late],
    ["drips", drip, late],
    ["cuts the line after the request", reset, outage],
    ["cuts the line in its answer", cutShort, outage],
    [
      "is overloaded",
      failure(429, "rate_limit_exceeded", { "retry-after": "2" }),
      { ...outage, retryAfterMs: 2000 },
    ],
    ["answers 500", failure(500, null), outage],
    ["answers 502", replyText("<html>", "text/html", 502), outage],
    ["answers 503", failure(503, null), outage],
    ["knows no such key", failure(401, "invalid_api_key"), setup],
    ["has no credit left", failure(400, "billing_hard_limit_reached"), setup],
    ["refuses the image", failure(400, "moderation_blocked"), { code: "provider_refused", retry: false }],
    ["sends no JSON", replyText("{oops"), broken],
    ["never ends", endless, broken],
  ])("that %s maps to its error", async (_what, handler, expected) => {
    fake.always(IMAGES, handler);
    const patienceMs = expected === late ? 200 : undefined;
    const error = await failed(draw(READING, createEngineCall(), patienceMs));
    expect(error).toMatchObject({ name: "ProviderError", ...expected });
    expect(fake.sent(IMAGES)).toHaveLength(1);
  });
});
