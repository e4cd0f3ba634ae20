import { afterEach, beforeEach, expect, test } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { sendLetters } from "#server/features/patterns/letter-delivery.ts";
import { insertLetter } from "#server/features/patterns/letter-queries.ts";
import { composeLetter } from "#server/features/patterns/letters.ts";
import { removeUser } from "#server/features/privacy/privacy.ts";
import { runMaintenance } from "#server/maintenance.ts";
import { countWords, LETTER_WORDS } from "#server/studio/letter/letter.ts";
import type { Dream } from "#shared/dreams.ts";
import type { Letter } from "#shared/letters.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";

const now = new Date("2026-11-23T04:30:00.000Z");
const SEA = "Denizin ortasında yürüyordum, su soğuk değildi.";
const FAR_SEA = "Uzakta deniz parlıyordu, kıyıda kimse yoktu.";
let site: TestApp;
let ana: SignedInClient;
beforeEach(async () => {
  site = await startTestApp({ running: false, now });
  ana = await site.signUp({ tokens: 20, verified: true });
});
afterEach(() => site.close());

const note = async (night: string, dreamText = SEA): Promise<string> => {
  const reply = await ana.post("/api/dreams/notes", { dreamText, language: "tr", night });
  return (reply.json as { dream: Dream }).dream.id;
};
const letters = async (query = "", client = ana) =>
  (await client.get(`/api/patterns/letters?locale=tr&${query}`)).json as {
    letter: Letter | null;
    months: string[];
  };
const quotesOf = (letter: Letter) =>
  letter.paragraphs.flat().flatMap(({ text, dreamId }) => (dreamId ? [[dreamId, text]] : []));
async function october(): Promise<string[]> {
  const ids = [];
  for (const day of ["02", "09", "16"]) ids.push(await note(`2026-10-${day}`));
  return [...ids, await note("2026-10-23", FAR_SEA)];
}

test("a month with three nights, or one that has not ended, has no letter", async () => {
  for (const night of ["2026-10-02", "2026-10-02", "2026-10-09", "2026-10-16"]) await note(night);
  for (const day of [1, 2, 3, 4, 5]) await note(`2026-11-0${day}`);
  expect(await letters()).toEqual({ letter: null, months: [] });
});

test("the letter quotes the user's own words, is written once, and stays in its language", async () => {
  const ids = await october();
  const { letter, months } = await letters();
  expect(months).toEqual(["2026-10"]);
  expect(letter).toMatchObject({ month: "2026-10", language: "tr", engine: "studio", nights: 4 });
  expect(quotesOf(letter!)).toEqual([
    [ids[0], "“Denizin ortasında yürüyordum”"],
    [ids[3], "“Uzakta deniz parlıyordu”"],
  ]);
  await note("2026-10-30");
  expect(await letters("month=2026-10")).toEqual({ letter, months });
  expect((await ana.get("/api/patterns/letters?locale=ja")).json).toEqual({ letter, months });
});

test("no words are quoted twice: another dream speaks, or none", async () => {
  const nights = ["2026-10-02", "2026-10-09", "2026-10-16", "2026-10-23"];
  const ids = [];
  for (const night of nights) ids.push(await note(night, night === nights[1] ? FAR_SEA : SEA));
  expect(quotesOf((await letters()).letter!)).toEqual([
    [ids[0], "“Denizin ortasında yürüyordum”"],
    [ids[1], "“Uzakta deniz parlıyordu”"],
  ]);
  const bea = await site.signUp({ verified: true });
  for (const night of nights) await bea.post("/api/dreams/notes", { dreamText: SEA, language: "tr", night });
  const { letter } = await letters("", bea);
  expect(quotesOf(letter!)).toHaveLength(1);
  const text = letter!.paragraphs.flat().map((piece) => piece.text);
  expect(countWords(text.join(""), "tr")).toBeGreaterThanOrEqual(LETTER_WORDS.least);
});

test("where nothing returned, a dream is quoted at what weighs most in it", async () => {
  await note("2026-10-02", "Elimde bir taş vardı. Sonra uzakta deniz parlıyordu.");
  await note("2026-10-09", "Bir tepede oturmuş hiçbir şey düşünmüyordum.");
  for (const day of ["16", "23"]) await note(`2026-10-${day}`, "Hiçbir şey kalmamış aklımda.");
  const words = quotesOf((await letters()).letter!).map(([, text]) => text);
  expect(words).toContain("“uzakta deniz parlıyordu”");
});

test("names nobody, also where only a person returned", async () => {
  for (const day of ["02", "09", "16", "23"])
    await note(`2026-10-${day}`, `Orada ${day} kez Zeynep ile konuştum.`);
  const { letter } = await letters();
  expect(letter).toMatchObject({ nights: 4 });
  const said = letter!.paragraphs.flat().filter(({ dreamId }) => dreamId === null);
  expect(JSON.stringify(said)).not.toContain("Zeynep");
});

test("opened twice at once it is one letter, and its words are not stored", async () => {
  await october();
  const both = await Promise.all([letters(), letters(), letters()]);
  expect(new Set(both.map((each) => JSON.stringify(each))).size).toBe(1);
  const [content] = await site.store.column<string>("SELECT content FROM letters");
  expect(content).not.toContain("ortasında");
  expect(await site.store.value("SELECT seen_at FROM letters")).toBe(now.toISOString());
});

