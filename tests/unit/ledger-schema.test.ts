import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freshStores, POSTGRES, type TestStore } from "../support/database.ts";
import { addUser } from "../support/ledger-rows.ts";

// Nothing here goes through the application: the database itself refuses.

const AT = "2026-03-01T12:00:00.000Z";
const SOON = "2026-03-02T12:00:00.000Z";
const LATE = "2026-03-09T12:00:00.000Z";
const openStore = await freshStores();
const TABLES = ["lots", "holds", "ledger_entries", "corrections"];
let store: TestStore;

/** PostgreSQL has one way to insert and to update. */
const known = (statement: string) =>
  POSTGRES ? statement.replace(/\b(INSERT|UPDATE) OR \w+/g, "$1").replace(/^REPLACE/, "INSERT") : statement;
const run = (statement: string) => store.exec(known(statement));
const all = (statement: string) => store.rows(statement);
const lots = () => all("SELECT id, user_id, available, held FROM lots ORDER BY id");

function lot(id: string, user: string, expires: string | null = null, verb = "INSERT") {
  const expiry = expires ? `'${expires}'` : "NULL";
  return `${verb} INTO lots (id, user_id, source, source_ref, expires_at, created_at)
    VALUES ('${id}', '${user}', 'package', 'ref-${id}', ${expiry}, '${AT}');`;
}

function hold(id: string, user: string, tokens: number, dream = id, verb = "INSERT") {
  return `${verb} INTO holds (id, user_id, dream_id, part, round, tokens, created_at)
    VALUES ('${id}', '${user}', '${dream}', 'image', 1, ${tokens}, '${AT}');`;
}

interface Entry {
  user?: string;
  lot?: string;
  hold?: string;
  ref?: string;
  at?: string;
  id?: number;
  verb?: string;
}

function entry(kind: string, available: number, held: number, more: Entry = {}) {
  const { user = "ann", lot = "a", hold, ref, at = AT, id, verb = "INSERT" } = more;
  const text = (value: string | undefined) => (value === undefined ? "NULL" : `'${value}'`);
  const [column, value] = id === undefined ? ["", ""] : ["id, ", `${id}, `];
  return `${verb} INTO ledger_entries (${column}user_id, lot_id, hold_id, kind, available, held, ref, at)
    VALUES (${value}'${user}', '${lot}', ${text(hold)}, '${kind}', ${available}, ${held}, ${text(ref)}, '${at}');`;
}

function correction(kind: string, ref: string, change: number, verb = "INSERT") {
  return `${verb} INTO corrections (kind, ref, user_id, lot_id, asked, change, at)
    VALUES ('${kind}', '${ref}', 'ann', 'a', ${Math.abs(change)}, ${change}, '${AT}');`;
}

// Ann has lot a with 10 tokens, 4 of them held by h, and lot b with 5 that
// expires soon; Bob has lot z with 20 tokens.
beforeEach(async () => {
  store = await openStore();
  await addUser(store.db, "ann");
  await addUser(store.db, "bob");
  await run(lot("a", "ann") + lot("b", "ann", SOON) + lot("z", "bob"));
  await run(
    entry("grant", 10, 0) +
      entry("grant", 5, 0, { lot: "b" }) +
      entry("grant", 20, 0, { lot: "z", user: "bob" }),
  );
  await run(hold("h", "ann", 4) + entry("hold", -4, 4, { hold: "h" }));
});

afterEach(async () => {
  const sums = `
    SELECT lots.id, lots.user_id, COALESCE(SUM(entry.available), 0) AS available, COALESCE(SUM(entry.held), 0) AS held
    FROM lots LEFT JOIN ledger_entries AS entry ON entry.lot_id = lots.id GROUP BY lots.id ORDER BY lots.id`;
  const [summed, kept] = [JSON.stringify(await all(sums)), JSON.stringify(await lots())];
  await store.close();
  if (summed !== kept) throw new Error(`The lots say ${kept}, the entries ${summed}.`);
});

/**
 * Runs a statement and answers why the database refused it; says so where it was accepted, or left something changed.
 */
