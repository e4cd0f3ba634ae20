import { existsSync } from "node:fs";
import { readConfig } from "#server/config.ts";
import { openStore } from "#server/db/open.ts";
import { keepFilesPrivate } from "#server/db/private-files.ts";
import { checkLedger, ledgerSize } from "#server/features/credits/check.ts";

const { databaseFile, dataDir } = readConfig(process.env, { listens: false });
if (!existsSync(databaseFile)) {
  console.error(`There is no database at ${databaseFile}: set DATA_DIR to the folder of app.db.`);
  process.exit(1);
}
keepFilesPrivate(dataDir);
const store = openStore(databaseFile);
try {
  const { differences, size } = await store.db
    .transaction()
    .setAccessMode("read only")
    .execute(async (trx) => ({ differences: await checkLedger(trx), size: await ledgerSize(trx) }));
  if (differences.length) {
    for (const { sentence } of differences) console.log(sentence);
    process.exitCode = 1;
  } else {
    console.log(`${size.users} users, ${size.lots} lots, ${size.entries} entries: exact`);
  }
} finally {
  await store.close();
}
