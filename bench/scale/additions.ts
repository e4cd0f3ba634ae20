import { createHash } from "node:crypto";
import type { Database } from "better-sqlite3";
import { FINDINGS_VERSION } from "#server/features/patterns/findings.ts";
import { hashToken, newToken } from "#server/features/sharing/link-token.ts";
import { SYMBOL_IDS } from "#server/studio/reading/catalogue.ts";
import { MOODS } from "#shared/dreams.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import { READING_LENSES } from "#shared/lenses.ts";
import type { Random } from "./random.ts";
import { iso, SIZE } from "./size.ts";
import { tableWriter } from "./table.ts";
import { KNOWN_EMAILS, SECRET } from "./users.ts";

/** Findings of a dream. */
const FINDINGS_EACH = 4;
const TOPICS_EACH = 3;
const LENS = JSON.stringify({
  paragraphs: Array.from({ length: 4 }, () => ({
    speaker: null,
    text: "The sea that was a garden. ".repeat(20),
  })),
});

interface Dream {
  id: string;
  user_id: string;
  at: number;
}

/** Fills the tables that the site has had since the schema of the other data, through their triggers. */
export function fillAdditions(sqlite: Database, random: Random, now: number): void {
  const all = sqlite
    .prepare<[], Dream>(
      `SELECT dreams.id, user_id, CAST(unixepoch(dreams.created_at) AS INTEGER) * 1000 AS at
       FROM dreams JOIN users ON users.id = user_id
       WHERE users.deleted_at IS NULL AND dreams.deleted_at IS NULL AND status = 'done' AND kind = 'dream'`,
    )
    .all();
  // An admin with a passkey would have to use it first.
  const living = sqlite
    .prepare<[], { id: string; email: string }>(
      `SELECT id, email FROM users WHERE deleted_at IS NULL AND id NOT IN (SELECT user_id FROM user_roles)
       ORDER BY email`,
    )
    .all();
  const userIds = living.map(({ id }) => id);
  const known: readonly string[] = KNOWN_EMAILS;
  const owners = living.filter(({ email }) => known.includes(email)).map(({ id }) => id);
  /** Dreams at random, those of the known users first, at most so many of them. */
  const some = (count: number, most: number): Dream[] => {
    const first = owners.flatMap((owner) => all.filter(({ user_id }) => user_id === owner).slice(0, most));
    const others = shuffled(
      all.filter(({ user_id }) => !owners.includes(user_id)),
      random,
    );
    return [...first, ...others].slice(0, count);
  };
  const write = (table: string) => tableWriter(sqlite, table);
  const people = (count: number) =>
    [...owners, ...userIds.filter((id) => !owners.includes(id))].slice(0, count);

  sqlite.transaction(() => {
    fillPatterns(sqlite, random, write);
    const remarks = write("dream_remarks");
    const text = "I thought of my grandmother's garden. ".repeat(5);
    for (const { id } of some(SIZE.remarks, SIZE.manyDreams))
      remarks({ dream_id: id, text, updated_at: iso(now - DAY_MS) });
    fillLenses(some(SIZE.lenses, 200), random, now, write("dream_lenses"));
    fillShares(some(SIZE.shareLinks, 100), random, now, write("share_links"));
    fillReports(sqlite, random, now, write("reports"));
    fillGallery(some(SIZE.galleryEntries, 300), random, { now, write, likers: userIds });
    fillAccounts(people, random, now, write);
    fillPrograms(some(SIZE.webhookMessages, 1000), people(SIZE.programUsers), { random, now, write });
  })();
}

