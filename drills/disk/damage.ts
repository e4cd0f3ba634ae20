import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import type { Scene } from "./scene.ts";

const PAGE = 4096;
const DREAMS = 6;

/**
 * A page with the text of dreams is overwritten: the start is refused with a sentence, or users get a clear refusal and
 * admins an alert. Then it is restored.
 */
export async function damageDatabase(scene: Scene): Promise<void> {
  const { site, fault, seen } = scene;
  for (let count = 0; count < DREAMS; count++)
    if (!(await site.observer.makesDream())) fault("a dream was not made before");
  await site.letGo();
  await site.server.stop();
  const file = join(site.dataDir, "app.db");
  const whole = readFileSync(file);
  const at = whole.indexOf("I flew over a dark sea");
  if (at < 0) return fault("no page with a dream was found");
  const page = at - (at % PAGE);
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(PAGE, 0xa5), 0, PAGE, page);
  closeSync(handle);
  const refusal = await site.server.start().then(
    () => null,
    (error: Error) => error.message,
  );
  if (refusal === null) await judgeDamaged(scene);
  else if (!refusal.includes("The server did not start. The database is damaged")) fault(`start: ${refusal}`);
  await site.server.stop();
  // The page as a backup has it; what was written meanwhile is in other pages.
  const mended = openSync(file, "r+");
  writeSync(mended, whole, page, PAGE, page);
  closeSync(mended);
  await site.hold();
  await site.server.start();
  const after = await site.observer.look();
  seen("mended", after);
  if (after.ready.status !== 200) fault(`mended: /readyz replied ${after.ready.status}`);
}

/** A server that started, as it has not read the page yet. */
async function judgeDamaged({ site, fault, seen }: Scene): Promise<void> {
  const sight = await site.observer.look();
  seen("during", sight);
  const replies = Object.entries(sight.user);
  for (const [what, reply] of replies)
    if (reply.startsWith("5") && reply !== "503 unavailable" && !(what.startsWith("page") && reply === "503"))
      fault(`${what}: ${reply}`);
  if (!replies.some(([, reply]) => reply.startsWith("503"))) fault("the damage was not met");
  if (sight.ready.status !== 503) fault(`/readyz replied ${sight.ready.status}`);
  if (!sight.problems?.includes("storage_failing"))
    fault(`no alert: ${sight.problems?.join() ?? "not readable"}`);
}

/** A file is missing, another truncated, and one has other bytes: all are found, and drawn again. */
export async function damageFiles({ site, fault, seen }: Scene): Promise<void> {
  for (let count = 0; count < DREAMS; count++)
    if (!(await site.observer.makesDream())) fault("a dream was not made before");
  const media = join(site.dataDir, "media");
  const files = readdirSync(media, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".webp"),
  );
  const [missing, truncated, changed] = files.map((name) => join(media, name)) as [string, string, string];
  rmSync(missing);
  truncateSync(truncated, statSync(truncated).size >> 1);
  writeFileSync(changed, Buffer.alloc(statSync(changed).size, 0xa5));
  const checked = await site.run("scripts/media-check.ts", "--content");
  if (checked.status !== 1 || !checked.output.includes("3 missing"))
    fault(`media:check: ${checked.output.trim()}`);
  const sight = await site.observer.look();
  seen("during", sight);
  if (!sight.problems?.includes("media_missing")) fault("no alert");
  const repaired = await site.run("scripts/media-check.ts", "--content", "--repair");
  if (repaired.status !== 0) fault(`repair: ${repaired.output.trim()}`);
  const again = await site.run("scripts/media-check.ts", "--content");
  if (again.status !== 0) fault(`after the repair: ${again.output.trim()}`);
  seen("mended", await site.observer.look());
}
