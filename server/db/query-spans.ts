import type { Logger } from "kysely";
import { currentWork } from "#server/work-context.ts";

const TEXT_MAX = 1000;

/** Statements have no values but constants of the code; those are left out too. */
const textOf = (query: string) => query.slice(0, TEXT_MAX).replace(/'(?:[^']|'')*(?:'|$)/g, "'?'");

/** Traces a statement that has run, in the work that ran it. */
function traceQuery(query: string, ms: number, failed: boolean): void {
  const span = currentWork()?.span;
  if (!span) return;
  const text = textOf(query);
  const name = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? "SQL";
  const startMs = performance.timeOrigin + performance.now() - ms;
  span.child({ name, kind: "client", startMs, attributes: { "db.query.text": text } }).end({ failed });
}

/** Kysely's option `log`. */
export const queryLog: Logger = ({ level, query, queryDurationMillis }) =>
  traceQuery(query.sql, queryDurationMillis, level === "error");

/** Traces a statement that is prepared apart from Kysely. */
export function tracedRead<Values, Row>(
  query: string,
  read: (values: Values) => Promise<Row>,
): (values: Values) => Promise<Row> {
  return async (values) => {
    const begun = performance.now();
    let failed = true;
    try {
      const row = await read(values);
      failed = false;
      return row;
    } finally {
      traceQuery(query, performance.now() - begun, failed);
    }
  };
}
