import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore } from "#server/db/open.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import { createServerProcess } from "../support/server-process.ts";
import { sendDream, signUpWithCredits } from "../support/user-with-dream.ts";

const DREAMS = 6;
const server = await createServerProcess({ WEB_PROCESSES: "2" });
let user: Awaited<ReturnType<typeof signUpWithCredits>>;
beforeAll(async () => {
  await server.start();
  await until(() => begun().length === 3);
  user = await signUpWithCredits(server, "processes@example.com", 100);
});
afterAll(() => server.dispose());

const until = async (condition: () => boolean | Promise<boolean>) => {
  while (!(await condition())) await pause(30);
};

/** The processes that became ready so far. */
const begun = () =>
  server
    .output()
    .split("\n")
    .filter((line) => line.includes("a process is ready"))
    .map((line) => JSON.parse(line) as { role: "web" | "worker"; child: number });
const isRunning = (pid: number) => existsSync(`/proc/${pid}`);
const status = async (id: string) =>
  (await user.send("GET", `/api/dreams/${id}`)).json.dream.status as string;
const isDone = (id: string) => async () => (await status(id)) === "done";

async function expectExactLedger(): Promise<void> {
  const store = openStore(join(server.dataDir, "app.db"));
  expect(await checkLedger(store.db)).toEqual([]);
  await store.close();
}

test("a dream that one process takes in is made by another, and shown by all", async () => {
  expect(
    begun()
      .map(({ role }) => role)
      .toSorted(),
  ).toEqual(["web", "web", "worker"]);
  const id = await sendDream(user, "Denizin üstünde yürüyen bir ev vardı.", "image");
  await until(isDone(id));
});

test("replacing all processes refuses no request and loses no dream", async () => {
  const before = begun();
  const dreams: string[] = [];
  const refused: unknown[] = [];
  let replaced = false;
  let requests = 0;
  const visitor = async () => {
    while (!replaced) {
      for (const path of ["/", "/api/me", "/library"]) {
        const reply = await user.send("GET", path).catch((error: unknown) => ({ status: String(error) }));
        requests++;
        if (reply.status !== 200) refused.push(reply);
        await pause(20);
      }
    }
  };
  const dreamer = async () => {
    while (!replaced && dreams.length < DREAMS) {
      dreams.push(await sendDream(user, `Rüya ${dreams.length}: uçan bir balık gördüm.`, "image"));
      await pause(400);
    }
  };
  const traffic = [visitor(), visitor(), dreamer()];
  await pause(300);
  process.kill(server.pid(), "SIGHUP");
  await until(() => begun().length === 6 && before.every(({ child }) => !isRunning(child)));
  replaced = true;
  await Promise.all(traffic);
  expect(refused).toEqual([]);
  expect(requests).toBeGreaterThan(20);
  for (const id of dreams) await until(isDone(id));
  await expectExactLedger();
});

test("a process that dies is replaced, and its dream is made", async () => {
  const id = await sendDream(user, "Bir trende kaybolmuş bir valiz arıyordum.", "image");
  await until(async () => (await status(id)) === "processing");
  const now = begun();
  const worker = now.findLast(({ role }) => role === "worker")!;
  const web = now.findLast(({ role }) => role === "web")!;
  for (const { child } of [worker, web]) process.kill(child, "SIGKILL");
  await until(() => begun().length === now.length + 2);
  await until(isDone(id));
  await expectExactLedger();
});

test("all of them end with the first process", async () => {
  const children = begun().filter(({ child }) => isRunning(child));
  expect(children).toHaveLength(3);
  await server.kill();
  await until(() => children.every(({ child }) => !isRunning(child)));
});
