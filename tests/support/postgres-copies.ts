import { randomUUID } from "node:crypto";
import type { KyselyPlugin } from "kysely";
import pg from "pg";
import { inject } from "vitest";
import type { Store } from "#server/db/open.ts";
import { openPostgres } from "#server/db/postgres/open.ts";
import { signalsOf } from "#server/db/signals.ts";
import { KEPT_CONNECTION, RESET, SCHEMA } from "./first-rows.ts";

interface Copy {
  name: string;
  url: string;
  store: Store;
  schema: string;
}

const free: Copy[] = [];
let server: Promise<pg.Client> | undefined;

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  return client.on("error", () => {});
}

/** A connection of this process to the server's own database. */
const connected = () => (server ??= connect(inject("postgres")));

async function makeCopy(): Promise<Copy> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = await connected();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template_of_tests STRATEGY file_copy`);
  const url = new URL(`/${name}`, inject("postgres"));
  const own = new URL(url);
  own.searchParams.set("application_name", KEPT_CONNECTION);
  const store = await openPostgres({ url: own.href, connections: 10 });
  return { name, url: url.href, store, schema: await schemaOf(store) };
}

const schemaOf = async (store: Store) => ((await store.prepare(SCHEMA)({})) as { hash: string }).hash;

const LOCK_NOT_AVAILABLE = "55P03";

/** Empties the database; false where its schema is another one, or a transaction that a test has left holds a row. */
async function restore({ store, schema }: Copy): Promise<boolean> {
  if ((await schemaOf(store)) !== schema) return false;
  try {
    await store.prepare(RESET)({});
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
}

/**
 * An empty, migrated database. Closed ones are used again, with the connections of this process to them: a new database
 * and its first connections cost more processor time than the test itself. After `close` its handles refuse to work.
 */
export async function openCopy(): Promise<{ url: string; store: Store }> {
  const copy = free.pop() ?? (await makeCopy());
  let isOpen = true;
  const refuseWhenClosed = () => {
    if (!isOpen) throw new Error("the database of this test is closed");
  };
  const guard: KyselyPlugin = {
    transformQuery({ node }) {
      refuseWhenClosed();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { store } = copy;
  const db = store.db.withPlugin(guard);
  signalsOf(db).on("announced", () => signalsOf(store.db).emit("announced"));
  return {
    url: copy.url,
    store: {
      ...store,
      db,
      prepare(query) {
        const read = store.prepare(query);
        return async (values) => {
          refuseWhenClosed();
          return read(values) as never;
        };
      },
      async close() {
        if (!isOpen) return;
        isOpen = false;
        if (await restore(copy)) {
          free.push(copy);
          return;
        }
        await store.close();
        const admin = await connected();
        await admin.query(`DROP DATABASE ${copy.name} WITH (FORCE)`);
      },
    },
  };
}
