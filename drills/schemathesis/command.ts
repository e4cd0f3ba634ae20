import { spawnSync, type SpawnSyncOptions } from "node:child_process";
import { join } from "node:path";

/** The version whose figures are in docs/proof.md. */
export const SCHEMATHESIS = "schemathesis==4.32.5";

/** They end the session, or the account, that the other calls need. */
const ENDS_SESSIONS = "SignOut|AccountDelete|AccountSessions";

/**
 * Left out: the texts of dreams, cursors, email addresses and links follow rules that a JSON schema cannot say, and so
 * does it that the calls of visitors work without a session. A new dream has no upright video yet, which is a 404.
 */
const CHECKS_LEFT_OUT = [
  "positive_data_acceptance",
  "missing_required_header",
  "ignored_auth",
  "ensure_resource_availability",
];

function run(command: string, args: string[], options: SpawnSyncOptions = {}): number {
  return spawnSync(command, args, { stdio: "inherit", ...options }).status ?? 1;
}

/** Whether this machine has Python 3 that can make an environment. */
export function hasPython(): boolean {
  return spawnSync("python3", ["-c", "import ensurepip, venv"], { stdio: "ignore" }).status === 0;
}

/** Installs schemathesis into a folder. Returns whether it worked. */
export function installInto(folder: string): boolean {
  const pip = join(folder, "bin/pip");
  return run("python3", ["-m", "venv", folder]) === 0 && run(pip, ["install", "--quiet", SCHEMATHESIS]) === 0;
}

/** Runs schemathesis against a site, and returns its exit code: 0 where no check failed. */
export function runAgainst(
  origin: string,
  options: { folder: string; seed: string; examples: string; keys: string[]; cookie: string },
): number {
  const { folder, seed, examples, keys, cookie } = options;
  const args = [
    "run",
    new URL("/api/openapi.json", origin).href,
    `--url=${origin}`,
    `--seed=${seed}`,
    `--max-examples=${examples}`,
    "--workers=2",
    // A picture to share is drawn in a process of its own, which takes seconds.
    "--request-timeout=60",
    "--phases=examples,coverage,fuzzing,stateful",
    `--exclude-operation-id-regex=${ENDS_SESSIONS}`,
    `--exclude-checks=${CHECKS_LEFT_OUT.join(",")}`,
    "--continue-on-failure",
    "--suppress-health-check=all",
    "--warnings=off",
    "--no-color",
  ];
  const env = {
    ...process.env,
    DRILL_KEYS: JSON.stringify(keys),
    DRILL_COOKIE: cookie,
    SCHEMATHESIS_HOOKS: join(import.meta.dirname, "hooks.py"),
  };
  // It writes a cache of failures to its working directory.
  return run(join(folder, "bin/st"), args, { cwd: folder, env });
}
