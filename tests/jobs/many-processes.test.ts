import { join } from "node:path";
import { test } from "vitest";
import { openStore } from "#server/db/open.ts";
import { drillProcesses } from "../support/process-drill.ts";

const KILLS = 4;

test(`after ${KILLS} SIGKILLs of processes that share a file, nothing is lost and nothing done twice`, () =>
  drillProcesses({ kills: KILLS, env: {}, open: async (dataDir) => openStore(join(dataDir, "app.db")) }));
