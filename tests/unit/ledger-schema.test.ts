import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { SqliteStore } from "#server/db/open.ts";
import { memoryStores } from "../support/database.ts";
import { addUser } from "../support/ledger-rows.ts";

// Nothing here goes through the application: SQLite itself refuses.

const AT = "2026-03-01T12:00:00.000Z";
const SOON = "2026-03-02T12:00:00.000Z";
const LATE = "2026-03-09T12:00:00.000Z";
const openStore = await memoryStores();
const TABLES = ["lots", "holds", "ledger_entries", "corrections"];
let store: SqliteStore;

const run = (statement: string) => store.sqlite.exec(statement);
const all = (statement: string) => store.sqlite.prepare(statement).raw().all();
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
  return `${verb} INTO ledger_entries (id, user_id, lot_id, hold_id, kind, available, held, ref, at)
    VALUES (${id ?? "NULL"}, '${user}', '${lot}', ${text(hold)}, '${kind}', ${available}, ${held}, ${text(ref)}, '${at}');`;
}

function correction(kind: string, ref: string, change: number, verb = "INSERT") {
  return `${verb} INTO corrections (kind, ref, user_id, lot_id, asked, change, at)
    VALUES ('${kind}', '${ref}', 'ann', 'a', ${Math.abs(change)}, ${change}, '${AT}');`;
}

// Ann has lot a with 10 tokens, 4 of them held by h, and lot b with 5 that
// expires soon; Bob has lot z with 20 tokens.
beforeEach(async () => {
  store = openStore();
  await addUser(store.db, "ann");
  await addUser(store.db, "bob");
  run(lot("a", "ann") + lot("b", "ann", SOON) + lot("z", "bob"));
  run(
    entry("grant", 10, 0) +
      entry("grant", 5, 0, { lot: "b" }) +
      entry("grant", 20, 0, { lot: "z", user: "bob" }),
  );
  run(hold("h", "ann", 4) + entry("hold", -4, 4, { hold: "h" }));
});

afterEach(async () => {
  const sums = `
    SELECT lots.id, lots.user_id, TOTAL(entry.available), TOTAL(entry.held)
    FROM lots LEFT JOIN ledger_entries AS entry ON entry.lot_id = lots.id GROUP BY lots.id ORDER BY lots.id`;
  const [summed, kept] = [JSON.stringify(all(sums)), JSON.stringify(lots())];
  await store.close();
  if (summed !== kept) throw new Error(`The lots say ${kept}, the entries ${summed}.`);
});

/** Runs a statement and answers why SQLite refused it; says so where it was accepted, or left something changed. */
function refusal(statement: string): string {
  const dump = () => JSON.stringify(TABLES.map((name) => all(`SELECT * FROM ${name}`)));
  const before = dump();
  try {
    run(statement);
    return `accepted: ${statement}`;
  } catch (error) {
    return dump() === before ? (error as Error).message : `refused, but not undone: ${statement}`;
  }
}

const ANY_VERB = ["INSERT", "INSERT OR IGNORE", "INSERT OR REPLACE", "INSERT OR FAIL", "INSERT OR ABORT"];