async function refusal(statement: string): Promise<string> {
  const dump = async () =>
    JSON.stringify(await Promise.all(TABLES.map((name) => all(`SELECT * FROM ${name}`))));
  const before = await dump();
  try {
    await run(statement);
    return `accepted: ${statement}`;
  } catch (error) {
    return (await dump()) === before ? (error as Error).message : `refused, but not undone: ${statement}`;
  }
}

const INSERTS = ["INSERT", "INSERT OR IGNORE", "INSERT OR REPLACE", "INSERT OR FAIL", "INSERT OR ABORT"];
const ANY_VERB = POSTGRES ? ["INSERT"] : INSERTS;

describe("entries", () => {
  test("cannot be changed or removed", async () => {
    expect(await refusal("UPDATE ledger_entries SET available = 11 WHERE id = 1")).toMatch(/append-only/);
    expect(await refusal("UPDATE ledger_entries SET reason = 'none'")).toMatch(/append-only/);
    expect(await refusal("UPDATE OR REPLACE ledger_entries SET id = 2 WHERE id = 1")).toMatch(/append-only/);
    expect(await refusal("DELETE FROM ledger_entries WHERE id = 1")).toMatch(/append-only/);
    expect(await refusal("DELETE FROM ledger_entries")).toMatch(/append-only/);
  });

  test("cannot be replaced by an insert with a taken id, or be slipped in before others", async () => {
    expect(await refusal(entry("grant", 10, 0, { id: 1, verb: "INSERT OR REPLACE" }))).toMatch(
      /added at the end|granted once/,
    );
    expect(await refusal(entry("release", 4, -4, { id: 4, hold: "h", verb: "INSERT OR REPLACE" }))).toMatch(
      /added at the end|duplicate key/,
    );
    await run(correction("clawback", "r", -1));
    expect(await refusal(entry("clawback", -1, 0, { id: 2, ref: "r" }))).toMatch(/added at the end/);
    expect(await refusal(entry("clawback", -1, 0, { id: 0, ref: "r" }))).toMatch(/added at the end/);
    expect(await refusal(entry("clawback", -1, 0, { id: -1, ref: "r" }))).toMatch(/check|at the end/i);
    expect(await refusal(entry("clawback", -1, 0, { id: -2, ref: "r" }))).toMatch(/added at the end/);
    await run(entry("clawback", -1, 0, { id: 9, ref: "r" }));
  });

  test.each(ANY_VERB)("cannot take a lot below zero (%s)", async (verb) => {
    await run(hold("big", "ann", 100) + correction("clawback", "re", -100));
    expect(await refusal(entry("hold", -7, 7, { hold: "big", verb }))).toMatch(/below zero/);
    expect(await refusal(entry("hold", -100, 100, { hold: "big", verb }))).toMatch(/below zero/);
    expect(await refusal(entry("clawback", -7, 0, { ref: "re", verb }))).toMatch(/below zero/);
    expect(await refusal(entry("expire", -6, 0, { lot: "b", at: LATE, verb }))).toMatch(/below zero/);
  });

  test.each(ANY_VERB)("grant a lot once (%s)", async (verb) => {
    expect(await refusal(entry("grant", 10, 0, { verb }))).toMatch(/granted once/);
    expect(await refusal(entry("grant", 1, 0, { verb }))).toMatch(/granted once/);
  });

  test("belong to the owner of the lot and of the hold", async () => {
    await run(lot("y", "bob"));
    expect(await refusal(entry("grant", 5, 0, { user: "ann", lot: "y" }))).toMatch(/owner/);
    expect(await refusal(entry("grant", 5, 0, { lot: "nowhere" }))).toMatch(/owner/);
    await run(hold("bobs", "bob", 3));
    expect(await refusal(entry("hold", -3, 3, { hold: "bobs" }))).toMatch(/owner/);
    expect(await refusal(entry("hold", -3, 3, { hold: "bobs", user: "bob" }))).toMatch(/owner/);
    await run(hold("anns", "ann", 3));
    expect(await refusal(entry("hold", -3, 3, { hold: "anns", user: "bob", lot: "z" }))).toMatch(/owner/);
  });

  test("have amounts that fit their kind, in whole tokens, at a readable time", async () => {
    await run(lot("n", "ann"));
    expect(await refusal(entry("grant", -1, 0, { lot: "n" }))).toMatch(/check|below zero/i);
    expect(await refusal(entry("grant", 0, 0, { lot: "n" }))).toMatch(/check/i);
    expect(await refusal(entry("grant", 5, 5, { lot: "n" }))).toMatch(/check/i);
    // PostgreSQL rounds a literal, and refuses 1.5 as a value.
    const half = "UPDATE token_packages SET tokens = CAST(CAST('1.5' AS TEXT) AS INTEGER)";
    expect(await refusal(POSTGRES ? half : entry("grant", 1.5, 0, { lot: "n" }))).toMatch(
      /cannot store REAL|invalid input syntax/,
    );
    expect(await refusal(entry("gift", 5, 0, { lot: "n" }))).toMatch(/check/i);
    expect(await refusal(entry("grant", 5, 0, { lot: "n", ref: "r" }))).toMatch(/check|correction/i);
    expect(await refusal(entry("grant", 5, 0, { lot: "n", at: "yesterday" }))).toMatch(/check/i);
    expect(await refusal(entry("grant", 5, 0, { lot: "n", at: "2026-03-01T12:00:00Z" }))).toMatch(/check/i);
    expect(await refusal(entry("expire", 5, 0, { lot: "b", at: LATE }))).toMatch(/check/i);
    expect(await refusal(entry("hold", -1, 2, { hold: "h" }))).toMatch(/check|ordered/i);
    expect(await refusal(entry("hold", -1, 1))).toMatch(/check/i);
  });
});

