import { readFileSync } from "node:fs";
import Database from "better-sqlite3";
import { FIXED_TABLES, isAllowed, type Scan } from "./allowed-scans.ts";

/** A table, or an index under the name of its table. */
interface Table {
  name: string;
  rootpage: number;
}

/** An instruction of a statement's program: https://www.sqlite.org/opcode.html. */
interface Step {
  addr: number;
  opcode: string;
  /** Number of a cursor. */
  p1: number;
  /** Root page of what is opened, or `addr` of the step to which this one may jump. */
  p2: number;
}

const STATISTICS = new URL("table-statistics.json", import.meta.url);
const READS_OR_WRITES = /^\s*(?:select|insert|update|delete|with|replace)\b/i;
/** Opcodes that may jump to their `p2`. */
const JUMPS = /^(?:If|Ne$|Eq$|Lt$|Le$|Gt$|Ge$|IsNull$|NotNull$|Found$|Not|Once$|Goto$|DecrJumpZero$)/;
const NOT_AN_ALIAS =
  /^(?:on|where|set|left|right|full|inner|cross|natural|join|using|group|order|limit|values|not|indexed|returning|select|default|union|except|intersect|window|having)$/i;

/** The statement as reported. `server/db/open.ts` writes the parameters of SQLite as "+?". */
function normalized(sql: string): string {
  return sql
    .replaceAll("+?", "?")
    .replace(/\s+/g, " ")
    .replace(/\((?:\?(?:, )?)+\)(?:, \((?:\?(?:, )?)+\))*/g, "(?)")
    .trim();
}

/** Which tables the names in a statement may stand for: their own and their aliases. */
function tablesByName(sql: string, tables: ReadonlySet<string>): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>([...tables].map((table) => [table, new Set([table])]));
  const mentions = sql.matchAll(/(?:from|join|,|update|into)\s+"?(\w+)"?(?:\s+as)?(?:\s+"?(\w+)"?)?/gi);
  for (const [, table, alias] of mentions) {
    if (!table || !alias || !tables.has(table) || NOT_AN_ALIAS.test(alias)) continue;
    names.set(alias, (names.get(alias) ?? new Set()).add(table));
  }
  return names;
}

/**
 * The name, in a line of a plan, of what is read from end to end. Where not `surely`, it counts only if the program
 * reads it so, too.
 */
function scannedName(detail: string, sql: string): { name?: string | undefined; surely: boolean } {
  const [, scanned] = /^SCAN (\S+)|^SEARCH (\S+) USING AUTOMATIC/.exec(detail)?.filter(Boolean) ?? [];
  // Not surely: it may also be a subquery under the name of a table, or a foreign key's check that does not run.
  if (scanned) return { name: scanned, surely: false };
  // "column > ?" in a plan also stands for IS NOT NULL: a search by name only, as it reads all other rows.
  const [, name, column] = /^SEARCH (\S+) USING .*INDEX \S+ \((\w+)>\?\)/.exec(detail) ?? [];
  const compared = (how: string) => new RegExp(`\\b${column}"? ${how}`, "i").test(sql);
  if (!name || !compared("is not null") || compared("(?:>|between)")) return { surely: false };
  return { name, surely: true };
}

/** The statement's own program, then those of its triggers and foreign keys' actions. */
function programsOf(steps: Step[]): Step[][] {
  const programs: Step[][] = [];
  for (const step of steps) {
    if (step.addr === 0) programs.push([]);
    programs.at(-1)!.push(step);
  }
  return programs;
}

/** Whether a step runs only while a foreign key is violated, which a statement that succeeds never sees. */
function onlyWhileViolated(program: Step[], addr: number): boolean {
  return program.some((step) => step.opcode === "FkIfZero" && step.addr < addr && addr < step.p2);
}

/**
 * Whether the Next or Prev step of a loop is reached. In the loop of MIN and MAX it stands after the Goto that leaves
 * the loop at the first row, and no step jumps to it.
 */
function isReached(program: Step[], { addr }: Step): boolean {
  return (
    program[addr - 1]?.opcode !== "Goto" ||
    program.some(({ p2, opcode }) => p2 === addr && JUMPS.test(opcode))
  );
}

