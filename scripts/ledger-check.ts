import { openDatabase } from "#server/db/open-database.ts";
import { keepFilesPrivate } from "#server/db/private-files.ts";
import { readSnapshot } from "#server/db/transaction.ts";
import { checkLedger, ledgerSize } from "#server/features/credits/check.ts";
import { orExit } from "#server/start-problem.ts";
import { readCommandConfig, requireDatabase } from "./command-line.ts";

const config = readCommandConfig();
await requireDatabase(config);
keepFilesPrivate(config.dataDir);
const store = await orExit(() => openDatabase(config));
try {
  const { differences, size } = await readSnapshot(store.db, async (trx) => ({
    differences: await checkLedger(trx),
    size: await ledgerSize(trx),
  }));
  if (differences.length) {
    for (const { sentence } of differences) console.log(sentence);
    process.exitCode = 1;
  } else {
    console.log(`${size.users} users, ${size.lots} lots, ${size.entries} entries: exact`);
  }
} finally {
  await store.close();
}
