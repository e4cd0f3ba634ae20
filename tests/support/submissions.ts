import { transact } from "#server/db/transaction.ts";
import { openDatabase, type DatabaseConfig } from "#server/db/open-database.ts";
import { AppError } from "#server/errors.ts";
import { hold } from "#server/features/credits/credits.ts";

// A second process on the same database: waits for a message, then submits
// many dreams of one user at once, and answers how each one ended.

const [settings, userId, name, count, tokens] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
];
const store = await openDatabase(JSON.parse(settings) as DatabaseConfig);

process.once("message", async () => {
  const now = new Date("2026-03-01T12:00:00.000Z");
  const submissions = Array.from({ length: Number(count) }, (_, i) =>
    transact(store.db, { user: userId! }, (trx) => {
      return hold(trx, {
        userId,
        dreamId: `${name}${i}`,
        part: "reading",
        round: 1,
        tokens: Number(tokens),
        now,
      });
    }),
  );
  const ends = (await Promise.allSettled(submissions)).map((end) =>
    end.status === "fulfilled"
      ? "held"
      : end.reason instanceof AppError
        ? end.reason.code
        : String(end.reason),
  );
  await store.close();
  process.send!(ends, () => process.disconnect());
});
process.send!("ready");
