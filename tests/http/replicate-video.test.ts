import dns from "node:dns/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { videoModel } from "#server/provider-settings.ts";
import { createReplicateVideo, DOWNLOAD_LIMITS, VIDEO_TIMES } from "#server/providers/replicate/video.ts";
import { findFfmpeg } from "#server/studio/video/ffmpeg.ts";
import { createEngineCall } from "../support/engine-call.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import { readMp4 } from "#server/providers/mp4.ts";
import {
  cutShort,
  drip,
  endless,
  hang,
  redirect,
  replyJson,
  replyText,
  reset,
  type Handler,
} from "../fakes/http-faults.ts";
import { API_TOKEN, type FakeReplicate } from "../fakes/replicate.ts";
import { ART, startVideoApp, type VideoApp } from "./replicate-app.ts";

let app: VideoApp;
afterEach(() => app.close());

describe("a video from Replicate", () => {
  test.each([
    ["bytedance/seedance-1-lite", { duration: 5, resolution: "480p", fps: 24 }],
    ["bytedance/seedance-1-pro", { duration: 5, resolution: "480p", fps: 24 }],
    ["wan-video/wan-2.2-i2v-fast", { num_frames: 81, frames_per_second: 16, resolution: "480p" }],
    ["kwaivgi/kling-v2.1", { duration: 5, mode: "standard" }],
  ])(
    "of %s is submitted once, in its own fields, and stored at the dream's resolution",
    async (model, fields) => {
      app = await startVideoApp({ model });
      const { dream, credits } = await app.make();
      expect(dream.parts.video).toMatchObject({ status: "done", engine: "replicate" });
      expect(dream.video).toMatchObject({ height: 480 });
      expect(credits).toBe(0);
      expect(app.fake.received.create).toBe(1);
      const [prediction] = app.fake.predictions;
      expect(prediction).toMatchObject({ model, input: fields });
      expect(prediction!.input.prompt).toContain(ART);
      expect(JSON.stringify(prediction!.input)).not.toContain("kapı");
      const file = (
        await app.store.db.selectFrom("media").select("file").where("name", "=", "video.mp4").execute()
      )[0]!;
      expect(await readMp4(join(app.config.mediaDir, file.file))).toMatchObject({ height: 480 });
    },
  );

  test("is recorded once, at the cost in the price table", async () => {
    app = await startVideoApp({
      env: { PROVIDER_PRICES: '{"bytedance/seedance-1-lite":{"film":{"480p":0.2}}}' },
    });
    const { dream } = await app.make();
    expect(await app.calls()).toMatchObject([
      {
        dream_id: dream.id,
        part: "video",
        provider: "replicate",
        ref: app.fake.predictions[0]!.id,
        seconds: 31.5,
        video_seconds: 5,
        micro_usd: 200_000,
        outcome: "ok",
      },
    ]);
  });

  test("has its prediction id saved before the first poll", async () => {
    app = await startVideoApp();
    let saved: string | null | undefined;
    app.fake.fail(
      "get",
      async (exchange) => {
        const job = await app.store.db
          .selectFrom("jobs")
          .select("provider_job")
          .where("part", "=", "video")
          .execute();
        saved = job[0]?.provider_job;
        await replyJson(app.fake.predictions[0])(exchange);
      },
      1,
    );
    await app.make();
    expect(saved).toBe(app.fake.predictions[0]!.id);
  });
});

type Setup = (fake: FakeReplicate) => void;
const at =
  (place: Parameters<FakeReplicate["fail"]>[0], handler: Handler, times?: number): Setup =>
  (fake) =>
    fake.fail(place, handler, times);
const ends =
  (ending: FakeReplicate["ending"]): Setup =>
  (fake) => {
    fake.ending = ending;
  };
const outputs = (url: string) => ends({ output: url });
const slow =
  (ms: number): Handler =>
  ({ response }) => {
    const timer = setTimeout(() => response.writeHead(503).end(), ms);
    response.once("close", () => clearTimeout(timer));
  };
