import type { Database } from "better-sqlite3";
import {
  adjust,
  balance,
  clawback,
  dropShortfall,
  emptyModel,
  grant,
  hold,
  settle,
  type Ending,
} from "../../tests/support/ledger-model.ts";

const RETURNED_MS = 7 * 24 * 60 * 60 * 1000;
/** Tokens of the welcome gift. */
export const WELCOME = 5;

/**
 * The books of the simulation: the ledger model of the tests, kept up to date from what happens to dreams, payments and
 * accounts, without a look at the ledger.
 */
export interface Books {
  /** Enters what was committed since the last call, at this time. Returns the users whose balance may have changed. */
  enter(now: number): Set<string>;
  balance(userId: string, now: number): number;
  users(): Set<string>;
}

interface Line {
  what: "hold" | "end" | "paid" | "reversed" | "verified" | "adjusted";
  user: string | null;
  /** Dream, payment, email address or audit entry. */
  ref: string;
  detail: string | null;
  amount: number;
  round: number;
  text: string | null;
}

/** Triggers write in the transaction of what they watch: a rollback takes their lines with it. */
const JOURNAL = `
  CREATE TEMP TABLE journal (nth INTEGER PRIMARY KEY, what TEXT, user TEXT, ref TEXT, detail TEXT, amount INTEGER,
    round INTEGER, text TEXT);
  CREATE TEMP TABLE mail_journal (id TEXT PRIMARY KEY, template TEXT, recipient TEXT, given_up INTEGER, dropped INTEGER);
  CREATE TEMP TRIGGER on_part AFTER INSERT ON main.dream_parts WHEN NEW.status = 'queued' BEGIN
    INSERT INTO journal SELECT NULL, 'hold', user_id, NEW.dream_id, NEW.part, NEW.cost, NEW.round, NULL
      FROM dreams WHERE id = NEW.dream_id; END;
  CREATE TEMP TRIGGER on_round AFTER UPDATE OF round ON main.dream_parts WHEN NEW.round <> OLD.round BEGIN
    INSERT INTO journal SELECT NULL, 'hold', user_id, NEW.dream_id, NEW.part, NEW.cost, NEW.round, NULL
      FROM dreams WHERE id = NEW.dream_id; END;
  CREATE TEMP TRIGGER on_end AFTER UPDATE OF status ON main.dream_parts
    WHEN NEW.status IN ('done', 'failed', 'cancelled') AND OLD.status IN ('queued', 'processing') BEGIN
    INSERT INTO journal VALUES (NULL, 'end', NULL, NEW.dream_id, NEW.part, 0, NEW.round,
      CASE WHEN NEW.status = 'done' OR NEW.dropped_round = NEW.round THEN 'captured' ELSE NEW.status END); END;
  CREATE TEMP TRIGGER on_removal BEFORE DELETE ON main.dream_parts
    WHEN OLD.status IN ('queued', 'processing') BEGIN
    INSERT INTO journal VALUES (NULL, 'end', NULL, OLD.dream_id, OLD.part, 0, OLD.round,
      CASE WHEN OLD.status = 'queued' AND OLD.started_at IS NULL THEN 'cancelled' ELSE 'captured' END); END;
  CREATE TEMP TRIGGER on_paid AFTER UPDATE OF paid_at ON main.payments
    WHEN OLD.paid_at IS NULL AND NEW.paid_at IS NOT NULL BEGIN
    INSERT INTO journal VALUES (NULL, 'paid', NEW.user_id, NEW.id, NEW.kind, NEW.tokens, 0, NEW.period_end); END;
  CREATE TEMP TRIGGER on_reversed AFTER UPDATE OF tokens_asked ON main.payments
    WHEN OLD.tokens_asked <> NEW.tokens_asked BEGIN
    INSERT INTO journal VALUES (NULL, 'reversed', NEW.user_id, NEW.id, NEW.kind, NEW.tokens_asked, NEW.corrections,
      NEW.period_end); END;
  CREATE TEMP TRIGGER on_verified AFTER UPDATE OF email_verified_at ON main.users
    WHEN OLD.email_verified_at IS NULL AND NEW.email_verified_at IS NOT NULL BEGIN
    INSERT INTO journal VALUES (NULL, 'verified', NEW.id, NEW.email, NULL, 0, 0, NULL); END;
  CREATE TEMP TRIGGER on_adjusted AFTER INSERT ON main.operator_log WHEN NEW.action = 'update_credits' BEGIN
    INSERT INTO journal VALUES (NULL, 'adjusted', NEW.target_id, 'entry ' || NEW.id, NULL,
      json_extract(NEW.after, '$.credits'), 0, NULL); END;
  CREATE TEMP TRIGGER on_mail AFTER INSERT ON main.mails BEGIN
    INSERT OR IGNORE INTO mail_journal VALUES (NEW.id, NEW.template, NEW.recipient, 0, 0); END;
  CREATE TEMP TRIGGER on_mail_given_up AFTER UPDATE OF status ON main.mails WHEN NEW.status = 'failed' BEGIN
    UPDATE mail_journal SET given_up = 1 WHERE id = NEW.id; END;
  CREATE TEMP TRIGGER on_mail_dropped AFTER DELETE ON main.mails WHEN OLD.status IN ('queued', 'sending') BEGIN
    UPDATE mail_journal SET dropped = 1 WHERE id = OLD.id; END;
`;

