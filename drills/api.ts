// npm run drill:api -- [--seed 1] [--examples 20]: schemathesis against the description of the API.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { hasPython, installInto, runAgainst, SCHEMATHESIS } from "./schemathesis/command.ts";
import { startDrillSite } from "./site/site.ts";

const REQUESTS_MIN = 5000;

const { values } = parseArgs({
  options: { seed: { type: "string", default: "1" }, examples: { type: "string", default: "20" } },
});

async function drill(folder: string): Promise<string[]> {
  if (!installInto(folder)) return ["schemathesis could not be installed"];
  const site = await startDrillSite();
  const { admins, fullKeys } = await site.cast({ users: 0, admins: 2 });
  const { cookie } = admins[1]!;
  const code = runAgainst(site.origin, { folder, ...values, keys: fullKeys, cookie });
  const keptSession = (await fetch(new URL("/api/account/sessions", site.origin), { headers: { cookie } }))
    .ok;
  const { statuses, problems, rssBytes } = await site.figures();
  await site.close();
  const requests = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  console.log(`${requests} requests, by status:`, statuses, `memory ${Math.round(rssBytes / 2 ** 20)} MB`);
  return [
    ...(code === 0 ? [] : [`schemathesis found failures (exit code ${code})`]),
    ...Object.keys(statuses)
      .filter((status) => status.startsWith("5"))
      .map((status) => `${statuses[status]} replies of ${status}`),
    ...problems,
    ...(requests < REQUESTS_MIN ? [`fewer than ${REQUESTS_MIN} requests`] : []),
    ...(keptSession ? [] : ["a request ended the session, so that all later requests got 401"]),
  ];
}

if (!hasPython()) {
  console.log("Left out: schemathesis needs Python 3 with venv, and this machine has none.");
  process.exit(0);
}
console.log(`seed ${values.seed}, ${SCHEMATHESIS}`);
const folder = mkdtempSync(join(tmpdir(), "drill-api-"));
const found = await drill(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
for (const line of found) console.log(`FAILED: ${line}`);
process.exit(found.length > 0 ? 1 : 0);