describe("entries", () => {
  test("cannot be changed or removed", () => {
    expect(refusal("UPDATE ledger_entries SET available = 11 WHERE id = 1")).toMatch(/append-only/);
    expect(refusal("UPDATE ledger_entries SET reason = 'none'")).toMatch(/append-only/);
    expect(refusal("UPDATE OR REPLACE ledger_entries SET id = 2 WHERE id = 1")).toMatch(/append-only/);
    expect(refusal("DELETE FROM ledger_entries WHERE id = 1")).toMatch(/append-only/);
    expect(refusal("DELETE FROM ledger_entries")).toMatch(/append-only/);
  });

  test("cannot be replaced by an insert with a taken id, or be slipped in before others", () => {
    expect(refusal(entry("grant", 10, 0, { id: 1, verb: "INSERT OR REPLACE" }))).toMatch(
      /added at the end|granted once/,
    );
    expect(refusal(entry("release", 4, -4, { id: 4, hold: "h", verb: "INSERT OR REPLACE" }))).toMatch(
      /added at the end/,
    );
    run(correction("clawback", "r", -1));
    expect(refusal(entry("clawback", -1, 0, { id: 2, ref: "r" }))).toMatch(/added at the end/);
    expect(refusal(entry("clawback", -1, 0, { id: 0, ref: "r" }))).toMatch(/added at the end/);
    expect(refusal(entry("clawback", -1, 0, { id: -1, ref: "r" }))).toMatch(/CHECK/);
    expect(refusal(entry("clawback", -1, 0, { id: -2, ref: "r" }))).toMatch(/added at the end/);
    run(entry("clawback", -1, 0, { id: 9, ref: "r" }));
  });

  test.each(ANY_VERB)("cannot take a lot below zero (%s)", (verb) => {
    run(hold("big", "ann", 100) + correction("clawback", "re", -100));
    expect(refusal(entry("hold", -7, 7, { hold: "big", verb }))).toMatch(/below zero/);
    expect(refusal(entry("hold", -100, 100, { hold: "big", verb }))).toMatch(/below zero/);
    expect(refusal(entry("clawback", -7, 0, { ref: "re", verb }))).toMatch(/below zero/);
    expect(refusal(entry("expire", -6, 0, { lot: "b", at: LATE, verb }))).toMatch(/below zero/);
  });

  test.each(ANY_VERB)("grant a lot once (%s)", (verb) => {
    expect(refusal(entry("grant", 10, 0, { verb }))).toMatch(/granted once/);
    expect(refusal(entry("grant", 1, 0, { verb }))).toMatch(/granted once/);
  });

  test("belong to the owner of the lot and of the hold", () => {
    run(lot("y", "bob"));
    expect(refusal(entry("grant", 5, 0, { user: "ann", lot: "y" }))).toMatch(/owner/);
    expect(refusal(entry("grant", 5, 0, { lot: "nowhere" }))).toMatch(/owner/);
    run(hold("bobs", "bob", 3));
    expect(refusal(entry("hold", -3, 3, { hold: "bobs" }))).toMatch(/owner/);
    expect(refusal(entry("hold", -3, 3, { hold: "bobs", user: "bob" }))).toMatch(/owner/);
    run(hold("anns", "ann", 3));
    expect(refusal(entry("hold", -3, 3, { hold: "anns", user: "bob", lot: "z" }))).toMatch(/owner/);
  });

  test("have amounts that fit their kind, in whole tokens, at a readable time", () => {
    run(lot("n", "ann"));
    expect(refusal(entry("grant", -1, 0, { lot: "n" }))).toMatch(/CHECK|below zero/);
    expect(refusal(entry("grant", 0, 0, { lot: "n" }))).toMatch(/CHECK/);
    expect(refusal(entry("grant", 5, 5, { lot: "n" }))).toMatch(/CHECK/);
    expect(refusal(entry("grant", 1.5, 0, { lot: "n" }))).toMatch(/cannot store REAL/);
    expect(refusal(entry("gift", 5, 0, { lot: "n" }))).toMatch(/CHECK/);
    expect(refusal(entry("grant", 5, 0, { lot: "n", ref: "r" }))).toMatch(/CHECK|correction/);
    expect(refusal(entry("grant", 5, 0, { lot: "n", at: "yesterday" }))).toMatch(/CHECK/);
    expect(refusal(entry("grant", 5, 0, { lot: "n", at: "2026-03-01T12:00:00Z" }))).toMatch(/CHECK/);
    expect(refusal(entry("expire", 5, 0, { lot: "b", at: LATE }))).toMatch(/CHECK/);
    expect(refusal(entry("hold", -1, 2, { hold: "h" }))).toMatch(/CHECK|ordered/);
    expect(refusal(entry("hold", -1, 1))).toMatch(/CHECK/);
  });
});