export function keepBooks(sqlite: Database): Books {
  sqlite.exec(JOURNAL);
  const read = sqlite.prepare<[], Line>("SELECT * FROM journal ORDER BY nth");
  const clear = sqlite.prepare("DELETE FROM journal");
  const model = emptyModel(0);
  const users = new Set<string>();
  const gifted = new Set<string>();
  /** What a payment's reversals asked for so far, and from which lots it was taken. */
  const reversed = new Map<string, { asked: number; from: Map<number, number> }>();
  const rootOf = (index: number) => (model.lots[index]!.root < 0 ? index : model.lots[index]!.root);

  /** Runs what takes tokens for a payment, and enters from which lots. */
  function takeFor<T>(ref: string, take: () => T): T {
    const clawed = model.lots.map((lot) => lot.clawed);
    const result = take();
    const from = reversed.get(ref)?.from;
    for (const [i, lot] of model.lots.entries()) {
      const tokens = lot.clawed - (clawed[i] ?? 0);
      if (from && tokens > 0) from.set(rootOf(i), (from.get(rootOf(i)) ?? 0) + tokens);
    }
    return result;
  }

  function enterLine({ what, user, ref, detail, amount, round, text }: Line): void {
    if (user !== null) users.add(user);
    const expires = text === null ? Infinity : Date.parse(text);
    if (what === "hold")
      hold(model, { user: user!, dream: ref, part: detail as never, round, tokens: amount });
    if (what === "end") {
      const held = model.holds.find((one) => one.dream === ref && one.part === detail && one.round === round);
      users.add(held!.user);
      // Of a dream that several lots pay for, at most one is short.
      const short = held!.shares.map(({ lot }) => model.lots[rootOf(lot)]!).find((lot) => lot.shortfall > 0);
      takeFor(short?.ref ?? "", () => settle(model, text as Ending, held));
    }
    if (what === "paid") grant(model, user!, detail as "package", ref, amount, expires);
    if (what === "verified" && !gifted.has(ref)) {
      gifted.add(ref);
      grant(model, user!, "welcome", user!, WELCOME, Infinity);
    }
    if (what === "adjusted") adjust(model, user!, amount, ref);
    if (what === "reversed") reverse(detail as "package", ref, amount, round, expires);
  }

  function reverse(source: "package", ref: string, asked: number, nth: number, expires: number): void {
    const entry = reversed.get(ref) ?? { asked: 0, from: new Map<number, number>() };
    reversed.set(ref, entry);
    const key = `${ref}:${nth}`;
    const lot = model.lots.find((one) => one.source === source && one.ref === ref)!;
    // What was taken since, as other lots paid for it, counts too.
    const before = entry.asked - lot.shortfall;
    const more = asked - entry.asked;
    const now = more > 0 ? takeFor(ref, () => clawback(model, source, ref, more, key)).taken : 0;
    if (more < 0 && lot.shortfall > 0) dropShortfall(model, source, ref, -more, key);
    const back = Math.max(0, before + now - asked);
    entry.asked = asked;
    if (back > 0) returnTokens(source, ref, { key, back, expires, from: entry.from });
  }

  /** Tokens come back as a new lot, which first settles what other lots lack since they paid for this one. */
  function returnTokens(
    source: "package",
    ref: string,
    { key, back, expires, from }: { key: string; back: number; expires: number; from: Map<number, number> },
  ): void {
    const root = model.lots.findIndex((lot) => lot.source === source && lot.ref === ref);
    const until = expires === Infinity ? Infinity : Math.max(expires, model.now + RETURNED_MS);
    grant(model, model.lots[root]!.user, "returned", key, back, until, root);
    const returned = Object.assign(model.lots.at(-1)!, { grace: false });
    for (const [index, tokens] of from) {
      const lot = model.lots[index]!;
      if (index === root) continue;
      const settled = Math.min(returned.available, lot.shortfall, tokens);
      takeFor(lot.ref, () => {
        lot.shortfall -= settled;
        returned.available -= settled;
        returned.clawed += settled;
      });
    }
  }

  return {
    enter(now) {
      model.now = now;
      const lines = read.all();
      if (lines.length === 0) return new Set();
      clear.run();
      const touched = new Set<string>();
      for (const line of lines) {
        enterLine(line);
        const owner = line.user ?? model.holds.find((one) => one.dream === line.ref)?.user;
        if (owner !== undefined) touched.add(owner);
      }
      return touched;
    },
    balance(userId, now) {
      model.now = now;
      return balance(model, userId);
    },
    users: () => users,
  };
}
