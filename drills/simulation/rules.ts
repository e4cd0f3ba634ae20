import type { Database } from "better-sqlite3";
import { checkLedger } from "#server/features/credits/check.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { Books } from "./books.ts";
import { connect } from "./database.ts";
import type { Files } from "./files.ts";
import { createLife } from "./life.ts";
import type { MailServer } from "./mail-server.ts";
import type { Stripe } from "./stripe.ts";
import type { World } from "./world.ts";

/** Longest that a part may be open. */
const PART_LIMIT_MS = DAY_MS;

/** What must hold; each ends the run by `world.broken`. */
export interface Rules {
  /** Whenever nothing can run: the balances of those whose books changed, and that no transaction waits. */
  afterTurn(): void;
  /** After each step: all balances, holds, jobs. */
  afterStep(): void;
  /** The ledger's own check, which reads every row: each simulated week and at the end. */
  ledger(): Promise<void>;
  /** When all has come to rest, with everything outside working. */
  atRest(): void;
}

interface Stage {
  world: World;
  sqlite: Database;
  books: Books;
  files: Files;
  mailServer: MailServer;
  stripe: Stripe;
}

/** Rows that break a rule, by its sentence. */
const AFTER_STEP: Record<string, string> = {
  "a hold without an open part, or the other way round": `
    WITH open AS MATERIALIZED (
      SELECT user_id, SUM(cost) AS cost FROM dream_parts JOIN dreams ON dreams.id = dream_id
      WHERE dream_parts.status IN ('queued', 'processing') GROUP BY user_id)
    SELECT own.user_id, own.held FROM user_credits AS own LEFT JOIN open USING (user_id)
    WHERE held <> COALESCE(open.cost, 0)
    UNION ALL SELECT user_id, cost FROM open WHERE user_id NOT IN (SELECT user_id FROM user_credits)`,
  "an open part without a job": `
    SELECT dream_id, part FROM dream_parts AS own WHERE status IN ('queued', 'processing') AND NOT EXISTS (
      SELECT 1 FROM jobs WHERE jobs.dream_id = own.dream_id AND jobs.part = own.part AND jobs.round = own.round
        AND jobs.status IN ('queued', 'running'))`,
  "a job for a part that has ended": `
    SELECT dream_id, part FROM jobs WHERE status IN ('queued', 'running') AND NOT EXISTS (
      SELECT 1 FROM dream_parts AS own WHERE jobs.dream_id = own.dream_id AND jobs.part = own.part
        AND jobs.round = own.round AND own.status IN ('queued', 'processing'))`,
  "a dream with open parts that counts as ended": `
    SELECT dream_id FROM dream_parts WHERE status IN ('queued', 'processing') AND EXISTS (
      SELECT 1 FROM dreams WHERE dreams.id = dream_id AND finished_at IS NOT NULL)`,
};
const AT_REST: Record<string, string> = {
  "an unfinished part":
    "SELECT dream_id, part, status FROM dream_parts WHERE status IN ('queued', 'processing')",
  "a mail that waits":
    "SELECT id, template, status, last_error FROM mails WHERE status IN ('queued', 'sending')",
  "a dream of a deleted account":
    "SELECT id FROM dreams WHERE user_id IN (SELECT id FROM users WHERE deleted_at IS NOT NULL)",
  "a renewing subscription of a deleted account": `
    SELECT id FROM subscriptions WHERE status <> 'ended' AND renews = 1
      AND user_id IN (SELECT id FROM users WHERE deleted_at IS NOT NULL)`,
  "a payment for a deleted account that was not sent back":
    "SELECT payment_id, last_error FROM late_payments WHERE open = 1",
};

