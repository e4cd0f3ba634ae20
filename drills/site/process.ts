// The site under a drill, in a process of its own: everything real but the engines, which reply at once.
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

/** Of the log, lines of this level and above are kept for the report. */
const LOG_LEVEL = 50;

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
      if (level >= LOG_LEVEL && problems.length < 50) problems.push(`${msg} ${err?.stack ?? ""}`);
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
      // A dream that asks for it is never done.
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

async function answer({ ask, ...size }: Question): Promise<unknown> {
  if (ask === "cast") return createCast(app, services, size as { users: number; admins: number });
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