const file = (text: Buffer | string, type = "video/mp4"): Handler => replyText(String(text), type);
const MP4_HEAD = Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from("ftypisom\0\0\0\0")]);
const longVideo: Handler = ({ response }) => {
  response.writeHead(200, { "content-type": "video/mp4" });
  response.write(MP4_HEAD);
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(100_000)));
  };
  response.on("drain", more).on("error", () => undefined);
  more();
};
const slowVideo: Handler = ({ response }) => {
  response.writeHead(200, { "content-type": "video/mp4", "content-length": 1000 });
  response.write(MP4_HEAD);
  const timer = setInterval(() => response.write("\0"), 50);
  response.once("close", () => clearInterval(timer));
};
const shortVideo: Handler = ({ request, response }) => {
  response.writeHead(200, { "content-type": "video/mp4", "content-length": 1000 });
  response.write(MP4_HEAD, () => request.socket.destroy());
};

describe("after a transient fault the dream is complete, with one prediction", () => {
  beforeEach(async () => {
    app = await startVideoApp();
  });

  // The states of the recorded submissions.
  test.each<[string, Setup, string[]]>([
    [
      "429 with Retry-After to the submission",
      at("create", replyJson({}, 429, { "retry-after": "2" }), 1),
      ["refused", "accepted"],
    ],
    ["500 to the submission, nothing begun", at("create", replyJson({}, 500), 1), ["ambiguous", "accepted"]],
    [
      "502 to the submission, nothing begun",
      at("create", replyText("<html>", "text/html", 502), 1),
      ["ambiguous", "accepted"],
    ],
    ["503 to the submission, nothing begun", at("create", replyJson({}, 503), 1), ["ambiguous", "accepted"]],
    ["no response to the submission, nothing begun", at("create", hang, 1), ["ambiguous", "accepted"]],
    ["a reset after the submission, nothing begun", at("create", reset, 1), ["ambiguous", "accepted"]],
    ["no response to the submission, but it was begun", at("taken", hang, 1), ["accepted"]],
    ["a late response to the submission", at("taken", slow(600), 1), ["accepted"]],
    ["a reset after the submission was begun", at("taken", reset, 1), ["accepted"]],
    [
      "a 502 after the submission was begun",
      at("taken", replyText("bad", "text/html", 502), 1),
      ["accepted"],
    ],
    ["a truncated response to the submission", at("taken", cutShort, 1), ["accepted"]],
    [
      "a response to the submission that is not JSON",
      at("taken", replyText("{not", "application/json", 201), 1),
      ["accepted"],
    ],
    [
      "a response to the submission of another shape",
      at("taken", replyJson({ ok: true }, 201), 1),
      ["accepted"],
    ],
    ["an endless response to the submission", at("taken", endless, 1), ["accepted"]],
    ["a slow endless response to the submission", at("taken", drip, 1), ["accepted"]],
    ["429 to a poll", at("get", replyJson({}, 429, { "retry-after": "1" }), 2), ["accepted"]],
    ["500 to polls", at("get", replyJson({}, 500), 3), ["accepted"]],
    ["a poll without an answer", at("get", hang, 1), ["accepted"]],
    ["a poll that is reset", at("get", reset, 1), ["accepted"]],
    ["a poll that answers no JSON", at("get", replyText("<html>"), 1), ["accepted"]],
    ["a poll without end", at("get", endless, 1), ["accepted"]],
    ["a file host that answers 503", at("file", replyText("", "text/plain", 503), 1), ["accepted"]],
    ["a file that is cut off", at("file", shortVideo, 1), ["accepted"]],
    ["a file that does not arrive", at("file", hang, 1), ["accepted"]],
    ["a file that drips", at("file", slowVideo, 1), ["accepted"]],
  ])("%s", async (_what, setUp, states) => {
    setUp(app.fake);
    const { dream, credits } = await app.make();
    expect(dream.parts.video).toMatchObject({ status: "done", error: null });
    expect(dream).toMatchObject({ status: "done", creditsUsed: 5, creditsReturned: 0 });
    expect(credits).toBe(0);
    expect(app.fake.predictions).toHaveLength(1);
    expect((await app.submissions()).map(({ state }) => state)).toEqual(states);
    expect(app.fake.received.create).toBe(states.length);
    expect(await checkLedger(app.store.db)).toEqual([]);
  });
});