describe("holds", () => {
  test.each(ANY_VERB)("hold no more than was ordered (%s)", (verb) => {
    expect(refusal(entry("hold", -1, 1, { hold: "h", lot: "b", verb }))).toMatch(/ordered/);
    expect(refusal(entry("hold", -4, 4, { hold: "h", verb }))).toMatch(/ordered/);
  });

  test.each(ANY_VERB)("settle exactly what was held, once and one way (%s)", (verb) => {
    expect(refusal(entry("capture", 0, -3, { hold: "h", verb }))).toMatch(/settled/);
    expect(refusal(entry("capture", 0, -5, { hold: "h", verb }))).toMatch(/below zero|settled/);
    expect(refusal(entry("release", 5, -5, { hold: "h", verb }))).toMatch(/below zero|settled/);
    expect(refusal(entry("capture", 0, -4, { hold: "h", lot: "b", verb }))).toMatch(/below zero|settled/);
    run(entry("capture", 0, -4, { hold: "h" }));
    expect(refusal(entry("capture", 0, -4, { hold: "h", verb }))).toMatch(/below zero|settled/);
    expect(refusal(entry("release", 4, -4, { hold: "h", verb }))).toMatch(/below zero|settled/);
  });

  test.each(ANY_VERB)("are not settled with the tokens of another hold (%s)", (verb) => {
    run(
      hold("other", "ann", 4) +
        entry("hold", -4, 4, { hold: "other" }) +
        entry("capture", 0, -4, { hold: "h" }),
    );
    expect(refusal(entry("capture", 0, -4, { hold: "h", verb }))).toMatch(/settled/);
    expect(refusal(entry("release", 4, -4, { hold: "h", verb }))).toMatch(/settled/);
  });

  test("are not captured in one lot and released in another", () => {
    run(
      hold("two", "ann", 5) +
        entry("hold", -3, 3, { hold: "two", lot: "b" }) +
        entry("hold", -2, 2, { hold: "two" }),
    );
    run(entry("capture", 0, -3, { hold: "two", lot: "b" }));
    expect(refusal(entry("release", 2, -2, { hold: "two" }))).toMatch(/one way/);
    run(entry("capture", 0, -2, { hold: "two" }));
  });

  test("are not settled before they are whole", () => {
    run(hold("part", "ann", 5) + entry("hold", -3, 3, { hold: "part" }));
    expect(refusal(entry("capture", 0, -3, { hold: "part" }))).toMatch(/settled/);
  });

  test("cannot be changed, removed, replaced or made twice", () => {
    expect(refusal("UPDATE holds SET tokens = 1")).toMatch(/append-only/);
    expect(refusal("DELETE FROM holds")).toMatch(/append-only/);
    expect(refusal(hold("h", "ann", 9, "other", "INSERT OR REPLACE"))).toMatch(/held once/);
    expect(refusal(hold("new", "ann", 9, "h", "INSERT OR REPLACE"))).toMatch(/held once/);
    expect(refusal(hold("new", "ann", 9, "h"))).toMatch(/held once/);
    expect(refusal(hold("none", "ann", 0))).toMatch(/CHECK/);
    expect(refusal(hold("none", "ann", 1).replace("'image', 1", "'image', 0"))).toMatch(/CHECK/);
    expect(refusal(hold("none", "ann", 1).replace("'image'", "'sound'"))).toMatch(/CHECK/);
  });

  test("are paid by the owner of the dream, which stays until they are settled", () => {
    run(`INSERT INTO dreams (id, user_id, kind, status, dream_text, search_text, language, depth, resolution, style, seed, request_hash, created_at)
      VALUES ('h', 'ann', 'dream', 'queued', 't', 't', 'en-US', 'image', '480p', 'auto', '1', 'x', '${AT}'),
        ('bobs', 'bob', 'dream', 'queued', 't', 't', 'en-US', 'image', '480p', 'auto', '1', 'x', '${AT}')`);
    expect(refusal(hold("new", "ann", 1, "bobs"))).toMatch(/its owner/);
    expect(refusal("DELETE FROM dreams WHERE id = 'h'")).toMatch(/held tokens/);
    run(entry("release", 4, -4, { hold: "h" }));
    run("DELETE FROM dreams");
  });

  test("spend a lot before its expiry only, and a lot expires after it only", () => {
    run(hold("late", "ann", 2));
    expect(refusal(entry("hold", -2, 2, { hold: "late", lot: "b", at: SOON }))).toMatch(/expiry/);
    expect(refusal(entry("expire", -5, 0, { lot: "b", at: AT }))).toMatch(/expiry/);
    expect(refusal(entry("expire", -5, 0, { lot: "a", at: LATE }))).toMatch(/expiry/);
    run(entry("expire", -5, 0, { lot: "b", at: SOON }));
  });
});

