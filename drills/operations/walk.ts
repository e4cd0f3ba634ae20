import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ReplicatedSite } from "../backup/site.ts";
import { commandsOf, decisionsOf } from "./page.ts";

const SERVE_MS = 300_000;

export interface Walked {
  ran: number;
  skipped: { command: string; reason: string }[];
  faults: string[];
}

/** Runs the commands of a page in the order of the page, as it says, on a running site in a clone. */
export async function walk(page: string, site: ReplicatedSite, work: string, clone: string): Promise<Walked> {
  const decisions = decisionsOf(page);
  const walked: Walked = { ran: 0, skipped: [], faults: [] };
  const take = (kind: string, command: string) => {
    const found = decisions.find((one) => one.kind === kind && command.startsWith(one.text));
    if (found) found.used = true;
    return found;
  };
  for (const email of decisions.filter(({ kind }) => kind === "user")) {
    email.used = true;
    const body = { name: "Deniz", email: email.text, password: "a long password" };
    const reply = await fetch(`${site.origin}/api/auth/sign-up`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (reply.status !== 201) throw new Error(`sign-up of ${email.text} returned ${reply.status}`);
  }
  /** Paths of a container become folders of the walk. */
  function placed(command: string): string {
    return decisions
      .filter(({ kind }) => kind === "place")
      .reduce((text, one) => {
        one.used = true;
        const folder = one.value === "$DATA_DIR" ? site.dataDir : join(work, one.value);
        mkdirSync(folder, { recursive: true });
        return text.replace(new RegExp(`(^|[\\s'"=])${one.text}(?=[/\\s'"]|$)`, "g"), `$1${folder}`);
      }, command);
  }
  for (const { text, line } of commandsOf(page)) {
    const skip = take("skip", text);
    if (skip) {
      if (skip.value === "") walked.faults.push(`line ${line}: ${text} is skipped without a reason`);
      walked.skipped.push({ command: text, reason: skip.value });
      continue;
    }
    const serves = take("serve", text) !== undefined;
    const says = take("says", text)?.value;
    const isStopped = take("stopped", text) !== undefined;
    if (isStopped) await site.stop();
    const { status, output } = serves
      ? await serve(placed(text), site, clone)
      : await site.run("sh", ["-c", placed(text)]);
    if (isStopped) await site.start();
    walked.ran++;
    console.log(`line ${line}: ${text}: ${status} ${output.trim().split("\n").at(-1)?.slice(0, 150)}`);
    if (status !== 0)
      walked.faults.push(`line ${line}: ${text} ended with ${status}: ${output.trim().slice(-1000)}`);
    else if (says !== undefined && !output.includes(says))
      walked.faults.push(`line ${line}: ${text} does not say ${says}: ${output.trim().slice(-1000)}`);
  }
  for (const { kind, text, used } of decisions)
    if (!used) walked.faults.push(`the page has no command for its comment "${kind}: ${text}"`);
  return walked;
}

/** Runs a command that starts a site at a PORT of its own, until it replies; then stops it with Ctrl+C. */
async function serve(command: string, site: ReplicatedSite, cwd: string) {
  const port = /\bPORT=(\d+)/.exec(command)![1];
  const child = spawn("sh", ["-c", `exec env ${command}`], {
    cwd,
    env: site.env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const ended = once(child, "exit");
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  for (const until = performance.now() + SERVE_MS; performance.now() < until && !isOver(); await pause(50)) {
    const reply = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (!reply?.ok) continue;
    child.kill("SIGINT");
    await ended;
    return { status: child.exitCode, output };
  }
  child.kill("SIGKILL");
  return { status: -1, output: `it did not reply: ${output}` };
}

/** A clone of the newest commit with its packages, as README.md begins. */
export function cloneInto(root: string, folder: string): void {
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  mkdirSync(folder);
  run("git", "clone", "--quiet", root, ".");
  run("npm", "ci", "--prefer-offline", "--silent");
  run("npm", "run", "--silent", "build");
}
