import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CASES, makeCaseDisk } from "./disk/cases.ts";
import { buildFaults } from "./disk/faults.ts";
import { startDiskSite, type DiskSite } from "./disk/site.ts";
import type { Volume } from "./disk/volumes.ts";

// npm run drill:disk -- --seed 1 [--only read-only]
// Runs a site on a volume that is full, read-only, slow, gone or damaged, and with a clock that jumps, then mends it and
// compares with what was acknowledged. Needs Linux, root to mount volumes, and a C compiler; where one lacks, nothing is
// drilled and the exit code is 77. Prints a line of JSON for each case.
const LEFT_OUT = 77;

const { values } = parseArgs({
  options: { seed: { type: "string", default: "1" }, only: { type: "string", multiple: true } },
});
const folder = mkdtempSync(join(tmpdir(), "drill-disk-"));
function leaveOut(reason: string): never {
  console.log(`LEFT OUT: the disk drill, because ${reason}.`);
  rmSync(folder, { recursive: true });
  process.exit(LEFT_OUT);
}
function makeDisk(at: string): Volume {
  try {
    return makeCaseDisk(at);
  } catch (error) {
    return leaveOut(`no volume can be mounted: ${(error as Error).message.split("\n")[0]}`);
  }
}

const faults = buildFaults(folder) ?? leaveOut("there is no C compiler for Linux");
let failed = 0;
for (const [nth, { name, run }] of CASES.entries()) {
  if (values.only && !values.only.includes(name)) continue;
  const disk = makeDisk(join(folder, String(nth)));
  let site: DiskSite | undefined;
  const found: string[] = [];
  const sights: Record<string, unknown> = {};
  try {
    site = await startDiskSite(join(disk.path, "data"), faults, Number(values.seed));
    await run({
      site,
      disk,
      faults,
      fault: (what) => void found.push(what),
      seen: (moment, sight) => void (sights[moment] = sight),
    });
    await site.finish();
  } catch (error) {
    found.push(String((error as Error).stack));
  }
  await site?.dispose();
  disk.dispose();
  found.push(...(site?.differences ?? []));
  if (found.length > 0) failed++;
  const errors = (site?.server.output() ?? "").split("\n").filter((line) => /"level":[56]0/.test(line));
  if (found.length > 0)
    console.log(
      errors
        .slice(-5)
        .map((line) => line.slice(0, 600))
        .join("\n"),
    );
  console.log(
    JSON.stringify({ case: name, load: loadavg()[0], ...sights, counts: site?.counts, faults: found }),
  );
}
rmSync(folder, { recursive: true, force: true });
console.log(failed === 0 ? "nothing was wrong" : `${failed} cases failed`);
process.exit(failed === 0 ? 0 : 1);
