import { spawnSync } from "node:child_process";

/** Ends this process with the exit code of the command if it fails. */
function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

// Without arguments the whole check; with some (`npm test -- ledger`) only the tests they name.
const vitestArguments = process.argv.slice(2);
if (vitestArguments.length === 0) for (const script of ["types", "lint", "build"]) run("npm", "run", script);
run("vitest", "run", ...vitestArguments);