describe("holds", () => {
  test.each(ANY_VERB)("hold no more than was ordered (%s)", async (verb) => {
    expect(await refusal(entry("hold", -1, 1, { hold: "h", lot: "b", verb }))).toMatch(/ordered/);
    expect(await refusal(entry("hold", -4, 4, { hold: "h", verb }))).toMatch(/ordered/);
  });

  test.each(ANY_VERB)("settle exactly what was held, once and one way (%s)", async (verb) => {
    expect(await refusal(entry("capture", 0, -3, { hold: "h", verb }))).toMatch(/settled/);
    expect(await refusal(entry("capture", 0, -5, { hold: "h", verb }))).toMatch(/below zero|settled/);
    expect(await refusal(entry("release", 5, -5, { hold: "h", verb }))).toMatch(/below zero|settled/);
    expect(await refusal(entry("capture", 0, -4, { hold: "h", lot: "b", verb }))).toMatch(
      /below zero|settled/,
    );
    await run(entry("capture", 0, -4, { hold: "h" }));
    expect(await refusal(entry("capture", 0, -4, { hold: "h", verb }))).toMatch(/below zero|settled/);
    expect(await refusal(entry("release", 4, -4, { hold: "h", verb }))).toMatch(/below zero|settled/);
  });

  test.each(ANY_VERB)("are not settled with the tokens of another hold (%s)", async (verb) => {
    await run(
      hold("other", "ann", 4) +
        entry("hold", -4, 4, { hold: "other" }) +
        entry("capture", 0, -4, { hold: "h" }),
    );
    expect(await refusal(entry("capture", 0, -4, { hold: "h", verb }))).toMatch(/settled/);
    expect(await refusal(entry("release", 4, -4, { hold: "h", verb }))).toMatch(/settled/);
  });

  test("are not captured in one lot and released in another", async () => {
    await run(
      hold("two", "ann", 5) +
        entry("hold", -3, 3, { hold: "two", lot: "b" }) +
        entry("hold", -2, 2, { hold: "two" }),
    );
    await run(entry("capture", 0, -3, { hold: "two", lot: "b" }));
    expect(await refusal(entry("release", 2, -2, { hold: "two" }))).toMatch(/one way/);
    await run(entry("capture", 0, -2, { hold: "two" }));
  });

  test("are not settled before they are whole", async () => {
    await run(hold("part", "ann", 5) + entry("hold", -3, 3, { hold: "part" }));
    expect(await refusal(entry("capture", 0, -3, { hold: "part" }))).toMatch(/settled/);
  });

  test("cannot be changed, removed, replaced or made twice", async () => {
    expect(await refusal("UPDATE holds SET tokens = 1")).toMatch(/append-only/);
    expect(await refusal("DELETE FROM holds")).toMatch(/append-only/);
    expect(await refusal(hold("h", "ann", 9, "other", "INSERT OR REPLACE"))).toMatch(/held once/);
    expect(await refusal(hold("new", "ann", 9, "h", "INSERT OR REPLACE"))).toMatch(/held once/);
    expect(await refusal(hold("new", "ann", 9, "h"))).toMatch(/held once/);
    expect(await refusal(hold("none", "ann", 0))).toMatch(/check/i);
    expect(await refusal(hold("none", "ann", 1).replace("'image', 1", "'image', 0"))).toMatch(/check/i);
    expect(await refusal(hold("none", "ann", 1).replace("'image'", "'sound'"))).toMatch(/check/i);
  });

  test("are paid by the owner of the dream, which stays until they are settled", async () => {
    await run(`INSERT INTO dreams (id, user_id, kind, status, dream_text, search_text, language, depth, resolution, style, seed, request_hash, created_at)
      VALUES ('h', 'ann', 'dream', 'queued', 't', 't', 'en-US', 'image', '480p', 'auto', '1', 'x', '${AT}'),
        ('bobs', 'bob', 'dream', 'queued', 't', 't', 'en-US', 'image', '480p', 'auto', '1', 'x', '${AT}')`);
    expect(await refusal(hold("new", "ann", 1, "bobs"))).toMatch(/its owner/);
    expect(await refusal("DELETE FROM dreams WHERE id = 'h'")).toMatch(/held tokens/);
    await run(entry("release", 4, -4, { hold: "h" }));
    await run("DELETE FROM dreams");
  });

  test("spend a lot before its expiry only, and a lot expires after it only", async () => {
    await run(hold("late", "ann", 2));
    expect(await refusal(entry("hold", -2, 2, { hold: "late", lot: "b", at: SOON }))).toMatch(/expiry/);
    expect(await refusal(entry("expire", -5, 0, { lot: "b", at: AT }))).toMatch(/expiry/);
    expect(await refusal(entry("expire", -5, 0, { lot: "a", at: LATE }))).toMatch(/expiry/);
    await run(entry("expire", -5, 0, { lot: "b", at: SOON }));
  });
});

