import { keepFilesPrivate } from "#server/db/private-files.ts";
import { openDatabase } from "#server/db/open-database.ts";
import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { endSessions } from "#server/features/accounts/accounts.ts";
import { resealSeeds } from "#server/features/accounts/second-factor.ts";
import { findUserByEmail, listAdmins, setAdmin } from "#server/features/accounts/roles.ts";
import { recordClockConfirmation } from "#server/features/admin/clock.ts";
import { ONLY_RECORDS, recordAuditEntry } from "#server/features/admin/audit-log.ts";
import { inviteAll } from "#server/features/admin/invitations.ts";
import { endReportedLink } from "#server/features/admin/reported-link.ts";
import { resetSecondFactor } from "#server/features/admin/second-factor.ts";
import { resealWebhookSecrets } from "#server/features/webhooks/webhooks.ts";
import { DEFAULT_LOCALE } from "#shared/locales.ts";
import { orExit } from "#server/start-problem.ts";
import { rotateStoredSecret } from "#server/stored-secrets.ts";
import { fail, readCommandConfig, requireDatabase } from "./command-line.ts";

const USAGE = `Usage:
  npm run admin -- grant <email>    makes a user an admin
  npm run admin -- revoke <email>   makes an admin an ordinary user again
  npm run admin -- list             lists the admins
  npm run admin -- invite <email>   mails an invitation, also where there is no admin yet (SIGN_UP=invite)
  npm run admin -- reset-second-factor <email>
                                    removes that of a user who lost it; ends their sessions
  npm run admin -- rotate-secret    puts a new session secret before the one in DATA_DIR, from the next start on
  npm run admin -- reseal           encrypts second factors and webhook secrets with the present secret
  npm run admin -- confirm-clock    says that the clock is right after a jump of more than a day: tokens that
                                    expired by it are removed
  npm run admin -- end-link <url>   ends all links to the dream that a reported link shows, for good`;

const WHY_NOT = {
  user: "it has an account",
  invited: "it has an invitation that is open",
  invalid: "this is no email address",
};

function reportUnknown(email: string): false {
  process.stderr.write(`No account has the address ${email}. Sign up with it on the site first.\n`);
  return false;
}

/** Returns false where no user has the email address. */
async function change(db: Db, email: string, admin: boolean): Promise<boolean> {
  const result = await setAdmin(db, email, admin);
  if (result.outcome === "unknown") return reportUnknown(email);
  const changed = result.outcome === "changed";
  if (changed) {
    const action = admin ? "role_granted" : "role_revoked";
    const entry = { admin: null, action, targetId: result.id, now: new Date() } as const;
    await transact(db, ONLY_RECORDS, (trx) => recordAuditEntry(trx, entry));
  }
  const state = admin ? (changed ? "now" : "already") : changed ? "no longer" : "not";
  console.log(`${result.email} is ${state} an admin.`);
  if (admin && !result.emailVerified)
    console.log("The address is not verified yet: make sure that the account is really theirs.");
  return true;
}

/** Returns false where no user has the email address. */
async function reset(db: Db, email: string): Promise<boolean> {
  const user = await findUserByEmail(db, email);
  if (!user) return reportUnknown(email);
  const removed = await transact(db, { user: user.id }, async (trx) => {
    if (!(await resetSecondFactor(trx, user.id, new Date()))) return false;
    await endSessions(trx, user.id);
    return true;
  });
  console.log(removed ? `${user.email} can set a new second factor.` : `${user.email} has no second factor.`);
  return true;
}

/** Returns false where no link has the URL. */
async function endLink(db: Db, url: string): Promise<boolean> {
  const ended = await endReportedLink({ db, config, now: () => new Date() }, url);
  if (ended === null) process.stderr.write("No link has this URL: it has ended, or it is of another site.\n");
  else console.log(`Links ended: ${ended}. The dream can no longer be shared by link.`);
  return ended !== null;
}

/** Returns false where the email address was not invited. */
async function invite(db: Db, email: string): Promise<boolean> {
  const deps = { db, config, now: () => new Date() };
  const [one] = await inviteAll(deps, null, { emails: [email], locale: DEFAULT_LOCALE });
  const { result } = one!;
  if (result === "sent") console.log(`The invitation goes to ${one!.email} once the site runs.`);
  else process.stderr.write(`${one!.email} was not invited: ${WHY_NOT[result]}.\n`);
  return result === "sent";
}

const [command, value, ...rest] = process.argv.slice(2);
const WITH_VALUE = ["grant", "revoke", "invite", "reset-second-factor", "end-link"];
const ALONE = ["list", "rotate-secret", "reseal", "confirm-clock"];
const known = ALONE.includes(command ?? "")
  ? value === undefined
  : WITH_VALUE.includes(command ?? "") && value;
if (!known || rest.length > 0) fail(2, USAGE);

const config = readCommandConfig();
keepFilesPrivate(config.dataDir);
if (command === "rotate-secret") {
  if (process.env.SESSION_SECRET || !rotateStoredSecret(config.dataDir))
    fail(1, "The secret is in SESSION_SECRET: move it to SESSION_SECRET_PREVIOUS and set a new one.");
  console.log("A new secret counts from the next start on; what the present one signed stays valid.");
  process.exit(0);
}
if (command === "invite" && config.signIn.signUp === "closed")
  fail(1, "SIGN_UP is closed: nobody can be invited. Set it to invite first.");
await requireDatabase(config);

const store = await orExit(() => openDatabase(config));
try {
  if (command === "reseal") {
    const seeds = await resealSeeds(store.db, config.sessionSecrets);
    const secrets = await resealWebhookSecrets(store.db, config.sessionSecrets);
    console.log(`Encrypted anew: second factors ${seeds}, webhook secrets ${secrets}.`);
  } else if (command === "confirm-clock") {
    const now = new Date();
    await transact(store.db, { schedule: "creditExpiry" }, (trx) =>
      recordClockConfirmation(trx, { admin: null, now }),
    );
    console.log(`The clock is confirmed: it is ${now.toISOString()}.`);
  } else if (command === "list") {
    const admins = await listAdmins(store.db);
    for (const admin of admins) console.log(`${admin.email}  ${admin.name}`);
    if (admins.length === 0) console.log("There is no admin yet.");
  } else if (command === "invite") {
    if (!(await invite(store.db, value!))) process.exitCode = 1;
  } else if (command === "end-link") {
    if (!(await endLink(store.db, value!))) process.exitCode = 1;
  } else {
    const done =
      command === "reset-second-factor"
        ? await reset(store.db, value!)
        : await change(store.db, value!, command === "grant");
    if (!done) process.exitCode = 1;
  }
} finally {
  await store.close();
}
