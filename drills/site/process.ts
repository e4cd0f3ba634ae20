// The site under a drill, in a process of its own. Real but for the engines, which reply at once, and a cheap password hash.
import { pino } from "pino";
import { createTestEngines } from "../../tests/support/engines.ts";
import { createCheapPasswords } from "../../tests/support/app.ts";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { openServerStore } from "#server/db/server-store.ts";
import { registerPages } from "#server/render/pages.ts";
import { createServices } from "#server/services.ts";
import { createCast } from "./cast.ts";
import type { Figures, Question } from "./site.ts";
import { watchStalls } from "./stalls.ts";

/** Level of log lines that are reported as problems: `error` of pino, and above. */
const PROBLEM_LEVEL = 50;
const PROBLEMS_MAX = 50;

const config = readConfig({ ...process.env, NODE_ENV: "production" });
const problems: string[] = [];
const log = pino(
  { level: config.logLevel },
  {
    write(line: string) {
      const { level, msg, err } = JSON.parse(line) as {
        level: number;
        msg: string;
        err?: { stack?: string };
      };
      if (level >= PROBLEM_LEVEL && problems.length < PROBLEMS_MAX)
        problems.push(`${msg} ${err?.stack ?? ""}`);
    },
  },
);
const engines = createTestEngines();
const services = await createServices(config, {
  store: await openServerStore(config),
  engines: {
    ...engines,
    reading: {
      ...engines.reading,
      // For open streams of events: the reading of a dream that begins with this word never ends.
      read: (brief, call) =>
        brief.dreamText.startsWith("Wait") ? new Promise(() => undefined) : engines.reading.read(brief, call),
    },
  },
  passwords: createCheapPasswords(),
  log,
});
const app = await buildApp(services);
const statuses: Record<string, number> = {};
app.server.on("request", (_request, response) =>
  response.once("finish", () => (statuses[response.statusCode] = (statuses[response.statusCode] ?? 0) + 1)),
);
await registerPages(app, services);
const origin = await app.listen({ port: 0, host: "127.0.0.1" });
await services.start();

const stalls = watchStalls();

async function answer(question: Question): Promise<unknown> {
  if (question.ask === "cast") return createCast(app, services, question);
  const figures: Figures = {
    ...stalls.read(),
    rssBytes: process.memoryUsage().rss,
    statuses: { ...statuses },
    problems: [...problems],
  };
  return figures;
}

process.on("message", (question: Question) =>
  answer(question).then(
    (reply) => process.send!({ id: question.id, reply }),
    (error: unknown) => process.send!({ id: question.id, error: String(error) }),
  ),
);
process.once("disconnect", () => process.exit(0));
process.send!({ origin });