/** Tables that a program moves through from one end to the other; a plan does not show those of triggers. */
function scansOf(program: Step[], tableOf: (rootpage: number) => string | undefined): string[] {
  const cursors = (pattern: RegExp) =>
    new Set(program.filter((step) => pattern.test(step.opcode)).map((step) => step.p1));
  const begun = cursors(/^(?:Rewind|Last)$/);
  const sought = cursors(/^Seek/);
  const moved = new Set(
    program
      .filter((step) => /^(?:Next|Prev)$/.test(step.opcode) && isReached(program, step))
      .map(({ p1 }) => p1),
  );
  return program
    .filter(({ addr, opcode, p1 }) => {
      const isScan = /^Open(?:Read|Write)$/.test(opcode) && begun.has(p1) && moved.has(p1) && !sought.has(p1);
      return isScan && !onlyWhileViolated(program, addr);
    })
    .map(({ p2 }) => tableOf(p2))
    .filter((table) => table !== undefined);
}

/**
 * Finds the scans of growing tables in statements. Plans are made on a database with the newest schema and the
 * statistics of a large site, and with the values that the statement is run with.
 */
export function createPlanReader(templateFile: string): (sql: string, values: unknown[]) => Scan[] {
  const sqlite = new Database(readFileSync(templateFile));
  sqlite.exec("ANALYZE");
  sqlite.exec("DELETE FROM sqlite_stat1");
  const insert = sqlite.prepare("INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES (?, ?, ?)");
  for (const row of JSON.parse(readFileSync(STATISTICS, "utf8")) as string[][]) insert.run(row);
  sqlite.exec("ANALYZE sqlite_schema");
  return planReaderOn(sqlite);
}

/** The same on an open database as it is. */
export function planReaderOn(sqlite: Database.Database): (sql: string, values: unknown[]) => Scan[] {
  const tables = sqlite
    .prepare<[], Table>(
      "SELECT tbl_name AS name, rootpage FROM sqlite_schema WHERE type IN ('table', 'index') AND name NOT LIKE 'sqlite_stat%'",
    )
    .all()
    .filter(({ name }) => !FIXED_TABLES.has(name));
  const growing = new Set(tables.map(({ name }) => name));
  const tableOf = (rootpage: number) => tables.find((table) => table.rootpage === rootpage)?.name;

  return (sql, values) => {
    const statement = normalized(sql);
    const names = tablesByName(sql, growing);
    const lines = sqlite.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(...values);
    const [own = [], ...others] = programsOf(
      sqlite.prepare<unknown[], Step>(`EXPLAIN ${sql}`).all(...values),
    );
    const walked = new Set(scansOf(own, tableOf));
    return [
      ...lines.flatMap(({ detail }) => {
        const { name, surely } = scannedName(detail, sql);
        const tables = [...(names.get(name ?? "") ?? [])].filter((table) => surely || walked.has(table));
        return tables.map((table) => ({ statement, table, detail }));
      }),
      ...others.flatMap((program) =>
        scansOf(program, tableOf).map((table) => {
          return { statement, table, detail: `a trigger or foreign key scans ${table}` };
        }),
      ),
    ];
  };
}

/** Checks each statement once, when it is first run, unless `isExempt`; hands over the scans that are not allowed. */
export function createPlanCheck(templateFile: string, report: (scan: Scan) => void) {
  const read = createPlanReader(templateFile);
  const seen = new Set<string>();
  return (sql: string, values: unknown[], isExempt: () => boolean = () => false): void => {
    if (seen.has(sql)) return;
    seen.add(sql);
    if (!READS_OR_WRITES.test(sql) || isExempt()) return;
    for (const scan of read(sql, values)) if (!isAllowed(scan)) report(scan);
  };
}

/** Begins each line in which a server process reports a scan. */
export const SCAN_REPORT = "scan found: ";

export function sentenceOf({ statement, table, detail }: Scan): string {
  return `scans ${table} (${detail}): ${statement}`;
}
