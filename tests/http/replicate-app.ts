import { videoModel } from "#server/provider-settings.ts";
import { createReplicateVideo, type VideoTimes } from "#server/providers/replicate/video.ts";
import { createPredictionEvents } from "#server/providers/replicate/webhook.ts";
import { findFfmpeg } from "#server/studio/video/ffmpeg.ts";
import type { Dream } from "#shared/dreams.ts";
import { API_TOKEN, startFakeReplicate, WEBHOOK_SECRET } from "../fakes/replicate.ts";
import { startTestApp, type SignedInClient } from "../support/app.ts";
import { createTestEngines } from "../support/engines.ts";

const QUICK: VideoTimes = {
  call: 400,
  poll: 10,
  pollBesideWebhook: 60_000,
  silence: 300,
  whole: 60_000,
};
export const ART = "A pale door upright in a dark sea, amber light along its edge.";
export const SUBMISSION = {
  dreamText: "Denizin ortasında bir kapı vardı, içinden ışık sızıyordu.",
  language: "tr",
  depth: "full",
};

interface Options {
  times?: Partial<VideoTimes>;
  limits?: Partial<{ bytes: number; ms: number }>;
  model?: string;
  token?: string;
  webhook?: boolean;
  env?: Record<string, string>;
  running?: boolean;
}

export type VideoApp = Awaited<ReturnType<typeof startVideoApp>>;

/** A test app whose videos come from a fake Replicate. */
export async function startVideoApp(options: Options = {}) {
  const fake = await startFakeReplicate();
  const events = createPredictionEvents();
  const times = { ...QUICK, ...options.times };
  const video = createReplicateVideo({
    token: options.token ?? API_TOKEN,
    baseUrl: fake.baseUrl,
    model: videoModel(options.model ?? "bytedance/seedance-1-lite", null)!,
    webhook: options.webhook ? { url: "http://localhost:3000/api/webhooks/replicate", events } : null,
    fileHosts: ["replicate.delivery"],
    ffmpegPath: findFfmpeg(null),
    times,
    limits: { bytes: 1_000_000, ms: 1000, ...options.limits },
  });
  const plain = createTestEngines();
  const reading: typeof plain.reading = {
    name: "studio",
    read: async (...call) => ({ ...(await plain.reading.read(...call)), artDirection: ART }),
  };
  const app = await startTestApp({
    engines: { video, reading },
    predictions: events,
    // Many users sign up here, so passwords are not hashed.
    passwords: {
      hash: async (password) => password,
      verify: async (digest, password) => digest === password,
      needsRehash: () => false,
    },
    env: { ...(options.webhook && { REPLICATE_WEBHOOK_SECRET: WEBHOOK_SECRET }), ...options.env },
    ...(options.running !== undefined && { running: options.running }),
  });
  fake.now = () => app.deps.now();
  // Moves the clock past waits between attempts, only while no job runs, so that no lease expires.
  const clock = app.skipWaits(2500);

  const submit = async (client: SignedInClient, own: object = {}) =>
    ((await client.post("/api/dreams", { ...SUBMISSION, ...own })).json as { dream: Dream }).dream;

  return {
    ...app,
    fake,
    submit,
    /** Makes a dream of a new user who has exactly its price, and waits for its end. */
    async make(own: object = {}) {
      const client = await app.signUp({ tokens: 5 });
      const { id } = await submit(client, own);
      await app.finished(id);
      return { client, credits: await client.credits(), dream: await client.dream(id) };
    },
    submissions: () => app.store.db.selectFrom("provider_orders").selectAll().orderBy("nth").execute(),
    calls: () => app.store.db.selectFrom("provider_calls").selectAll().orderBy("id").execute(),
    async close() {
      clearInterval(clock);
      await app.close();
      await fake.close();
      if (fake.wrong.length) throw new Error(`not as the service describes it: ${fake.wrong.join(", ")}`);
    },
  };
}