describe("lots", () => {
  test.each(["UPDATE", "UPDATE OR IGNORE", "UPDATE OR REPLACE", "UPDATE OR FAIL"])(
    "change through entries only (%s)",
    async (verb) => {
      expect(await refusal(`${verb} lots SET available = available + 1 WHERE id = 'a'`)).toMatch(
        /sum of its entries/,
      );
      expect(
        await refusal(`${verb} lots SET available = available - 1, held = held + 1 WHERE id = 'a'`),
      ).toMatch(/sum of its entries/);
      expect(await refusal(`${verb} lots SET held = 0`)).toMatch(/sum of its entries/);
      expect(await refusal(`${verb} lots SET last_entry = 0 WHERE id = 'a'`)).toMatch(/sum of its entries/);
      expect(
        await refusal(`${verb} lots SET available = 0, held = 0, last_entry = 0 WHERE id = 'a'`),
      ).toMatch(/sum of its entries/);
      expect(await refusal(`${verb} lots SET last_entry = 99, available = 99 WHERE id = 'a'`)).toMatch(
        /sum of its entries/,
      );
    },
  );

  test("keep their identity", async () => {
    expect(await refusal("UPDATE lots SET user_id = 'bob' WHERE id = 'a'")).toMatch(/identity/);
    expect(await refusal("UPDATE lots SET expires_at = NULL WHERE id = 'b'")).toMatch(/identity/);
    expect(await refusal("UPDATE OR REPLACE lots SET id = 'a' WHERE id = 'b'")).toMatch(/identity/);
    expect(await refusal("DELETE FROM lots WHERE id = 'b'")).toMatch(/kept/);
  });

  test("are granted from one source once, and cannot be replaced", async () => {
    const same = `INTO lots (id, user_id, source, source_ref, created_at) VALUES ('c', 'ann', 'package', 'ref-a', '${AT}')`;
    expect(await refusal(`INSERT ${same}`)).toMatch(/granted once/);
    expect(await refusal(`INSERT OR REPLACE ${same}`)).toMatch(/granted once/);
    expect(await refusal(lot("a", "bob", null, "REPLACE"))).toMatch(/granted once/);
    expect(
      await refusal(`${lot("a", "bob").replace(";", "")} ON CONFLICT (id) DO UPDATE SET user_id = 'bob'`),
    ).toMatch(/granted once/);
  });

  test("begin empty, with a source and readable times", async () => {
    const made = (columns: string, values: string) =>
      `INSERT INTO lots (id, user_id, created_at, source, ${columns}) VALUES ('c', 'ann', '${AT}', 'welcome', ${values})`;
    expect(await refusal(made("source_ref, available", "'r', 5"))).toMatch(/begins empty/);
    expect(await refusal(made("source_ref, held", "'r', 5"))).toMatch(/begins empty/);
    expect(await refusal(made("source_ref, last_entry", "'r', 5"))).toMatch(/begins empty/);
    expect(await refusal(made("source_ref", "''"))).toMatch(/check/i);
    expect(await refusal(made("source_ref, expires_at", "'r', 'never'"))).toMatch(/check/i);
    expect(await refusal(made("source_ref, expires_at", "'r', '+012026-03-01T12:00:00.000Z'"))).toMatch(
      /check/i,
    );
  });
});