describe("a permanent fault returns exactly the video's credits, with its error code", () => {
  beforeEach(async () => {
    app = await startVideoApp();
  });

  test.each<[string, Setup, string, number]>([
    ["a key that is refused", at("create", replyJson({}, 401)), "provider_unavailable", 1],
    ["an account without credit", at("create", replyJson({}, 402)), "provider_unavailable", 1],
    ["a model there is not", at("create", replyJson({}, 404)), "provider_unavailable", 1],
    [
      "submissions that are all refused as too many",
      at("create", replyJson({}, 429)),
      "provider_unavailable",
      6,
    ],
    ["submissions whose responses are all lost, nothing begun", at("create", reset), "provider_failed", 2],
    ["500 to every submission", at("create", replyJson({}, 500)), "provider_failed", 2],
    [
      "a lost submission and a list that does not reply",
      (fake) => {
        fake.fail("taken", reset, 1);
        fake.fail("list", replyJson({}, 503));
      },
      "provider_unavailable",
      1,
    ],
    [
      "content that is refused",
      ends({ status: "failed", output: null, error: "Input flagged as sensitive (E005)" }),
      "provider_refused",
      1,
    ],
    [
      "a prediction that fails",
      ends({ status: "failed", output: null, error: "CUDA out of memory" }),
      "provider_failed",
      1,
    ],
    [
      "a prediction that is cancelled there",
      ends({ status: "canceled", output: null }),
      "provider_failed",
      1,
    ],
    ["polls that all fail", at("get", replyJson({}, 502)), "provider_unavailable", 1],
    ["an unknown prediction", at("get", replyJson({}, 404)), "provider_failed", 1],
    ["a video that is missing", at("file", replyText("", "text/plain", 404)), "media_broken", 1],
    ["no video at all", ends({ output: null }), "media_broken", 1],
    ["an output of another shape", ends({ output: { video: 1 } }), "media_broken", 1],
    ["a file of another type", at("file", file("<html>", "text/html")), "media_broken", 1],
    ["a file that only says it is an MP4", at("file", file("GIF89a and so on")), "media_broken", 1],
    ["an MP4 that is none inside", at("file", file(MP4_HEAD + "nothing")), "media_broken", 1],
    ["a file without end", at("file", longVideo), "media_broken", 1],
    ["redirects without end", at("file", redirect("/files/again")), "media_broken", 1],
    ["an invalid URL", outputs("film.mp4"), "media_broken", 1],
    ["a file URL", outputs("file:///etc/passwd"), "media_broken", 1],
    ["files that all drip", at("file", slowVideo), "provider_timeout", 1],
  ])("%s", async (_what, setUp, error, submissions) => {
    setUp(app.fake);
    const { dream, credits, client } = await app.make();
    expect(dream.parts.video).toMatchObject({ status: "failed", error });
    expect(dream).toMatchObject({ status: "done", creditsUsed: 2, creditsReturned: 3, creditsHeld: 0 });
    expect(credits).toBe(3);
    expect(app.fake.received.create).toBe(submissions);
    expect(await checkLedger(app.store.db)).toEqual([]);

    app.fake.heal();
    app.fake.ending = {};
    app.advance(60_000);
    expect((await client.post(`/api/dreams/${dream.id}/retry`)).status).toBe(200);
    await app.finished(dream.id);
    expect(await client.dream(dream.id)).toMatchObject({ status: "done", creditsUsed: 5 });
  });

  test("a wrong key is reported as a setup fault until the next good response", async () => {
    app.fake.fail("create", replyJson({}, 401), 1);
    await app.make();
    const health = async () =>
      (await app.deps.watch.health()).find(({ provider }) => provider === "replicate");
    expect(await health()).toMatchObject({ state: "setup", lastError: { message: "Replicate submit: 401" } });
    await app.make();
    expect(await health()).toMatchObject({ state: "ok", callsToday: 2 });
  });
});

