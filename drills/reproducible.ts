import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// npm run drill:reproducible
// Builds the newest commit twice, in folders of different names and lengths, time zones and languages of the machine, and
// compares the files of dist by their hashes. Prints one line of JSON.
const ROOT = join(import.meta.dirname, "..");
const MACHINES = [
  { name: "a", env: { TZ: "UTC", LANG: "C" } },
  { name: "another-folder-of-a-longer-name", env: { TZ: "Asia/Tokyo", LANG: "tr_TR.UTF-8" } },
] as const;

const work = mkdtempSync(join(tmpdir(), "drill-reproducible-"));

function build({ name, env }: (typeof MACHINES)[number]): Map<string, string> {
  const folder = join(work, name);
  mkdirSync(folder);
  execFileSync("git", ["clone", "--quiet", ROOT, folder]);
  // A build writes below node_modules.
  mkdirSync(join(folder, "node_modules"));
  for (const entry of readdirSync(join(ROOT, "node_modules")))
    if (![".cache", ".vite", ".bin"].includes(entry))
      symlinkSync(join(ROOT, "node_modules", entry), join(folder, "node_modules", entry));
  cpSync(join(ROOT, "node_modules/.bin"), join(folder, "node_modules/.bin"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  execFileSync("npm", ["run", "--silent", "build"], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const dist = join(folder, "dist");
  const hashes = new Map<string, string>();
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    hashes.set(path.slice(dist.length + 1), createHash("sha256").update(readFileSync(path)).digest("hex"));
  }
  return hashes;
}

try {
  const [first, second] = MACHINES.map(build) as [Map<string, string>, Map<string, string>];
  const names = [...new Set([...first.keys(), ...second.keys()])].sort();
  const different = names.filter((name) => first.get(name) !== second.get(name));
  const all = createHash("sha256");
  for (const name of names) all.update(`${first.get(name)}  ${name}\n`);
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: ROOT }).toString().trim();
  console.log(JSON.stringify({ commit, files: names.length, sha256: all.digest("hex"), different }));
  if (different.length > 0) process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
