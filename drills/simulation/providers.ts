import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { EngineCall, Engines, Usage, UsageEstimate } from "#server/providers/engines.ts";
import { paidCall } from "#server/providers/paid-call.ts";
import { outage, ProviderError } from "#server/providers/provider-error.ts";
import { createCareList } from "#server/studio/care/care.ts";
import type { DrawnFiles } from "./files.ts";
import { reply, type World } from "./world.ts";

const VIDEO = join(import.meta.dirname, "../../tests/support/media/video.mp4");
const SECOND_MS = 1000;

const READING = {
  title: "A quiet shore",
  summary: "A dream of wide water.",
  themes: ["change"],
  symbols: [{ symbol: "sea", meaning: "What is felt and not yet said." }],
  psychologicalAnalysis: "The sleeper looks at something large from a safe shore.",
  tags: ["sea", "night"],
};

/** Providers of readings, images and videos that are late, fail, hang, lose replies, and send a video that is none. */
export function createProviders(world: World, files: DrawnFiles, jobs: VideoJobs): Engines {
  const videos = createVideos(world, jobs);
  return {
    reading: {
      name: "openai",
      async read(_prompt, call) {
        await ask(world, call, { model: "reading", seconds: 5, inputTokens: 900, outputTokens: 400 });
        return READING;
      },
    },
    lens: {
      name: "openai",
      look: () => Promise.reject(new Error("the simulation reads through no lens")),
    },
    image: {
      name: "openai",
      draw: () => Promise.reject(new Error("the simulation draws files")),
      async drawFiles(_prompt, call) {
        await ask(world, call, { model: "image", seconds: 20, images: 1 });
        const bytes = world.random.bytes(16);
        return (["webp", "avif"] as const).map((format) => ({ format, width: 96, height: 72, bytes }));
      },
    },
    video: {
      name: "replicate",
      async make({ outFile }, call) {
        try {
          const id = call.resumeFrom ?? (await submit(videos, call));
          const result = await videos.wait(id, call.signal);
          await call.submissions.settle(usageOf(result));
          if (result === "failed") throw new ProviderError("provider_failed", "no video", { retry: false });
          if (result === "done") {
            await files.take();
            copyFileSync(VIDEO, outFile);
          } else writeFileSync(outFile, "this is no video");
        } finally {
          // The caller reads and removes the file.
          files.touch();
        }
      },
      async withdraw({ providerJob, seed }, _isKnown, signal) {
        const id = providerJob ?? (await videos.find(seed, signal));
        return id === null ? null : { id, ended: true, usage: usageOf("done") };
      },
    },
    moderation: createCareList(),
    close: async () => undefined,
  };
}

/** One call of a paid provider. */
async function ask(world: World, call: EngineCall, estimate: UsageEstimate): Promise<void> {
  const { random } = world;
  const isDown = random.chance(world.faults);
  // The call goes wrong where it is below 1, as in a share of `faults` of the calls. The lowest values are the worst.
  const fate = random.next() / Math.max(world.faults, 1e-9);
  await paidCall(
    call,
    estimate,
    async () => {
      if (isDown) {
        await reply(world, random.int(1, 30) * SECOND_MS, call.signal);
        throw outage("provider_failed", "the provider does not work");
      }
      // Hangs until the caller gives up.
      if (fate < 0.1) await reply(world, Infinity, call.signal);
      await reply(world, random.int(1, fate < 0.3 ? 100 : 6) * SECOND_MS, call.signal);
      if (fate < 1) throw new ProviderError("provider_failed", "a wrong answer", { retry: fate < 0.6 });
      return { usage: { outcome: "ok" } };
    },
    () => ({ outcome: "failed", used: false }),
  );
}

type Result = "done" | "failed" | "garbage";

const usageOf = (result: Result): Usage => ({
  model: "video",
  seconds: 30,
  outcome: result === "failed" ? "provider_failed" : "ok",
  ...(result !== "failed" && { video: { seconds: 5, resolution: "480p" as const } }),
});

/** Jobs at the provider of videos by their ids, which run on when this process dies. */
export type VideoJobs = Map<string, { seed: number; endsAt: number; result: Result }>;

interface Videos {
  post(seed: number, signal: AbortSignal): Promise<string>;
  find(seed: number, signal: AbortSignal): Promise<string | null>;
  wait(id: string, signal: AbortSignal): Promise<Result>;
}

function createVideos(world: World, jobs: VideoJobs): Videos {
  const { random } = world;
  const answer = (signal: AbortSignal) => reply(world, random.int(1, 3) * SECOND_MS, signal);
  return {
    async post(seed, signal) {
      await answer(signal);
      if (random.chance(world.faults)) throw outage("provider_failed", "the request did not arrive");
      const id = `prediction-${jobs.size + 1}`;
      const result = random.chance(world.faults) ? random.pick(["failed", "garbage"] as const) : "done";
      const longest = 5 + (random.chance(world.faults / 4) ? 1000 : 20);
      jobs.set(id, { seed, endsAt: world.clock.now() + random.int(5, longest) * SECOND_MS, result });
      await world.life.pass();
      if (random.chance(world.faults)) throw outage("provider_failed", "the reply was lost");
      return id;
    },
    async find(seed, signal) {
      await answer(signal);
      return [...jobs].find(([, job]) => job.seed === seed)?.[0] ?? null;
    },
    async wait(id, signal) {
      const job = jobs.get(id);
      if (!job) throw new ProviderError("provider_failed", "unknown prediction", { retry: false });
      await reply(world, Math.max(SECOND_MS, job.endsAt - world.clock.now()), signal);
      return job.result;
    },
  };
}

/** Submits a video once, or finds what an earlier attempt submitted. */
async function submit(videos: Videos, call: EngineCall): Promise<string> {
  const open = await call.submissions.unanswered();
  if (open) {
    const found = await videos.find(open.seed, call.signal);
    if (found !== null) {
      await call.saveProviderJob(found);
      return found;
    }
    await call.submissions.close("lost");
  }
  const estimate = { model: "video", seconds: 30, video: { seconds: 5, resolution: "480p" as const } };
  const { seed } = await call.submissions.begin({ promptHash: "0".repeat(64), estimate });
  const id = await videos.post(seed, call.signal);
  await call.saveProviderJob(id);
  return id;
}
