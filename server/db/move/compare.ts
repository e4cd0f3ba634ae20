import { hash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../open.ts";
import type { Source } from "./source.ts";
import { movedValue, quoted, type MovedColumn, type MovedTable } from "./tables.ts";

/** Rows named for each table that differs. */
const NAMED_ROWS = 5;
/**
 * Rows that only one of the databases has: days without a transaction are left by those that changed their currency.
 */
const COMPARED_ROWS: Record<string, string> = { transaction_days: "WHERE count > 0" };

export interface Comparison {
  table: string;
  rows: { source: number; target: number };
  /** Keys of some of the rows that differ. */
  differing: string[];
}

/** The rows of a table whose keys have the same first byte of their digest. */
interface Bucket {
  rows: number;
  sum: bigint;
}

/**
 * Compares the rows of a table by their digests, which are made of the same text in both databases: `-` for null, else
 * its length in bytes, a colon and the value; numbers with a fraction by their bits.
 */
export async function compareTable(source: Source, db: Db, table: MovedTable): Promise<Comparison> {
  const [here, there] = [bucketsOf(source, table), await targetBuckets(db, table)];
  const differing: string[] = [];
  for (const bucket of new Set([...here.keys(), ...there.keys()])) {
    const [a, b] = [here.get(bucket), there.get(bucket)];
    if (a?.rows === b?.rows && a?.sum === b?.sum) continue;
    if (differing.length < NAMED_ROWS) differing.push(...(await differingKeys(source, db, table, bucket)));
  }
  const count = (buckets: Map<string, Bucket>) =>
    [...buckets.values()].reduce((sum, { rows }) => sum + rows, 0);
  return {
    table: table.name,
    rows: { source: count(here), target: count(there) },
    differing: differing.slice(0, NAMED_ROWS),
  };
}

function* digestsOf({ sqlite }: Source, table: MovedTable): Generator<{ key: string; row: string }> {
  const { name, columns, key } = table;
  const list = [...key, ...columns].map((column) => quoted(column.name)).join(", ");
  const statement = sqlite.prepare(`SELECT ${list} FROM ${quoted(name)} ${COMPARED_ROWS[name] ?? ""}`);
  for (const values of statement.raw().iterate() as Iterable<unknown[]>) {
    const texts = values.map((value, i) =>
      textOf(value, i < key.length ? key[i]! : columns[i - key.length]!),
    );
    yield { key: texts.slice(0, key.length).join(""), row: texts.slice(key.length).join("") };
  }
}

function textOf(value: unknown, { isReal }: MovedColumn): string {
  if (value === null) return "-";
  const text = isReal ? bitsOf(value as number) : String(movedValue(value));
  return `${Buffer.byteLength(text)}:${text}`;
}

function bitsOf(value: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes.toString("hex");
}

const bucketOf = (key: string) => hash("md5", key).slice(0, 2);

function bucketsOf(source: Source, table: MovedTable): Map<string, Bucket> {
  const buckets = new Map<string, Bucket>();
  for (const { key, row } of digestsOf(source, table)) {
    const name = bucketOf(key);
    const bucket = buckets.get(name) ?? { rows: 0, sum: 0n };
    bucket.rows++;
    bucket.sum += BigInt(`0x${hash("md5", row).slice(0, 15)}`);
    buckets.set(name, bucket);
  }
  return buckets;
}

/** The same text in PostgreSQL. */
function textExpression(columns: readonly MovedColumn[]): string {
  const texts = columns.map(({ name, isReal }) => {
    const value = isReal ? `encode(float8send(${quoted(name)}), 'hex')` : `CAST(${quoted(name)} AS text)`;
    return `COALESCE(octet_length(${value}) || ':' || ${value}, '-')`;
  });
  return texts.join(" || ");
}

function targetDigests({ name, columns, key }: MovedTable) {
  const [keyText, rowText] = [textExpression(key), textExpression(columns)];
  return sql.raw(`(SELECT ${keyText} AS "key", substr(md5(${keyText}), 1, 2) AS bucket, md5(${rowText}) AS "row"
    FROM ${quoted(name)} ${COMPARED_ROWS[name] ?? ""}) AS digests`);
}

async function targetBuckets(db: Db, table: MovedTable): Promise<Map<string, Bucket>> {
  const { rows } = await sql<{ bucket: string; rows: number; sum: string }>`
    SELECT bucket, COUNT(*) AS rows,
      CAST(SUM(CAST(CAST(CAST('x' || substr("row", 1, 15) AS bit(60)) AS bigint) AS numeric)) AS text) AS sum
    FROM ${targetDigests(table)} GROUP BY bucket`.execute(db);
  return new Map(rows.map(({ bucket, rows: count, sum }) => [bucket, { rows: count, sum: BigInt(sum) }]));
}

async function differingKeys(source: Source, db: Db, table: MovedTable, bucket: string): Promise<string[]> {
  const { rows } = await sql<{ key: string; row: string }>`
    SELECT "key", "row" FROM ${targetDigests(table)} WHERE bucket = ${bucket}`.execute(db);
  const there = new Map(rows.map(({ key, row }) => [key, row]));
  const keys: string[] = [];
  for (const { key, row } of digestsOf(source, table)) {
    if (bucketOf(key) !== bucket) continue;
    if (there.get(key) !== hash("md5", row)) keys.push(key);
    there.delete(key);
  }
  return [...keys, ...there.keys()].map(readableKey);
}

function readableKey(key: string): string {
  const values: string[] = [];
  for (let rest = Buffer.from(key); rest.length > 0;) {
    const colon = rest.indexOf(":");
    const end = colon + 1 + Number(rest.toString("utf8", 0, colon));
    values.push(rest.toString("utf8", colon + 1, end));
    rest = rest.subarray(end);
  }
  return values.join(", ");
}
