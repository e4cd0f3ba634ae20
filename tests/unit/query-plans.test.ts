import Database from "better-sqlite3";
import { beforeAll, describe, expect, it } from "vitest";
import { templateFile } from "../support/database.ts";
import type { Scan } from "../support/allowed-scans.ts";
import { createPlanCheck, createPlanReader, planReaderOn } from "../support/query-plans.ts";

let scansOf: (sql: string, ...values: unknown[]) => Pick<Scan, "table" | "detail">[];
beforeAll(async () => {
  const read = createPlanReader(await templateFile());
  scansOf = (sql, ...values) => read(sql, values).map(({ table, detail }) => ({ table, detail }));
});

describe("the check of query plans", () => {
  it.each([
    ["of a table", "SELECT * FROM dreams WHERE title = 'x'", "dreams", /^SCAN dreams$/],
    ["under an alias", 'select * from "dreams" as "d" where "d"."title" = 1', "dreams", /^SCAN d$/],
    ["of an index", "SELECT file FROM media", "media", /^SCAN media USING COVERING INDEX/],
    ["in a change", "UPDATE mails SET attempts = 1 WHERE last_error = 'x'", "mails", /^SCAN mails$/],
    [
      "for a subquery",
      "SELECT 1 WHERE EXISTS (SELECT 1 FROM dreams d WHERE d.title = 'x')",
      "dreams",
      /^SCAN d\b/,
    ],
    [
      "to make an index for one join",
      "SELECT 1 FROM users u LEFT JOIN mails m ON m.last_error = u.email WHERE u.created_at > '2026'",
      "mails",
      /AUTOMATIC/,
    ],
  ])("finds a scan %s", (_, sql, table, detail) => {
    const scans = scansOf(sql);
    expect(scans).toContainEqual({
      table,
      detail: expect.stringMatching(detail),
    });
  });

  it("takes the search for all values but null for the scan it is", () => {
    const sql = "SELECT id FROM payments WHERE session_id IS NOT NULL";
    expect(scansOf(sql)).toEqual([{ table: "payments", detail: expect.stringMatching(/^S\w+ payments/) }]);
    expect(scansOf(`${sql} AND session_id > 'x'`)).toEqual([]);
  });

  it("reports what is not allowed, once, and nothing that has a reason to stay", async () => {
    const reported: string[] = [];
    const check = createPlanCheck(await templateFile(), ({ table }) => reported.push(table));
    for (let i = 0; i < 2; i++) check("SELECT * FROM dreams WHERE title = 'x'", []);
    check("SELECT id FROM jobs WHERE status = 'queued' AND last_error = 'x'", []);
    expect(reported).toEqual(["dreams"]);
  });

  it("finds nothing where an index leads to the rows, or where the table does not grow", () => {
    expect(scansOf("SELECT * FROM dreams WHERE user_id = ? ORDER BY created_at DESC LIMIT 12", "u")).toEqual(
      [],
    );
    expect(scansOf("SELECT * FROM token_packages ORDER BY sort")).toEqual([]);
    expect(scansOf("SELECT value FROM json_each(?)", "[]")).toEqual([]);
    expect(scansOf("SELECT MAX(id) FROM ledger_entries")).toEqual([]);
    const few = "SELECT * FROM lots WHERE id > ? ORDER BY id LIMIT 10";
    expect(scansOf(`SELECT user_id FROM (${few}) AS lots GROUP BY user_id`, "")).toEqual([]);
    const values = "('u', 'a@example.com', '', '', 'tr', '')";
    const user = `INSERT INTO users (id, email, name, password_hash, locale, created_at) VALUES ${values}`;
    expect(scansOf(user)).toEqual([]);
  });

  it("decides by the values: a partial index serves only those it has", () => {
    const sql = "SELECT id FROM mails WHERE status = ? AND bulk = 0 AND run_at <= ?";
    expect(scansOf(`${sql} AND status IN ('queued', 'sending')`, "queued", "2026")).toEqual([]);
    expect(scansOf(sql, "sent", "2026")).toEqual([{ table: "mails", detail: "SCAN mails" }]);
  });

  it("finds what triggers and foreign keys scan, in tables it never heard of too", () => {
    const sqlite = new Database(":memory:");
    sqlite.pragma("foreign_keys = ON");
    sqlite.exec(`
      CREATE TABLE parents (id INTEGER PRIMARY KEY);
      CREATE TABLE children (id INTEGER PRIMARY KEY, parent INTEGER REFERENCES parents (id) ON DELETE CASCADE, note TEXT);
      CREATE TABLE orders (id INTEGER PRIMARY KEY, parent INTEGER REFERENCES parents (id));
      CREATE TRIGGER children_noted_once BEFORE INSERT ON children
        WHEN EXISTS (SELECT 1 FROM children WHERE note = NEW.note) OR NEW.id <= (SELECT MAX(id) FROM orders)
        BEGIN SELECT RAISE(ABORT, 'noted before'); END;`);
    const read = planReaderOn(sqlite);
    const tables = (sql: string) => [...new Set(read(sql, []).map(({ table }) => table))].sort();
    expect(tables("INSERT INTO children (parent, note) VALUES (1, 'x')")).toEqual(["children"]);
    expect(tables("DELETE FROM parents WHERE id = 1")).toEqual(["children", "orders"]);
    expect(tables("INSERT INTO parents VALUES (1)")).toEqual([]);
    sqlite.exec(
      "CREATE INDEX a ON children (parent); CREATE INDEX b ON children (note); CREATE INDEX c ON orders (parent)",
    );
    const indexed = planReaderOn(sqlite);
    expect(indexed("DELETE FROM parents WHERE id = 1", [])).toEqual([]);
    expect(indexed("INSERT INTO children (parent, note) VALUES (1, 'x')", [])).toEqual([]);
    sqlite.close();
  });
});