describe("corrections", () => {
  test.each(ANY_VERB)("bound what is taken, and are booked once (%s)", async (verb) => {
    expect(await refusal(entry("clawback", -1, 0, { ref: "unknown", verb }))).toMatch(/correction/);
    await run(correction("clawback", "re", -7));
    expect(await refusal(entry("clawback", -1, 0, { user: "bob", lot: "z", ref: "re", verb }))).toMatch(
      /correction/,
    );
    expect(await refusal(entry("adjust", -1, 0, { ref: "re", verb }))).toMatch(/correction/);
    await run(entry("clawback", -5, 0, { ref: "re" }));
    expect(await refusal(entry("clawback", -3, 0, { lot: "b", ref: "re", verb }))).toMatch(/correction/);
    expect(await refusal(entry("clawback", -1, 0, { ref: "re", verb }))).toMatch(/correction/);
    await run(entry("clawback", -2, 0, { lot: "b", ref: "re" }));
    expect(await refusal(correction("clawback", "re", -7, verb))).toMatch(/booked once/);
  });

  test("cannot be changed or removed, take no more than asked and belong to the owner of the lot", async () => {
    await run(correction("clawback", "re", -2));
    expect(await refusal("UPDATE corrections SET change = -9")).toMatch(/append-only/);
    expect(await refusal("DELETE FROM corrections")).toMatch(/append-only/);
    expect(await refusal(correction("clawback", "up", 2))).toMatch(/check/i);
    expect(await refusal(correction("clawback", "other", -2).replace("'ann', 'a'", "'ann', 'z'"))).toMatch(
      /owner/,
    );
    expect(await refusal(correction("clawback", "greedy", -2).replace(", 2, -2", ", 1, -2"))).toMatch(
      /check/i,
    );
  });
});

// PostgreSQL always enforces them.
test.skipIf(POSTGRES)("the rules hold even where foreign keys are not enforced", async () => {
  await store.exec("PRAGMA foreign_keys = OFF");
  expect(await refusal(entry("grant", 5, 0, { lot: "nowhere" }))).toMatch(/owner/);
  expect(await refusal(entry("hold", -1, 1, { hold: "nowhere" }))).toMatch(/owner/);
  expect(await refusal("DELETE FROM lots")).toMatch(/kept/);
});
