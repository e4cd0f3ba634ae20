import { pino } from "pino";
import { readConfig } from "#server/config.ts";
import { openDatabase, type DatabaseConfig } from "#server/db/open-database.ts";
import { transact } from "#server/db/transaction.ts";
import { addEvent } from "#server/features/dreams/event-queries.ts";
import { createServices } from "#server/services.ts";
import { createTestEngines } from "./engines.ts";
import { countAtOnce } from "./attempts.ts";
import { SUMMARY, type WorkerReport, type WorkerTask } from "./worker-tasks.ts";

// A second process on the database of a test: makes dreams on demand. It says `begun` of each reading, and `begun` and
// `ended` of each image.

const PAUSE_MS = 40;

const report = (message: WorkerReport) => process.send!(message);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const { TEST_DATABASE, ...env } = process.env;
const readOn = Promise.withResolvers<void>();
const store = await openDatabase(JSON.parse(TEST_DATABASE!) as DatabaseConfig);
const engines = createTestEngines();
const { reading, image } = engines;
const services = await createServices(readConfig(env), {
  store,
  log: pino({ level: "silent" }),
  engines: {
    ...engines,
    reading: {
      ...reading,
      async read(prompt, call) {
        report({ work: "reading", state: "begun", at: Date.now() });
        if (prompt.dreamText.includes("birlikte")) await readOn.promise;
        const words = prompt.dreamText.includes("yavaşça") ? SUMMARY.split(" ") : [];
        for (let i = 1; i <= words.length; i++) {
          call.onWriting(words.slice(0, i).join(" "));
          await pause(150);
        }
        return reading.read(prompt, call);
      },
    },
    image: {
      ...image,
      async draw(prompt, call) {
        report({ work: "image", state: "begun", at: Date.now() });
        const aborted = new Promise((resolve) => call.signal.addEventListener("abort", resolve));
        if (prompt.dreamText.includes("bitmez")) await aborted;
        report({ work: "image", state: "ended", at: Date.now() });
        call.signal.throwIfAborted();
        return image.draw(prompt, call);
      },
    },
  },
});

async function addEvents(dreamId: string, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await pause((i * PAUSE_MS) % 200);
    const at = new Date().toISOString();
    const event = { dream_id: dreamId, part: "image", status: "processing", progress: 0, at } as const;
    await transact(store.db, { dream: dreamId }, (trx) => addEvent(trx, event));
  }
}

process.on("message", (task: WorkerTask) => {
  if (task.do === "make dreams") void services.registration.start().then(services.runner.start);
  else if (task.do === "read on") readOn.resolve();
  else if (task.do === "attempt")
    void countAtOnce(store.db, task.times).then((counted) => report({ counted }));
  else void addEvents(task.dreamId, task.count);
});
process.on("disconnect", () => void services.close());
report({ ready: true });