describe("lots", () => {
  test.each(["UPDATE", "UPDATE OR IGNORE", "UPDATE OR REPLACE", "UPDATE OR FAIL"])(
    "change through entries only (%s)",
    (verb) => {
      expect(refusal(`${verb} lots SET available = available + 1 WHERE id = 'a'`)).toMatch(
        /sum of its entries/,
      );
      expect(refusal(`${verb} lots SET available = available - 1, held = held + 1 WHERE id = 'a'`)).toMatch(
        /sum of its entries/,
      );
      expect(refusal(`${verb} lots SET held = 0`)).toMatch(/sum of its entries/);
      expect(refusal(`${verb} lots SET last_entry = 0 WHERE id = 'a'`)).toMatch(/sum of its entries/);
      expect(refusal(`${verb} lots SET available = 0, held = 0, last_entry = 0 WHERE id = 'a'`)).toMatch(
        /sum of its entries/,
      );
      expect(refusal(`${verb} lots SET last_entry = 99, available = 99 WHERE id = 'a'`)).toMatch(
        /sum of its entries/,
      );
    },
  );

  test("keep their identity", () => {
    expect(refusal("UPDATE lots SET user_id = 'bob' WHERE id = 'a'")).toMatch(/identity/);
    expect(refusal("UPDATE lots SET expires_at = NULL WHERE id = 'b'")).toMatch(/identity/);
    expect(refusal("UPDATE OR REPLACE lots SET id = 'a' WHERE id = 'b'")).toMatch(/identity/);
    expect(refusal("DELETE FROM lots WHERE id = 'b'")).toMatch(/kept/);
  });

  test("are granted from one source once, and cannot be replaced", () => {
    const same = `INTO lots (id, user_id, source, source_ref, created_at) VALUES ('c', 'ann', 'package', 'ref-a', '${AT}')`;
    expect(refusal(`INSERT ${same}`)).toMatch(/granted once/);
    expect(refusal(`INSERT OR REPLACE ${same}`)).toMatch(/granted once/);
    expect(refusal(lot("a", "bob", null, "REPLACE"))).toMatch(/granted once/);
    expect(refusal(`${lot("a", "bob").replace(";", "")} ON CONFLICT DO UPDATE SET user_id = 'bob'`)).toMatch(
      /granted once/,
    );
  });

  test("begin empty, with a source and readable times", () => {
    const made = (columns: string, values: string) =>
      `INSERT INTO lots (id, user_id, created_at, source, ${columns}) VALUES ('c', 'ann', '${AT}', 'welcome', ${values})`;
    expect(refusal(made("source_ref, available", "'r', 5"))).toMatch(/begins empty/);
    expect(refusal(made("source_ref, held", "'r', 5"))).toMatch(/begins empty/);
    expect(refusal(made("source_ref, last_entry", "'r', 5"))).toMatch(/begins empty/);
    expect(refusal(made("source_ref", "''"))).toMatch(/CHECK/);
    expect(refusal(made("source_ref, expires_at", "'r', 'never'"))).toMatch(/CHECK/);
    expect(refusal(made("source_ref, expires_at", "'r', '+012026-03-01T12:00:00.000Z'"))).toMatch(/CHECK/);
  });
});

describe("corrections", () => {
  test.each(ANY_VERB)("bound what is taken, and are booked once (%s)", (verb) => {
    expect(refusal(entry("clawback", -1, 0, { ref: "unknown", verb }))).toMatch(/correction/);
    run(correction("clawback", "re", -7));
    expect(refusal(entry("clawback", -1, 0, { user: "bob", lot: "z", ref: "re", verb }))).toMatch(
      /correction/,
    );
    expect(refusal(entry("adjust", -1, 0, { ref: "re", verb }))).toMatch(/correction/);
    run(entry("clawback", -5, 0, { ref: "re" }));
    expect(refusal(entry("clawback", -3, 0, { lot: "b", ref: "re", verb }))).toMatch(/correction/);
    expect(refusal(entry("clawback", -1, 0, { ref: "re", verb }))).toMatch(/correction/);
    run(entry("clawback", -2, 0, { lot: "b", ref: "re" }));
    expect(refusal(correction("clawback", "re", -7, verb))).toMatch(/booked once/);
  });

  test("cannot be changed or removed, take no more than asked and belong to the owner of the lot", () => {
    run(correction("clawback", "re", -2));
    expect(refusal("UPDATE corrections SET change = -9")).toMatch(/append-only/);
    expect(refusal("DELETE FROM corrections")).toMatch(/append-only/);
    expect(refusal(correction("clawback", "up", 2))).toMatch(/CHECK/);
    expect(refusal(correction("clawback", "other", -2).replace("'ann', 'a'", "'ann', 'z'"))).toMatch(/owner/);
    expect(refusal(correction("clawback", "greedy", -2).replace(", 2, -2", ", 1, -2"))).toMatch(/CHECK/);
  });
});

test("the rules hold even where foreign keys are not enforced", () => {
  store.sqlite.pragma("foreign_keys = OFF");
  expect(refusal(entry("grant", 5, 0, { lot: "nowhere" }))).toMatch(/owner/);
  expect(refusal(entry("hold", -1, 1, { hold: "nowhere" }))).toMatch(/owner/);
  expect(refusal("DELETE FROM lots")).toMatch(/kept/);
});
