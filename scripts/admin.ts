import { existsSync } from "node:fs";
import { ConfigError, readConfig } from "#server/config.ts";
import { openStore, type Db } from "#server/db/open.ts";
import { listAdmins, setAdmin } from "#server/features/accounts/roles.ts";

const USAGE = `Usage:
  npm run admin -- grant <email>    makes a person an admin
  npm run admin -- revoke <email>   makes them an ordinary person again
  npm run admin -- list             lists the admins`;

const say = (line: string) => void process.stdout.write(`${line}\n`);

function fail(exitCode: 1 | 2, message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}

/** False when nobody has the address. */
async function change(db: Db, email: string, admin: boolean): Promise<boolean> {
  const result = await setAdmin(db, email, admin);
  if (result.outcome === "unknown") {
    process.stderr.write(`No account has the address ${email}. Sign up with it on the site first.\n`);
    return false;
  }
  const changed = result.outcome === "changed";
  const state = admin ? (changed ? "now" : "already") : changed ? "no longer" : "not";
  say(`${result.email} is ${state} an admin.`);
  if (admin && !result.emailVerified)
    say("The address is not verified yet: make sure that the account is really theirs.");
  return true;
}

const [command, email, ...rest] = process.argv.slice(2);
const known =
  command === "list" ? email === undefined : command === "grant" || command === "revoke" ? email : false;
if (!known || rest.length > 0) fail(2, USAGE);

let databaseFile: string;
try {
  ({ databaseFile } = readConfig(process.env));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  fail(2, `The settings need a correction:\n${error.message}`);
}
if (!existsSync(databaseFile)) {
  fail(
    1,
    `There is no database at ${databaseFile}. Start the site once, or set DATA_DIR to the folder of app.db.`,
  );
}

const store = openStore(databaseFile);
try {
  if (command === "list") {
    const admins = await listAdmins(store.db);
    for (const admin of admins) say(`${admin.email}  ${admin.name}`);
    if (admins.length === 0) say("There is no admin yet.");
  } else if (!(await change(store.db, email!, command === "grant"))) {
    process.exitCode = 1;
  }
} finally {
  await store.close();
}