test("a video of a private provider stays wanted while the provider's name is not resolved", async () => {
  app = await startVideoApp();
  await app.make();
  const { id } = app.fake.predictions[0]!;
  const video = createReplicateVideo({
    token: API_TOKEN,
    baseUrl: app.fake.baseUrl.replace("127.0.0.1", "localhost"),
    model: videoModel("bytedance/seedance-1-lite", null)!,
    webhook: null,
    fileHosts: [],
    ffmpegPath: findFfmpeg(null),
    times: VIDEO_TIMES,
    limits: DOWNLOAD_LIMITS,
  });
  vi.spyOn(dns, "lookup").mockRejectedValue(Object.assign(new Error("no"), { code: "EAI_AGAIN" }));
  syncBuiltinESMExports();
  const dream = { resolution: "480p", readImage: async () => Buffer.of(), outFile: "/none" } as const;
  const prompt = { dreamText: "", language: "tr", seed: "", style: "auto" } as const;
  const made = video.make({ ...prompt, ...dream }, createEngineCall({ resumeFrom: id }));
  await expect(made.finally(restoreLookup)).rejects.toMatchObject({ code: "provider_failed", retry: true });
});

function restoreLookup(): void {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
}

test("of a video without a running time the usual one counts", async () => {
  app = await startVideoApp({ env: { PROVIDER_PRICES: '{"bytedance/seedance-1-lite":{"second":0.01}}' } });
  app.fake.ending = { metrics: {} };
  await app.make();
  expect(await app.calls()).toMatchObject([{ seconds: 60, micro_usd: 600_000, outcome: "ok" }]);
});

test("a video takes too long also by a provider's clock that is ahead", async () => {
  app = await startVideoApp({ times: { whole: 100 } });
  app.fake.now = () => new Date(app.deps.now().getTime() + 3_600_000);
  app.fake.polls = Infinity;
  const { dream } = await app.make();
  expect(dream.parts.video).toMatchObject({ status: "failed", error: "provider_timeout" });
});

test("a video that takes too long is cancelled at the provider and fails", async () => {
  app = await startVideoApp({ times: { whole: 100 } });
  app.fake.polls = Infinity;
  const { dream } = await app.make();
  expect(dream.parts.video).toMatchObject({ status: "failed", error: "provider_timeout" });
  await expect.poll(() => app.fake.predictions[0]!.status).toBe("canceled");
  expect(app.fake.received).toMatchObject({ create: 1, cancel: 1 });
});

test("a video is cancelled at the provider when its dream is deleted, but not when the server stops", async () => {
  app = await startVideoApp();
  app.fake.polls = 100_000;
  const client = await app.signUp({ tokens: 10 });
  const [deleted, left] = [await app.submit(client), await app.submit(client)];
  await expect.poll(() => app.fake.predictions.length, { timeout: 30_000 }).toBe(2);
  await expect.poll(() => app.fake.received.get, { timeout: 30_000 }).toBeGreaterThan(2);
  expect((await client.delete(`/api/dreams/${deleted.id}`)).status).toBe(204);
  await expect.poll(() => app.fake.received.cancel, { timeout: 30_000 }).toBe(1);
  await app.runner.stop();
  expect(app.fake.received.cancel).toBe(1);
  const jobs = await app.store.db.selectFrom("jobs").selectAll().where("dream_id", "=", left.id).execute();
  const stored = jobs.find((job) => job.part === "video")!.provider_job;
  expect(app.fake.predictions.find(({ id }) => id === stored)).toMatchObject({ status: "processing" });
});