test("a quotation goes with its dream, into the bin and for good, and when the text is edited", async () => {
  const ids = await october();
  await letters();
  await ana.delete(`/api/dreams/${ids[0]}`);
  expect(quotesOf((await letters()).letter!)).toHaveLength(1);
  await ana.post(`/api/dreams/${ids[0]}/restore`);
  expect(quotesOf((await letters()).letter!)).toHaveLength(2);
  await ana.patch(`/api/dreams/${ids[3]}`, { dreamText: "Başka bir deniz gördüm o gece." });
  await ana.delete(`/api/dreams/${ids[0]}?forever=true`);
  const { letter } = await letters();
  expect(quotesOf(letter!)).toEqual([]);
  expect(JSON.stringify(letter)).not.toContain("{quote}");
});

test("is mailed in the first week to those who want it, once, without a word of the dreams", async () => {
  await october();
  site.clock.stopped = new Date("2026-11-03T04:30:00.000Z");
  const { log, store, config } = site.deps;
  const run = () =>
    runMaintenance({ db: store.db, log, now: site.deps.now, config }, new AbortController().signal);
  const mails = () => site.store.rows<{ data: string }>("SELECT data FROM mails WHERE template = 'letter'");
  await run();
  expect(await mails()).toEqual([]);
  await ana.post("/api/me/alerts", { letter: { mail: true } });
  await run();
  await run();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail!.data).toContain("/patterns?letter=2026-10#letter");
  expect(mail!.data).not.toContain("Deniz");
  const { letter } = await letters();
  expect(letter).toMatchObject({ month: "2026-10", nights: 4 });
});

test("is not mailed later in the month, or to who has read it", async () => {
  await october();
  await ana.post("/api/me/alerts", { letter: { mail: true } });
  const { log, store, config } = site.deps;
  const run = () =>
    runMaintenance({ db: store.db, log, now: site.deps.now, config }, new AbortController().signal);
  await run();
  expect(await site.store.value("SELECT COUNT(*) FROM letters")).toBe(0);
  site.clock.stopped = new Date("2026-11-03T04:30:00.000Z");
  await letters();
  await run();
  expect(await site.store.value("SELECT COUNT(*) FROM mails WHERE template = 'letter'")).toBe(0);
});

const wantsMail = (client: SignedInClient) => client.post("/api/me/alerts", { letter: { mail: true } });
const recipients = () =>
  site.store.column<string>("SELECT recipient FROM mails WHERE template = 'letter' ORDER BY recipient");

test("one that cannot be sent keeps no other reader from theirs", async () => {
  const bea = await site.signUp({ tokens: 20, verified: true });
  const [first, last] = [ana, bea].toSorted((a, b) => (a.user.id < b.user.id ? -1 : 1));
  for (const client of [ana, bea]) {
    await wantsMail(client);
    for (const day of ["02", "09", "16", "23"])
      await client.post("/api/dreams/notes", { dreamText: SEA, language: "tr", night: `2026-10-${day}` });
  }
  await site.store.exec(`UPDATE users SET time_zone = 'Nowhere' WHERE id = '${first!.user.id}'`);
  site.clock.stopped = new Date("2026-11-03T04:30:00.000Z");
  const { db } = site.store;
  const send = async () => {
    for await (const _ of sendLetters({ ...site.deps, db }));
  };
  await expect(send()).rejects.toThrow(RangeError);
  expect(await recipients()).toEqual([last!.user.email]);
});

test("is not mailed to a reader who turned it off while it was written", async () => {
  await october();
  await wantsMail(ana);
  site.clock.stopped = new Date("2026-11-03T04:30:00.000Z");
  const { db } = site.store;
  let turnedOff: Promise<void> | undefined;
  // The clock is read once the settings were, and long before the letter is stored.
  const now = () => {
    turnedOff ??= site.store.exec("UPDATE notification_settings SET letter_mail = 0");
    return site.deps.now();
  };
  for await (const _ of sendLetters({ ...site.deps, db, now }));
  await turnedOff;
  expect(await recipients()).toEqual([]);
});

test("one that was composed before its account was deleted is not stored", async () => {
  await october();
  const userId = ana.user.id;
  const { db } = site.store;
  await letters();
  await site.store.exec("DELETE FROM letters");
  const letter = await composeLetter(db, { userId, month: "2026-10", locale: "tr", now });
  await transact(db, { user: userId }, (trx) => removeUser(trx, { userId, proof: null, now }));
  expect(await transact(db, { user: userId }, (trx) => insertLetter(trx, letter!))).toBe(false);
  expect(await site.store.value("SELECT COUNT(*) FROM letters")).toBe(0);
});

test("a user has 60 of them a minute, for one that is not written counts all dreams", async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 61; i++) statuses.push((await ana.get("/api/patterns/letters")).status);
  expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
});

test("is its owner's alone, and goes with the account", async () => {
  await october();
  await letters();
  const bea = await site.signUp();
  expect(await letters("month=2026-10", bea)).toEqual({ letter: null, months: [] });
  expect((await ana.get("/api/patterns/letters?month=2026-13")).status).toBe(400);
  const userId = ana.user.id;
  await transact(site.deps.store.db, { user: userId }, (trx) =>
    removeUser(trx, { userId, proof: null, now }),
  );
  expect(await site.store.value("SELECT COUNT(*) FROM letters")).toBe(0);
});
