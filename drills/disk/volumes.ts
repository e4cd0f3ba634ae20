import { execFileSync } from "node:child_process";
import {
  closeSync,
  mkdirSync,
  openSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ["ignore", "pipe", "pipe"] })
    .toString()
    .trim();

/** A file system of its own. */
export interface Volume {
  path: string;
  /** Takes it from its place; open files stay until they are closed. */
  detach(): void;
  /** Puts it back, repaired where it was damaged. */
  attach(): void;
  /** The kernel refuses all further writes, as after an error of the disk. */
  abort(): void;
  dispose(): void;
}

/** An ext4 file system in a file. Throws where it cannot be mounted. */
export function makeDisk(folder: string, megabytes: number): Volume {
  const [image, path] = [join(folder, "disk.img"), join(folder, "disk")];
  writeFileSync(image, "");
  truncateSync(image, megabytes * 1024 * 1024);
  mkdirSync(path);
  run("mkfs.ext4", "-q", image);
  const loop = run("losetup", "--find", "--show", image);
  const attach = () => void run("mount", loop, path);
  attach();
  return {
    path,
    attach,
    detach: () => void run("umount", "--lazy", path),
    abort: () => void run("mount", "-o", "remount,abort", path),
    dispose() {
      try {
        run("umount", "--lazy", path);
      } catch {
        // A case that failed has left it detached.
      }
      run("losetup", "--detach", loop);
      rmSync(image);
    },
  };
}

/** Takes all room of a volume; returns what gives it back. */
export function fill(path: string): () => void {
  const filler = join(path, "filler");
  run("fallocate", "--length", String(freeBytes(path) - 1024 * 1024), filler);
  const file = openSync(filler, "a");
  for (let size = 1024 * 1024; size >= 512;) {
    try {
      if (writeSync(file, Buffer.alloc(size, 1)) === size) continue;
    } catch {
      // No room for this much.
    }
    size /= 2;
  }
  closeSync(file);
  return () => rmSync(filler);
}

const freeBytes = (path: string) => {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
};
