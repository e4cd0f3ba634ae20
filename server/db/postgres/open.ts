import { Kysely } from "kysely";
import pg from "pg";
import { StartError } from "#server/start-problem.ts";
import type { Store } from "../open.ts";
import { queryLog, tracedRead } from "../query-spans.ts";
import type { Schema } from "../schema.ts";
import { signalsOf } from "../signals.ts";
import { startDatabaseClock } from "./clock.ts";
import { TurnTakingDialect } from "./dialect.ts";
import { createNotices } from "./notices.ts";
import { withOutage } from "./outage.ts";

const VERSION_MINIMUM = 150_000;
const CONNECT_TIMEOUT_MS = 10_000;
const POLL_MS = 2_000;
const IDLE_TIMEOUT_MS = 60_000;

export interface PostgresSettings {
  /** `postgres://user:password@host:port/database`, with options such as `sslmode`. */
  url: string;
  /** The same without a pooler in between, for LISTEN. */
  directUrl?: string | undefined;
  /** Most connections of this process. */
  connections: number;
  /** To trace its statements. */
  traced?: boolean;
}

/** `bigint` and `numeric`, the types of counts and sums, as numbers. */
function wholeNumber(text: string): number {
  const value = Number(text);
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) throw new RangeError(`${text} is no safe number`);
  return value;
}

const { INT8, NUMERIC } = pg.types.builtins;
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === INT8 || type === NUMERIC ? wholeNumber : (pg.types.getTypeParser(type, format) as never),
};

/**
 * Opens a PostgreSQL database. Throws a `StartError` when it cannot be reached, refuses the user, or is too old. No
 * statement has a name, so that a pooler may give each transaction another session.
 */
export async function openPostgres({
  url,
  directUrl = url,
  connections,
  traced = false,
}: PostgresSettings): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    keepAlive: true,
  });
  // A connection that breaks while no query runs, idle or within a transaction: the next query on it fails, and the
  // pool opens another one when it is needed.
  pool.on("error", () => {}).on("connect", (client) => client.on("error", () => {}));
  try {
    await checkServer(pool);
  } catch (error) {
    await pool.end();
    throw error instanceof StartError ? error : new StartError(problemOf(error), { cause: error });
  }
  const db = new Kysely<Schema>({
    dialect: new TurnTakingDialect({ pool }),
    ...(traced && { log: queryLog }),
  });
  const notices = createNotices(pool, directUrl);
  signalsOf(db).on("announced", () => void notices.announce());
  const clock = await startDatabaseClock(pool);
  return {
    db,
    prepare(query) {
      const names: string[] = [];
      const text = query.replace(/\+:(\w+)/g, (_, name: string) => {
        if (!names.includes(name)) names.push(name);
        return `$${names.indexOf(name) + 1}`;
      });
      async function read(values: Record<string, string | number>): Promise<never> {
        try {
          return (await pool.query({ text, values: names.map((name) => values[name]) })).rows[0] as never;
        } catch (error) {
          throw withOutage(error);
        }
      }
      return traced ? tracedRead(text, read) : read;
    },
    watch(changed) {
      const timer = setInterval(changed, POLL_MS).unref();
      const stop = notices.listen(changed);
      return () => {
        clearInterval(timer);
        stop();
      };
    },
    now: clock.now,
    // The server reports damage itself, and checks what it reads.
    isDamaged: () => false,
    // Also ends the pool, unless no query has run.
    async close() {
      clock.stop();
      await db.destroy();
      if (!pool.ending) await pool.end();
    },
  };
}

async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string; number: string; encoding: string }>(
    `SELECT current_setting('server_version') AS version, current_setting('server_version_num') AS number,
      current_setting('server_encoding') AS encoding`,
  );
  const { version, number, encoding } = rows[0]!;
  if (Number(number) < VERSION_MINIMUM)
    throw new StartError(
      `PostgreSQL ${version} is too old: DATABASE_URL needs version ${VERSION_MINIMUM / 10_000} or later.`,
    );
  if (encoding !== "UTF8")
    throw new StartError(
      `The database of DATABASE_URL has the encoding ${encoding}: create one with ENCODING 'UTF8'.`,
    );
}

const UNTRUSTED =
  "The certificate of the database is not trusted: add &sslrootcert=FILE with that of its authority to DATABASE_URL.";

/** Sentences by the error codes of Node and PostgreSQL. */
const PROBLEMS: Record<string, string> = {
  "28P01": "The database refused the password: correct DATABASE_URL.",
  "28000":
    "The database refused the user or asks for TLS: correct DATABASE_URL, or add ?sslmode=verify-full.",
  "3D000": "The database of DATABASE_URL does not exist: create it, or correct the name.",
  "42501": "The user of DATABASE_URL may not use the database: GRANT the rights to it.",
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  ERR_TLS_CERT_ALTNAME_INVALID:
    "The certificate of the database is for another host: use its host name in DATABASE_URL.",
  "53300": "PostgreSQL has no connection left: raise its max_connections, or set DATABASE_CONNECTIONS lower.",
};

function problemOf(error: unknown): string {
  const { code = "", message } = error as { code?: string; message: string };
  const sentence =
    PROBLEMS[code] ?? "The database of DATABASE_URL does not answer: start it, or correct the address.";
  return `${sentence} (${message || code})`;
}
