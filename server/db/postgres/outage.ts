import { DATABASE_OUTAGE } from "#server/errors.ts";

/** Codes of Node for a connection, and of PostgreSQL for one that it refuses or ends. */
const CODES = /^(E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)|08\w{3}|57P0[123]|53300)$/;
/** Errors of the client without a code. */
const MESSAGES = /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect$/;

/** The error of a statement, or the one that stands for it where its connection failed. */
export function withOutage(error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (!CODES.test(String(code)) && !MESSAGES.test(String(message))) return error;
  const reason = String(message || code);
  return Object.assign(new Error(`the database does not answer: ${reason}`, { cause: error }), {
    code: DATABASE_OUTAGE,
  });
}
