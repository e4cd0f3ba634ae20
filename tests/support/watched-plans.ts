import type { KyselyPlugin } from "kysely";
import type { Db, SqliteStore, Store } from "#server/db/open.ts";
import { templateFile } from "./database.ts";
import { foundScans, ranOnPostgres } from "./found-scans.ts";
import { createPlanCheck } from "./query-plans.ts";
import { watchStatement } from "./watched-statement.ts";

const template = await templateFile();
const check = createPlanCheck(template, (scan) => foundScans.push(scan));

/** Checks the plan of every statement that Kysely runs. */
function planPlugin(db: Db): KyselyPlugin {
  return {
    transformQuery({ node, queryId }) {
      const { sql, parameters } = db.getExecutor().compileQuery(node, queryId);
      check(sql, [...parameters]);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

/** Keeps the statements that Kysely runs on PostgreSQL, to look at their plans at the end of the file. */
function keepStatements(db: Db): KyselyPlugin {
  return {
    transformQuery({ node, queryId }) {
      ranOnPostgres.add(db.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

/**
 * The same store for the service under test: the plans of its statements are checked, those of the tests are not. Its
 * handle of the database has signals of its own.
 */
export function watchPlans(store: Store | SqliteStore): Store {
  if (!("sqlite" in store)) return { ...store, db: store.db.withPlugin(keepStatements(store.db)) };
  const { sqlite } = store;
  return {
    db: store.db.withPlugin(planPlugin(store.db)),
    prepare(query) {
      const statement = watchStatement(sqlite.prepare(query), query, check);
      return async (values) => statement.get(values) as never;
    },
    watch: store.watch,
    now: store.now,
    isDamaged: () => store.isDamaged(),
    close: () => store.close(),
  };
}
