import { afterAll, beforeAll, expect, test } from "vitest";
import type { Dream } from "#shared/dreams.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";

const COUNT = 11;
const now = new Date("2026-11-21T03:00:00.000Z");
let site: TestApp;
let ana: SignedInClient;
/** The oldest first; some share a night and a moment. */
const ids: string[] = [];
beforeAll(async () => {
  site = await startTestApp({ running: false, now });
  ana = await site.signUp({ tokens: 60 });
  for (let i = 0; i < COUNT; i++) {
    const night = i === 0 ? { night: "1931-05-04" } : {};
    ids.push(await ana.submitDream(`Gökten ${i} inci yağıyordu.`, { depth: "reading", ...night }));
    if (i % 3 !== 0) site.advance(1000);
    await ana.patch(`/api/dreams/${ids.at(-1)!}`, { ownTags: ["inci"], favourite: i % 2 === 0 });
  }
});
afterAll(() => site.close());

interface Listing {
  dreams: Dream[];
  total: number;
  nextCursor?: string | null;
}
const list = async (query: string, client = ana) => {
  const { status, json } = await client.get(`/api/dreams?${query}`);
  return { status, ...(json as unknown as Listing) };
};
/** Reads a list to its end; `between` runs after each page. */
async function walk(query: string, between = async () => {}): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null | undefined = "";
  for (let i = 0; cursor !== null; i++) {
    expect(i).toBeLessThan(COUNT);
    const page = await list(`${query}&limit=4${cursor ? `&cursor=${cursor}` : ""}`);
    expect(page.status).toBe(200);
    found.push(...page.dreams.map(({ id }) => id));
    cursor = page.nextCursor;
    await between();
  }
  return found;
}

const FILTERS = [
  "form=brief",
  "tag=inci",
  "state=unfinished",
  "sort=oldest",
  "q=inci",
  "favourite=1",
  "tag=inci&q=inc",
];

test.each(FILTERS)(
  "the cursors of %s lead to every dream once, in the order of the pages",
  async (filter) => {
    const pages = [await list(`${filter}&limit=100`), await list(filter)];
    const whole = pages[0]!.dreams.map(({ id }) => id);
    expect(whole).toHaveLength(filter === "favourite=1" ? 6 : COUNT);
    expect(pages[0]).toMatchObject({ nextCursor: null, total: whole.length, pageSize: 100 });
    expect(await walk(filter)).toEqual(whole);
    expect(pages[1]!.dreams.map(({ id }) => id)).toEqual(whole);
    expect(pages[1]).not.toHaveProperty("nextCursor");
  },
);

test("a cursor neither repeats nor leaves out a dream while others are added and deleted", async () => {
  const added: string[] = [];
  const found = await walk("form=brief", async () => {
    site.advance(1000);
    added.push(await ana.submitDream("Yeni bir rüya gördüm.", { depth: "reading" }));
    const seen = await list("form=brief&limit=1");
    expect(seen.dreams[0]!.id).toBe(added.at(-1));
  });
  expect(found.toSorted()).toEqual(ids.toSorted());
  expect(found.at(-1)).toBe(ids[0]);
  for (const id of added) await ana.delete(`/api/dreams/${id}?forever=true`);
  const first = await list("form=brief&limit=4");
  const last = first.dreams.at(-1)!.id;
  await ana.delete(`/api/dreams/${last}`);
  const second = await list(`form=brief&limit=4&cursor=${first.nextCursor!}`);
  expect(second.dreams.map(({ id }) => id)).toEqual(found.slice(4, 8));
  await ana.post(`/api/dreams/${last}/restore`);
});

test("a cursor of another list, of another form or out of range is refused", async () => {
  const { nextCursor } = await list("limit=2");
  const byWords = await list("q=inci&limit=2");
  const made = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");
  const [digest] = JSON.parse(Buffer.from(nextCursor!, "base64url").toString()) as [string];
  const wrong = [
    `cursor=${nextCursor!}&tag=inci`,
    `cursor=${byWords.nextCursor!}`,
    `cursor=${byWords.nextCursor!}&q=yağıyordu`,
    `cursor=${nextCursor!.slice(1)}`,
    `cursor=${made(digest, "2026-11-20")}`,
    `cursor=${made(digest, "2026-11-20", "now", "' OR 1=1 --")}`,
    `cursor=${made(digest, 1, 2, 3)}`,
    `cursor=${made({ digest })}`,
    "cursor=",
    `cursor=${"a".repeat(401)}`,
    "cursor=%00",
    "limit=0",
    "limit=101",
    "limit=1.5",
    "limit=all",
  ];
  for (const query of wrong) expect([query, (await list(query)).status]).toEqual([query, 400]);
});

test("another user's cursor leads to nothing of theirs", async () => {
  const { nextCursor } = await list("limit=2");
  const bora = await site.signUp({ tokens: 5 });
  const own = await bora.submitDream("Yabancı bir kapı vardı.", { depth: "reading", night: "2026-01-01" });
  expect(await list(`cursor=${nextCursor!}`, bora)).toMatchObject({
    total: 1,
    dreams: [{ id: own }],
    nextCursor: null,
  });
});