export function createRules({ world, sqlite, books, files, mailServer, stripe }: Stage): Rules {
  const spendable = sqlite.prepare<[string, string], { tokens: number }>(`
    SELECT COALESCE(SUM(available), 0) AS tokens FROM lots
    WHERE user_id = +? AND (expires_at IS NULL OR expires_at > +?)`);
  const allSpendable = sqlite.prepare<[string], { user: string; tokens: number }>(`
    SELECT user_id AS user, SUM(available) AS tokens FROM lots
    WHERE expires_at IS NULL OR expires_at > +? GROUP BY user_id`);
  const prepared = (rules: Record<string, string>) =>
    Object.entries(rules).map(([sentence, text]) => [sentence, sqlite.prepare(text)] as const);
  const afterStep = prepared(AFTER_STEP);
  const openSince = new Map<string, number>();
  const openParts = sqlite.prepare<[], { dream_id: string; part: string; round: number }>(
    "SELECT dream_id, part, round FROM dream_parts WHERE status IN ('queued', 'processing')",
  );
  const { db } = connect(
    sqlite,
    createLife(() => undefined),
  );

  function compareBalance(user: string, tokens: number): void {
    const expected = books.balance(user, world.clock.now());
    if (tokens !== expected) world.broken(`user ${user} has ${tokens} tokens, by the books ${expected}`);
  }

  const at = () => new Date(world.clock.now()).toISOString();

  function compareBalances(users: Set<string>): void {
    if (users.size === 0) return;
    const time = at();
    for (const user of users) compareBalance(user, spendable.get(user, time)!.tokens);
  }

  function compareAllBalances(): void {
    const found = new Map(allSpendable.all(at()).map(({ user, tokens }) => [user, tokens]));
    for (const user of books.users()) compareBalance(user, found.get(user) ?? 0);
  }

  function findNone(rules: ReturnType<typeof prepared>): void {
    for (const [sentence, statement] of rules) {
      const rows = statement.all();
      if (rows.length > 0) world.broken(`${sentence}: ${JSON.stringify(rows.slice(0, 3))}`);
    }
  }

  function checkAges(): void {
    const now = world.clock.now();
    const open = openParts.all().map(({ dream_id, part, round }) => `${dream_id} ${part} ${round}`);
    for (const one of openSince.keys()) if (!open.includes(one)) openSince.delete(one);
    for (const one of open) {
      const since = openSince.get(one) ?? now;
      openSince.set(one, since);
      if (now - since > PART_LIMIT_MS) world.broken(`open for longer than a day: ${one}`);
    }
  }

  return {
    afterTurn() {
      if (sqlite.inTransaction) world.broken("a transaction waits for something outside");
      compareBalances(books.enter(world.clock.now()));
    },
    afterStep() {
      compareAllBalances();
      findNone(afterStep);
      checkAges();
    },
    async ledger() {
      const [first] = await checkLedger(db);
      if (first) world.broken(`ledger: ${first.sentence}`);
    },
    atRest() {
      findNone(prepared(AT_REST));
      checkFiles();
      checkMails();
      checkPayments();
    },
  };

  /** Each row has its file, and the sweep has removed the files without a row. */
  function checkFiles(): void {
    const rows = sqlite.prepare<[], string>("SELECT file FROM media").pluck().all();
    const missing = rows.filter((file) => !files.stored.has(file));
    if (missing.length > 0) world.broken(`media files are missing: ${missing.slice(0, 3).join(", ")}`);
    if (files.stored.size > rows.length)
      world.broken(`${files.stored.size - rows.length} media files belong to nothing`);
  }

  function checkMails(): void {
    const mails = sqlite.prepare<
      [],
      { id: string; template: string; given_up: number; dropped: number; kept: number }
    >(`
      SELECT id, template, given_up, dropped, EXISTS (SELECT 1 FROM users WHERE email = recipient) AS kept
      FROM mail_journal`);
    for (const { id, template, given_up, dropped, kept } of mails.all()) {
      const times = mailServer.accepted.get(id) ?? 0;
      const excused = given_up === 1 || (dropped === 1 && kept === 0);
      if (times === 0 && !excused) world.broken(`the mail ${template} ${id} was lost`);
      if (times > 1 && !mailServer.uncertain.has(id))
        world.broken(`the mail ${template} ${id} came ${times} times`);
    }
  }

  /** Each payment at Stripe gave its tokens once, and what went back took its share of them. */
  function checkPayments(): void {
    const lots = sqlite.prepare<[string], { lots: number }>(
      "SELECT COUNT(*) AS lots FROM lots WHERE source_ref = ?",
    );
    const asked = sqlite.prepare<
      [string, string],
      { tokens: number; amount: number; tokens_asked: number; status: string }
    >("SELECT tokens, amount, tokens_asked, status FROM payments WHERE session_id = ? OR invoice_id = ?");
    for (const { ref, intent } of paidAtStripe(stripe)) {
      const granted = lots.get(ref)!.lots;
      if (granted !== 1) world.broken(`the payment ${ref} gave tokens ${granted} times`);
      const payment = asked.get(ref, ref)!;
      const back = backAtStripe(stripe, intent);
      const expected = Math.floor((payment.tokens * Math.min(payment.amount, back)) / payment.amount);
      if (payment.tokens_asked !== expected)
        world.broken(
          `${ref} asks for ${payment.tokens_asked} tokens back, not ${expected} (${payment.status})`,
        );
    }
  }
}

function* paidAtStripe({ objects }: Stripe): Generator<{ ref: string; intent: string }> {
  for (const one of objects.values()) {
    if (one.object === "checkout.session" && one.mode === "payment" && one.payment_status === "paid")
      yield { ref: one.id, intent: one.payment_intent! };
    if (one.object === "invoice_payment") yield { ref: one.invoice, intent: one.payment_intent };
  }
}

/** Money that refunds and banks have taken from a payment, in minor units. */
function backAtStripe({ objects }: Stripe, intent: string): number {
  let sum = 0;
  for (const one of objects.values()) {
    if (one.object === "refund" && one.payment_intent === intent && one.status !== "failed")
      sum += one.amount;
    if (one.object === "dispute" && one.payment_intent === intent && one.status !== "won") sum += one.amount;
  }
  return sum;
}