function shuffled<T>(list: T[], random: Random): T[] {
  return list
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

type Writers = (table: string) => ReturnType<typeof tableWriter>;
type Writer = ReturnType<typeof tableWriter>;

/** Every dream and note was searched for symbols. */
function fillPatterns(sqlite: Database, random: Random, write: Writers): void {
  const scans = sqlite
    .prepare<[], { dream_id: string; user_id: string }>("SELECT dream_id, user_id FROM dream_scans")
    .all();
  sqlite.prepare("UPDATE dream_scans SET version = ?").run(FINDINGS_VERSION);
  const [findings, corrections] = [write("dream_findings"), write("finding_corrections")];
  for (const [i, scan] of scans.entries()) {
    const names = new Set(Array.from({ length: FINDINGS_EACH }, () => random.pick(SYMBOL_IDS)));
    for (const name of names) findings({ ...scan, name, kind: "symbol", begins: 0, ends: 5, times: 1 });
    if (i % 50 === 0) corrections({ ...scan, name: [...names][0]!, at: iso(Date.now()) });
  }
}

function fillLenses(dreams: Dream[], random: Random, now: number, write: Writer): void {
  for (const { id, user_id, at } of dreams)
    write({
      dream_id: id,
      lens: random.pick(READING_LENSES),
      id: random.uuid(),
      user_id,
      status: "done",
      cost: 1,
      engine: "studio",
      content: LENS,
      run_at: iso(at),
      created_at: iso(at),
      started_at: iso(at),
      finished_at: iso(Math.min(at + HOUR_MS, now)),
    });
}

function fillShares(dreams: Dream[], random: Random, now: number, write: Writer): void {
  for (const [i, { id: dream_id, user_id, at }] of dreams.entries()) {
    const id = random.uuid();
    write({
      id,
      user_id,
      dream_id,
      token_hash: hashToken(newToken(id, [SECRET])),
      image: 1,
      video: i % 2,
      reading: 1,
      words: 0,
      name: null,
      password_hash: null,
      form_key: null,
      views: random.below(500),
      created_at: iso(at),
      expires_at: i % 3 === 0 ? iso(now + 30 * DAY_MS) : null,
    });
  }
}

function fillReports(sqlite: Database, random: Random, now: number, write: Writer): void {
  const links = sqlite
    .prepare<[number], { link_id: string; user_id: string; dream_id: string }>(
      "SELECT id AS link_id, user_id, dream_id FROM share_links LIMIT ?",
    )
    .all(SIZE.reports);
  for (const [i, link] of links.entries()) {
    const open = i % 20 === 0;
    const at = iso(now - random.below(SIZE.days * DAY_MS));
    write({
      id: random.uuid(),
      ...link,
      reason: "privacy",
      words: "This is about me.",
      email: open ? `reporter-${i}@scale.example` : null,
      locale: "tr",
      created_at: at,
      outcome: open ? null : "ended",
      settled_at: open ? null : at,
    });
  }
}

function fillGallery(
  dreams: Dream[],
  random: Random,
  { now, write, likers }: { now: number; write: Writers; likers: string[] },
): void {
  const [entries, topics, likes] = ["gallery_entries", "gallery_entry_topics", "gallery_likes"].map(write);
  for (const [i, { id: dream_id, user_id, at }] of dreams.entries()) {
    const state = i % 20 === 0 ? "waiting" : i % 20 === 1 ? "refused" : "shown";
    const [id, mood, shownAt] = [random.uuid(), random.pick(MOODS), iso(Math.min(at + HOUR_MS, now))];
    entries!({
      id,
      user_id,
      dream_id,
      state,
      video: 1,
      sentence: "The sea was a garden.",
      name: null,
      mood,
      mail: 1,
      reason: state === "refused" ? "quality" : null,
      refusals: state === "refused" ? 1 : 0,
      barred: 0,
      sent_at: iso(at),
      shown_at: state === "shown" ? shownAt : null,
      ended_at: state === "refused" ? shownAt : null,
    });
    if (state !== "shown") continue;
    const named = new Set(Array.from({ length: TOPICS_EACH }, () => `symbol:${random.pick(SYMBOL_IDS)}`));
    for (const topic of [...named, `mood:${mood}`]) topics!({ entry_id: id, topic, shown_at: shownAt });
    for (const liker of new Set(Array.from({ length: SIZE.likesEach }, () => random.pick(likers))))
      likes!({ entry_id: id, liker: `user ${liker}`, user_id: liker, created_at: shownAt });
  }
}

function fillAccounts(
  people: (count: number) => string[],
  random: Random,
  now: number,
  write: Writers,
): void {
  const created = iso(now - 40 * DAY_MS);
  const [settings, subscriptions, notices] = ["notification_settings", "push_subscriptions", "notices"].map(
    write,
  );
  for (const [i, user_id] of people(SIZE.notified).entries()) {
    settings!({
      user_id,
      asked: 1,
      ready_mail: 1,
      ready_push: 1,
      letter_mail: 1,
      letter_push: 1,
      reminder_mail: 0,
      reminder_push: 1,
      reminder_minute: i % 1440,
      reminder_due: iso(now + (i % 1440) * 60_000),
    });
    const id = random.uuid();
    const keys = { p256dh: random.hex(87), auth: random.hex(22) };
    subscriptions!({ id, user_id, endpoint: `https://push.example/${id}`, ...keys, created_at: created });
    if (i % 3 === 0)
      notices!({
        id: random.uuid(),
        user_id,
        kind: "reminder",
        subscription_id: id,
        run_at: iso(now + DAY_MS),
        created_at: created,
      });
  }
  const [passkeys, identities] = ["passkeys", "identities"].map(write);
  for (const user_id of people(SIZE.passkeys)) {
    passkeys!({
      id: random.uuid(),
      user_id,
      credential_id: random.hex(43),
      public_key: random.hex(100),
      counter: 0,
      transports: "[]",
      synced: 1,
      backed_up: 1,
      name: "Phone",
      created_at: created,
      last_used_at: null,
    });
    identities!({
      id: random.uuid(),
      issuer: "https://issuer.example",
      subject: random.uuid(),
      user_id,
      email: null,
      created_at: created,
      last_used_at: null,
    });
  }
  const invitations = write("invitations");
  for (let i = 0; i < SIZE.invitations; i++)
    invitations({
      id: random.uuid(),
      secret_hash: random.hex(64),
      email: `invited-${i}@scale.example`,
      locale: "tr",
      invited_by: null,
      created_at: created,
      expires_at: iso(now + (i % 2 ? DAY_MS : -DAY_MS)),
      revoked_at: null,
    });
}

/** Keys of the API, webhooks and what was sent to them. */
function fillPrograms(
  dreams: Dream[],
  users: string[],
  { random, now, write }: { random: Random; now: number; write: Writers },
): void {
  const created = iso(now - 40 * DAY_MS);
  const [keys, webhooks, messages] = ["api_keys", "webhooks", "webhook_messages"].map(write);
  const webhookOf = new Map<string, string>();
  for (const user_id of users) {
    keys!({
      id: random.uuid(),
      user_id,
      name: "Calendar",
      key_hash: createHash("sha256").update(random.uuid()).digest("hex"),
      hint: random.hex(4),
      may_read: 1,
      may_write: 0,
      may_spend: 0,
      daily_tokens: null,
      created_at: created,
      expires_at: null,
    });
    const id = random.uuid();
    webhookOf.set(user_id, id);
    webhooks!({
      id,
      user_id,
      url: "https://hooks.example/dreams",
      on_done: 1,
      on_failed: 1,
      sealed_secret: "x",
      created_at: created,
    });
  }
  for (const [i, { id, user_id }] of dreams.entries()) {
    const owner = webhookOf.has(user_id) ? user_id : users[i % users.length]!;
    const at = iso(now - random.below(20 * DAY_MS));
    messages!({
      id: random.uuid(),
      webhook_id: webhookOf.get(owner)!,
      user_id: owner,
      type: "dream.done",
      dream_id: id,
      data: "{}",
      status: "delivered",
      attempts: 1,
      run_at: at,
      last_at: at,
      last_status: 200,
      last_ms: 120,
      created_at: at,
    });
  }
}
