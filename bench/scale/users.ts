import { createHash } from "node:crypto";
import type { Database } from "better-sqlite3";
import { LOCALE_CODES } from "#shared/locales.ts";
import { AUDIT_ACTIONS } from "#shared/admin/audit.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { Random } from "./random.ts";
import { iso, SIZE } from "./size.ts";
import { tableWriter } from "./table.ts";

export interface ScaleUser {
  id: string;
  email: string | null;
  createdAt: number;
  deletedAt: number | null;
}

/** An ordinary user, one with thousands of dreams and notes, and an admin. */
export const KNOWN_EMAILS = ["user@scale.example", "many@scale.example", "admin@scale.example"] as const;
/** Of the sessions and share links. */
export const SECRET = "the session secret of the scale data, long enough to sign";
export const PASSWORD = "a long password of the scale data";
/** One session for each known user. */
export const SESSION_IDS = KNOWN_EMAILS.map((email) =>
  createHash("sha256").update(`session of ${email}`).digest("base64url").slice(0, 32),
);

const COUNTRIES = ["TR", "US", "DE", "JP", "KR", "BR", "IN", "FR", "IT", "ES"];
const AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36";

/** Users with roles, second factors, sessions, mails and audit entries. */
export function fillUsers(
  sqlite: Database,
  random: Random,
  { now, passwordHash }: { now: number; passwordHash: string },
): ScaleUser[] {
  const write = Object.fromEntries(
    [
      "users",
      "user_roles",
      "person_revisions",
      "sessions",
      "second_factors",
      "recovery_codes",
      "welcome_claims",
      "mail_links",
    ].map((table) => [table, tableWriter(sqlite, table)]),
  );
  const users: ScaleUser[] = [];
  for (let i = 0; i < SIZE.users; i++) {
    const known = KNOWN_EMAILS[i];
    const id = random.uuid();
    const createdAt = known
      ? now - SIZE.days * DAY_MS
      : now - DAY_MS - (SIZE.days - 1) * DAY_MS * random.next();
    const deletedAt = !known && i % 33 === 0 ? createdAt + (now - createdAt) * random.next() : null;
    const banned = !known && i % 97 === 0 && deletedAt === null;
    const email = deletedAt === null ? (known ?? `user-${i}@scale.example`) : null;
    write.users!({
      id,
      email,
      name: deletedAt === null ? `User ${i}` : "",
      password_hash: deletedAt === null ? passwordHash : "",
      locale: LOCALE_CODES[i % LOCALE_CODES.length]!,
      email_verified_at: i % 10 === 9 ? null : iso(createdAt),
      banned_until: banned ? iso(now + 30 * DAY_MS) : null,
      created_at: iso(createdAt),
      last_sign_in_at: iso(createdAt + (now - createdAt) * random.next()),
      registration_country: random.pick(COUNTRIES),
      last_login_country: random.pick(COUNTRIES),
      deleted_at: deletedAt === null ? null : iso(deletedAt),
    });
    write.person_revisions!({ user_id: id, revision: random.below(500) });
    write.welcome_claims!({ email_hmac: random.hex(64), claimed_at: iso(createdAt) });
    users.push({ id, email, createdAt, deletedAt });
    if (deletedAt !== null) continue;

    const isAdmin = i >= 2 && i < 2 + SIZE.admins;
    if (isAdmin) write.user_roles!({ user_id: id, role: "admin" });
    // The known admin signs in without one; the secrets are random.
    if ((isAdmin && !known) || i % 20 === 19) {
      write.second_factors!({
        user_id: id,
        secret: random.hex(80),
        pending: null,
        last_step: 1,
        confirmed_at: iso(createdAt),
      });
      for (let code = 0; code < 10; code++)
        write.recovery_codes!({ user_id: id, code_hash: random.hex(64), used_at: null });
    }
    for (let session = 0; session < SIZE.sessionsPerUser; session++) {
      const usable = session === 0 && SESSION_IDS[i] !== undefined;
      const begun = usable ? now : now - 31 * DAY_MS * random.next();
      write.sessions!({
        id_hash: usable ? createHash("sha256").update(SESSION_IDS[i]!).digest("hex") : random.hex(64),
        user_id: id,
        data: "{}",
        created_at: iso(begun),
        expires_at: iso(begun + (usable ? 365 : 30) * DAY_MS),
        user_agent: AGENT,
        country: random.pick(COUNTRIES),
      });
    }
    write.mail_links!({
      token_hash: random.hex(64),
      user_id: id,
      purpose: i % 3 ? "verify" : "reset",
      email,
      created_at: iso(createdAt),
      expires_at: iso(i % 5 ? createdAt + 7 * DAY_MS : now + 3 * DAY_MS),
      used_at: i % 2 ? iso(createdAt) : null,
    });
  }
  fillMails(sqlite, random, { now, users });
  fillAuditLog(sqlite, random, { now, users });
  return users;
}

type Living = { now: number; users: ScaleUser[] };

function fillMails(sqlite: Database, random: Random, { now, users }: Living): void {
  const write = tableWriter(sqlite, "mails");
  for (let i = 0; i < SIZE.mails; i++) {
    const at = iso(now - 31 * DAY_MS * random.next());
    const failed = i % 200 === 0;
    write({
      id: random.uuid(),
      recipient: random.pick(users).email ?? "gone@scale.example",
      locale: "tr",
      template: "verify",
      data: "{}",
      status: failed ? "failed" : "sent",
      attempts: failed ? 8 : 1,
      run_at: at,
      created_at: at,
      sent_at: failed ? null : at,
      last_error: failed ? "the mail server refused it" : null,
    });
  }
}

function fillAuditLog(sqlite: Database, random: Random, { now, users }: Living): void {
  const write = tableWriter(sqlite, "operator_log");
  const admins = users.slice(2, 2 + SIZE.admins).filter((user) => user.email !== null);
  for (let i = 0; i < SIZE.auditEntries; i++) {
    const admin = random.pick(admins);
    write({
      at: iso(now - SIZE.days * DAY_MS * (1 - i / SIZE.auditEntries)),
      operator_id: admin.id,
      operator_email: admin.email,
      action: random.pick(AUDIT_ACTIONS),
      target_id: random.pick(users).id,
      before: JSON.stringify({ credits: random.below(100) }),
      after: JSON.stringify({ credits: random.below(100) }),
      reason: "asked for by mail",
      ip: "203.0.113.7",
    });
  }
}
