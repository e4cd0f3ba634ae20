import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { copyFile, link, mkdir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { FastifyInstance } from "fastify";
import { KEPT_MS, type SharedAssets } from "#server/providers/shared-assets.ts";
import { DAY_MS } from "#shared/durations.ts";

interface KeptAssetsDeps {
  /** The files of this build. */
  assetsDir: string;
  /** Files of this and other builds, for this machine. */
  keptDir: string;
  /** Those of other machines; null where there is one machine. */
  shared: SharedAssets | null;
}

/**
 * Keeps the built files, and serves those of other builds: pages that were opened before a new build, or come from a
 * server that has another one, load theirs from any server. Call it before the routes of the files are added.
 */
export function registerKeptAssets(
  app: FastifyInstance,
  { assetsDir, keptDir, shared }: KeptAssetsDeps,
): void {
  const names = filesIn(assetsDir);
  app.addHook("onRoute", (route) => {
    if (route.url !== "/assets/*") return;
    const { handler } = route;
    route.handler = async function (request, reply) {
      const { "*": name } = request.params as { "*": string };
      if (names.has(name)) return handler.call(this, request, reply);
      if (shared && !existsSync(join(keptDir, name))) await shared.copyTo(keptDir, name);
      return reply.sendFile(name, keptDir);
    };
  });
  const keep = async () => {
    try {
      await keepAssets(names, assetsDir, keptDir);
      await shared?.add(assetsDir, names);
    } catch (err) {
      app.log.warn({ err }, "the built files could not be kept for open pages");
    }
  };
  let daily: NodeJS.Timeout | undefined;
  app.addHook("onListen", () => {
    void keep();
    // A server may run for weeks: the start of the next build removes what is old by then.
    daily = setInterval(() => void keep(), DAY_MS).unref();
  });
  app.addHook("onClose", () => clearInterval(daily));
}

/** Paths of the files below a folder. */
function filesIn(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map((file) => relative(folder, join(file.parentPath, file.name))));
}

async function keepAssets(names: ReadonlySet<string>, assetsDir: string, keptDir: string): Promise<void> {
  await mkdir(keptDir, { recursive: true, mode: 0o700 });
  const kept = filesIn(keptDir);
  const now = new Date();
  const age = async (file: string) => now.getTime() - (await stat(file)).mtimeMs;
  // Another process, which began at the same time, may have removed it.
  const ageIfThere = (file: string) => age(file).catch(() => 0);
  for (const name of names) {
    const file = join(keptDir, name);
    if (!kept.has(name)) await linkOrCopy(join(assetsDir, name), file);
    // Not at each start: the time is part of the ETag.
    if ((await age(file)) > DAY_MS) await utimes(file, now, now);
  }
  for (const name of kept) {
    const file = join(keptDir, name);
    if (!names.has(name) && (await ageIfThere(file)) > KEPT_MS) await rm(file, { force: true });
  }
}

/** A link takes no room; other volumes need a copy, which has its name only once it is whole. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return;
    // Containers that share a volume may have the same process ids.
    const unfinished = `${to}.${randomUUID()}`;
    await copyFile(from, unfinished);
    await rename(unfinished, to);
  }
}
