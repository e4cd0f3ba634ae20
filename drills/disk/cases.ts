import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { damageFiles, damageDatabase } from "./damage.ts";
import type { Faults } from "./faults.ts";
import type { Sight } from "./observer.ts";
import type { Scene } from "./scene.ts";
import { fill, makeDisk, type Volume } from "./volumes.ts";

/** How long users act before and after, and during a fault. */
const BEFORE_MS = 5000;
const DURING_MS = 8000;
const DISK_MB = 1000;
const REPAIRED_MS = 120_000;

interface Case {
  name: string;
  run(scene: Scene): Promise<void>;
}

const WRITES = ["new dream", "sign-in", "sign-up"];

/** Judges what users see: nothing fails without a code that says why. `refuses`: no write may be acknowledged. */
function judgeUsers({ fault }: Scene, { user }: Sight, refuses: { writes: boolean; reads: boolean }): void {
  for (const [what, reply] of Object.entries(user)) {
    const isWrite = WRITES.includes(what);
    const mayRefuse = isWrite ? refuses.writes : refuses.reads;
    const isPage = what.startsWith("page");
    // A file may fail after its reply has begun.
    const isCutOff = what === "its image" && reply === "0 cut off";
    const isRefusal = reply === "503 unavailable" || (isPage && reply === "503") || isCutOff;
    if (reply.startsWith("2") || reply === "429 rate_limited" || (mayRefuse && isRefusal)) continue;
    fault(`${what}: ${reply}`);
  }
}

/** Judges what admins and their monitoring see. */
function judgeAdmins({ fault }: Scene, sight: Sight, wanted: { alert: string; readable: boolean }): void {
  if (sight.health !== 200) fault(`/healthz replied ${sight.health}`);
  if (sight.ready.status !== 503) fault(`/readyz replied ${sight.ready.status}`);
  if (sight.problems === null ? wanted.readable : !sight.problems.includes(wanted.alert))
    fault(`/admin/attention has no ${wanted.alert}: ${sight.problems?.join() ?? "not readable"}`);
  if (wanted.readable && sight.metrics !== 200) fault(`/metrics replied ${sight.metrics}`);
}

/** Judges a site that must be well again. */
async function judgeMended(scene: Scene): Promise<void> {
  const { site, fault } = scene;
  let sight = await site.observer.look();
  for (const until = performance.now() + REPAIRED_MS; performance.now() < until; await pause(500)) {
    if (sight.ready.status === 200 && sight.problems?.every((code) => !/disk|storage/.test(code))) break;
    sight = await site.observer.look();
  }
  scene.seen("mended", sight);
  judgeUsers(scene, sight, { writes: false, reads: false });
  if (sight.ready.status !== 200) fault(`mended: /readyz replied ${sight.ready.status}`);
  if (sight.metrics !== 200) fault(`mended: /metrics replied ${sight.metrics}`);
  for (const code of sight.problems ?? ["unreadable"])
    if (/disk|storage|unreadable/.test(code)) fault(`mended: /admin/attention still has ${code}`);
}

/** A volume that fails for a while and is mended, by a restart where `restarts`. */
function failing(
  name: string,
  how: {
    begin: (scene: Scene) => void | (() => void);
    end?: (scene: Scene) => void;
    alert: string;
    readable?: boolean;
    restarts?: boolean;
  },
): Case {
  return {
    name,
    async run(scene) {
      const { site } = scene;
      await pause(BEFORE_MS);
      if (how.restarts) await site.letGo();
      const undo = how.begin(scene);
      await pause(DURING_MS);
      const sight = await site.observer.look();
      scene.seen("during", sight);
      judgeUsers(scene, sight, { writes: true, reads: how.readable === false });
      judgeAdmins(scene, sight, { alert: how.alert, readable: how.readable ?? true });
      if (how.restarts) {
        await site.server.stop();
        const refusal = await site.server.start().then(
          () => null,
          (error: Error) => error.message,
        );
        if (refusal !== null && !refusal.includes("The server did not start. "))
          scene.fault(`start: ${refusal}`);
        await site.server.stop();
      }
      undo?.();
      how.end?.(scene);
      if (how.restarts) {
        await site.hold();
        await site.server.start();
      }
      await judgeMended(scene);
      await pause(BEFORE_MS);
    },
  };
}

const shimmed = (faults: Faults) => (scene: Scene) => {
  scene.faults.set(faults);
  return () => scene.faults.set({});
};

function jumping(name: string, clockMs: number): Case {
  return {
    name,
    async run(scene) {
      await pause(BEFORE_MS);
      await scene.site.endPayments();
      for (const [moment, ms] of [
        ["jumped", clockMs],
        ["corrected", 0],
      ] as const) {
        scene.faults.set({ clockMs: ms });
        await pause(BEFORE_MS);
        const sight = await scene.site.observer.look();
        scene.seen(moment, sight);
        judgeUsers(scene, sight, { writes: false, reads: false });
        if (sight.ready.status !== 200) scene.fault(`${moment}: /readyz replied ${sight.ready.status}`);
        if (!(await scene.site.observer.makesDream())) scene.fault(`${moment}: a new dream was not made`);
        const stopped = sight.problems?.includes("clock_jumped");
        if (stopped !== ms > 24 * HOUR_MS) scene.fault(`${moment}: clock_jumped is ${stopped}`);
      }
    },
  };
}

export const CASES: Case[] = [
  failing("full", { begin: ({ disk }) => fill(disk.path), alert: "disk_low" }),
  failing("read-only", { begin: shimmed({ writeError: "EROFS" }), alert: "storage_failing" }),
  failing("read-only until repaired", {
    begin: ({ disk }) => disk.abort(),
    end: ({ disk }) => {
      disk.detach();
      disk.attach();
    },
    alert: "storage_failing",
    restarts: true,
  }),
  failing("no answer", {
    begin: shimmed({ writeError: "EIO", readError: "EIO" }),
    alert: "storage_failing",
    readable: false,
    restarts: true,
  }),
  failing("taken away", {
    begin: ({ disk }) => {
      disk.detach();
      return () => disk.attach();
    },
    alert: "storage_failing",
    readable: false,
  }),
  {
    name: "slow",
    async run(scene) {
      await pause(BEFORE_MS);
      scene.faults.set({ delayMs: 100 });
      await pause(DURING_MS);
      const sight = await scene.site.observer.look();
      scene.seen("during", sight);
      judgeUsers(scene, sight, { writes: false, reads: false });
      if (sight.ready.status !== 200) scene.fault(`/readyz replied ${sight.ready.status}`);
      if (!(await scene.site.observer.makesDream())) scene.fault("a new dream was not made");
      scene.faults.set({});
      await judgeMended(scene);
    },
  },
  { name: "page of the database damaged", run: damageDatabase },
  { name: "files damaged", run: damageFiles },
  jumping("clock ten minutes ahead", 10 * MINUTE_MS),
  jumping("clock ten minutes behind", -10 * MINUTE_MS),
  jumping("clock a day ahead", 25 * HOUR_MS),
  jumping("clock a day behind", -25 * HOUR_MS),
];

/** The volume of a case. Throws where the machine cannot mount one. */
export function makeCaseDisk(folder: string): Volume {
  mkdirSync(folder);
  const disk = makeDisk(folder, DISK_MB);
  mkdirSync(join(disk.path, "data"));
  return disk;
}
