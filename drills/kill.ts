import { parseArgs } from "node:util";
import { startServer } from "../tests/support/postgres-server.ts";
import { drillKills } from "./kill/drill.ts";

// npm run drill:kill -- --minutes 10 --seed 1 [--engine postgres]
// SIGKILLs of a server at random moments of its work, start and shutdown, against a model; prints one line of JSON.

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
    engine: { type: "string", default: "sqlite" },
  },
});
if (values.engine !== "sqlite" && values.engine !== "postgres")
  throw new Error("--engine is sqlite or postgres");
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
const postgres = values.engine === "postgres" ? await startServer() : null;
try {
  const { counts, differences } = await drillKills(minutes, seed, postgres?.url("postgres") ?? null);
  console.log(JSON.stringify({ minutes, seed, engine: values.engine, ...counts, differences }));
  if (differences.length > 0) process.exitCode = 1;
} finally {
  await postgres?.stop();
}
