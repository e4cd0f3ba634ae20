import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { FileResult, Summary } from "../tests/support/summary.ts";

/** Where more files fail, none is repeated: a stall of the machine fails a few. */
const MOST_REPEATED = 5;

/** How many of the slowest files are listed. */
const SLOWEST = 20;

/** Returns the exit code of a command, which writes to this terminal. */
const exitCode = (command: string, ...args: string[]): number =>
  spawnSync(command, args, { stdio: "inherit" }).status ?? 1;

/** Runs scripts of package.json beside each other; once all have ended, ends this process if one has failed. */
async function runInParallel(scripts: string[]): Promise<void> {
  const runs = scripts.map((script) => once(spawn("npm", ["run", script], { stdio: "inherit" }), "exit"));
  const codes = (await Promise.all(runs)) as [code: number | null][];
  for (const [code] of codes) if (code !== 0) process.exit(code ?? 1);
}

/** Runs test files of one project in a process of their own. Returns their results; none where errors were outside of files. */
function repeat(summaryFile: string, project: string, files: string[]): FileResult[] {
  rmSync(summaryFile);
  exitCode("vitest", "run", "--project", project, ...files);
  const summary = JSON.parse(readFileSync(summaryFile, "utf8")) as Summary;
  return summary.errors === 0 ? summary.files : [];
}

/**
 * Runs all tests. Files that fail are run once more, by themselves and from the beginning, as a stall of the machine can
 * be the cause; what passes only then is listed at the end. Replaces the summary by the numbers of tests, `passed` and
 * `failed`. Returns the exit code, which is 0 where all failed files have passed at the second attempt.
 */
function runInCi(summaryFile: string): number {
  const code = exitCode("vitest", "run");
  const { files, errors } = JSON.parse(readFileSync(summaryFile, "utf8")) as Summary;
  const failed = files.filter((result) => !result.ok);
  const repeated: FileResult[] = [];
  if (errors === 0 && failed.length <= MOST_REPEATED) {
    for (const [project, ofProject] of Map.groupBy(failed, (result) => result.project))
      repeated.push(
        ...repeat(
          summaryFile,
          project,
          ofProject.map((result) => result.file),
        ),
      );
  }
  const results = files.map(
    (first) =>
      repeated.find((second) => second.project === first.project && second.file === first.file) ?? first,
  );
  process.stdout.write("The slowest files, in seconds:\n");
  for (const { project, file, ms } of files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST))
    process.stdout.write(`  ${(ms / 1000).toFixed(0).padStart(4)} ${project} ${file}\n`);
  for (const result of repeated.filter(({ ok }) => ok))
    process.stdout.write(`Passed only at the second attempt: ${result.project} ${result.file}\n`);
  const sum = (field: "passed" | "failed") => results.reduce((total, result) => total + result[field], 0);
  writeFileSync(summaryFile, JSON.stringify({ passed: sum("passed"), failed: sum("failed") }));
  return failed.length > 0 && results.every(({ ok }) => ok) ? 0 : code;
}

// Without arguments the whole check; with some (`npm test -- ledger`) only the tests they name.
const vitestArguments = process.argv.slice(2);
if (vitestArguments.length > 0) process.exitCode = exitCode("vitest", "run", ...vitestArguments);
else {
  await runInParallel(["types", "lint", "build"]);
  const summaryFile = process.env.TEST_SUMMARY;
  process.exitCode = summaryFile === undefined ? exitCode("vitest", "run") : runInCi(summaryFile);
}
