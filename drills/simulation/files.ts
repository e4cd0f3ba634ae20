import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { newFileName } from "#server/providers/media/file-name.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { World } from "./world.ts";

/** Real work of videos, which the simulated time waits for: one at a time, so that their order repeats. */
export interface DrawnFiles {
  /** Waits until no other video is worked on, and begins: until its file is saved. */
  take(): Promise<void>;
  /** Reports that a file is read or removed that is not taken. */
  touch(): void;
  settled(): boolean;
}

export interface Files extends DrawnFiles {
  folder: string;
  stored: Map<string, { bytes: Uint8Array; at: number }>;
  /** The files as one life sees them. */
  open(world: World): MediaStore;
  remove(): void;
}

export function createFiles(): Files {
  const folder = mkdtempSync(join(tmpdir(), "oneira-simulation-"));
  const stored: Files["stored"] = new Map();
  let working = false;
  const waiting: (() => void)[] = [];
  const free = () => {
    working = false;
    waiting.shift()?.();
  };
  /** Requests to the file system that have not ended, as the removal of a temporary file. */
  const isReading = () => process.getActiveResourcesInfo().some((name) => /^(?:FSReq|CloseReq)/.test(name));
  let touched = false;

  return {
    folder,
    stored,
    async take() {
      while (working) await new Promise<void>((resolve) => void waiting.push(resolve));
      working = true;
    },
    touch: () => void (touched = true),
    settled() {
      if (working || (touched && isReading())) return false;
      touched = false;
      return true;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
    open(world) {
      const { life } = world;
      async function keep(dreamId: string, bytes: Uint8Array, extension: string) {
        await life.pass();
        const sha256 = createHash("sha256").update(bytes).digest("hex");
        const file = newFileName(dreamId, sha256, extension);
        stored.set(file, { bytes, at: world.clock.now() });
        await life.pass();
        return { file, bytes: bytes.length, sha256 };
      }
      return {
        place: "volume",
        hasRoom: async () => true,
        isWritable: async () => true,
        markFull: () => undefined,
        temporary: (extension) => join(folder, `${randomUUID()}.${extension}`),
        async save(dreamId, temporary) {
          const bytes = readFileSync(temporary);
          rmSync(temporary);
          free();
          return keep(dreamId, bytes, "mp4");
        },
        saveBytes: keep,
        size: async (file) => stored.get(file)?.bytes.length ?? null,
        async read(file) {
          await life.pass();
          const found = stored.get(file);
          return found ? { bytes: found.bytes.length, stream: Readable.from([found.bytes]) } : null;
        },
        async remove(files) {
          await life.pass();
          for (const file of files) stored.delete(file);
        },
        async sweep(unknown) {
          const old = [...stored].filter(([, { at }]) => at < world.clock.now() - DAY_MS);
          const gone = await unknown(old.map(([file]) => file));
          for (const file of gone) stored.delete(file);
          return gone.length;
        },
      };
    },
  };
}
