import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { migrate } from "#server/db/migrate.ts";
import { openStore } from "#server/db/open.ts";
import { openPostgres } from "#server/db/postgres/open.ts";
import { refreshStatistics } from "#server/db/statistics.ts";
import { listLibrary } from "#server/features/dreams/library.ts";
import { withMatches } from "#server/features/dreams/search-matches.ts";
import { readQuery } from "#server/features/dreams/search-query.ts";
import { searchTextOf } from "#server/features/dreams/search-text.ts";
import { MOODS } from "#shared/dreams.ts";
import { addUser } from "../tests/support/ledger-rows.ts";
import { createRandom } from "./scale/random.ts";

// Searches the 50,000 notes of one user, beside a neighbour with as many and 20 users with 1,000 each: 200 queries of
// common and rare words, with and without filters. On SQLite it measures milliseconds of CPU, and fails above the limit.
// With DATABASE_URL, which must name an empty PostgreSQL database, it measures milliseconds until the reply, because
// PostgreSQL uses the CPU in a process of its own.
const LIMIT_MS = 30;
const NOTES = 50_000;
const OTHERS = { users: 20, notes: 1000 };
const QUERIES = 200;
const BATCH = 200;

const random = createRandom(19);
const LETTERS = [..."aeıiouöükılmnrstdbyzgşç"];
const word = () => Array.from({ length: 3 + random.below(7) }, () => random.pick(LETTERS)).join("");
const vocabulary = Array.from({ length: 8000 }, word);
/** Few words are common, as in a language. */
const pickWord = () => vocabulary[Math.floor(vocabulary.length * random.next() ** 4)]!;
const writeText = () => Array.from({ length: 50 }, pickWord).join(" ");

const dir = mkdtempSync(join(tmpdir(), "search-"));
const { DATABASE_URL: url } = process.env;
const store =
  url === undefined ? openStore(join(dir, "app.db")) : await openPostgres({ url, connections: 2 });
const { db } = store;
await migrate(db);

async function writeNotes(userId: string, count: number): Promise<void> {
  await addUser(db, userId);
  for (let first = 0; first < count; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - first) }, (_, i) => {
      const text = writeText();
      const at = new Date(Date.UTC(2000, 0, 1) + (first + i) * 14_400_000).toISOString();
      return {
        id: random.uuid(),
        user_id: userId,
        kind: "note",
        status: "done",
        dream_text: text,
        search_text: searchTextOf({ dream_text: text }, ""),
        language: "tr",
        depth: "reading",
        resolution: "480p",
        style: "auto",
        seed: "",
        request_hash: "",
        created_at: at,
        night: at.slice(0, 10),
        mood: random.pick(MOODS),
        favourite: random.below(10) === 0 ? 1 : 0,
      } as const;
    });
    await db.insertInto("dreams").values(rows).execute();
  }
}

const began = performance.now();
await writeNotes("ann", NOTES);
await writeNotes("neighbour", NOTES);
for (let i = 0; i < OTHERS.users; i++) await writeNotes(`other-${i}`, OTHERS.notes);
for await (const _ of refreshStatistics(db));
if (url !== undefined) await sql`VACUUM ANALYZE`.execute(db);
console.log(
  `${2 * NOTES + OTHERS.users * OTHERS.notes} notes in ${Math.round((performance.now() - began) / 1000)} s`,
);

/** A query of one of the kinds, with a common word mostly. */
function makeQuery(nth: number): { q: string; filter: object } {
  const common = vocabulary[random.below(20)]!;
  const rare = vocabulary[7000 + random.below(1000)]!;
  const kinds = [
    common,
    rare,
    common.slice(0, 2),
    `${common} ${pickWord()}`,
    `"${common} ${vocabulary[0]!}"`,
    `${common} -${pickWord()}`,
    `${common.slice(0, 3)} ${rare}`,
    "",
  ];
  const filters = [{}, {}, { mood: "calm" }, { favourite: "1" }, { month: "2010-05" }, { sort: "oldest" }];
  return { q: kinds[nth % kinds.length]!, filter: filters[random.below(filters.length)]! };
}

const figures: { ms: number; what: string }[] = [];
for (let nth = 0; nth < QUERIES; nth++) {
  const { q, filter } = makeQuery(nth);
  const [cpu, clock] = [process.cpuUsage(), performance.now()];
  const query = readQuery(q);
  const none = { tag: "", symbol: "", state: "all", form: "brief", page: 0 } as const;
  const { rows, shown } = await listLibrary(db, { ...none, ...filter, userId: "ann", query });
  const dreams = rows.map((row) => ({ ...row, dreamText: row.dream_text, tags: [], ownTags: [] }));
  await withMatches(db, dreams, query);
  const spent = process.cpuUsage(cpu);
  const ms = url === undefined ? (spent.user + spent.system) / 1000 : performance.now() - clock;
  figures.push({ ms, what: `${q} ${JSON.stringify(filter)}, ${shown.total} found` });
}
figures.sort((a, b) => a.ms - b.ms);
const figureAt = (share: number) => figures[Math.min(QUERIES - 1, Math.floor(QUERIES * share))]!;
for (const [name, share] of Object.entries({ median: 0.5, "19 of 20": 0.95, slowest: 1 }))
  console.log(`${name}: ${figureAt(share).ms.toFixed(1)} ms (${figureAt(share).what})`);
await store.close();
rmSync(dir, { recursive: true });
if (url === undefined && figureAt(1).ms > LIMIT_MS) process.exitCode = 1;
