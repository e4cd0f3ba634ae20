import { createHash, randomUUID } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { transact } from "#server/db/transaction.ts";
import { openStoreOf } from "../tests/support/database.ts";
import type { ServerProcess } from "../tests/support/server-process.ts";
import { createRandom } from "./scale/random.ts";

const EXAMPLES = join(import.meta.dirname, "../client/features/gallery/examples");
const WIDTH = 480;
const TITLES = [
  "Suyun üstündeki tren",
  "Denizin ortasındaki kapı",
  "Adını hatırlamadığım şarkı",
  "Köklerini toplayan ev",
  "Eve dönen kaplumbağa",
];
const TEXT =
  "Eski bir trenin içindeydim, raylar suyun üstünden gidiyordu. Camdan bakınca bulutlar suya değiyordu.";
const SYMBOLS = [
  "su",
  "ev",
  "tren",
  "anne",
  "merdiven",
  "dede",
  "kapı",
  "köprü",
  "kuş",
  "deniz",
  "orman",
  "ay",
];
const DAY_MS = 86_400_000;

/** Gives a user `count` dreams in the nights of a year up to `last`, with copies of the gallery's images. */
export async function fillYear(
  site: Pick<ServerProcess, "dataDir" | "databaseUrl">,
  userId: string,
  {
    count,
    last,
    first = `${last.slice(0, 4)}-01-01`,
    language = "tr",
  }: { count: number; last: string; first?: string; language?: "tr" | "ar" },
): Promise<void> {
  const store = await openStoreOf(site);
  const random = createRandom(7);
  const images = globSync(`*-${WIDTH}.webp`, { cwd: EXAMPLES }).map((name) => join(EXAMPLES, name));
  const nights = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  for (let index = 0; index < count; index++) {
    const id = randomUUID();
    const night = new Date(Date.parse(last) - Math.floor(random.next() * nights) * DAY_MS)
      .toISOString()
      .slice(0, 10);
    const [kindOf, minute] = [random.next(), Math.floor(random.next() * 480)];
    const isNote = kindOf < 0.08;
    const hasImage = kindOf > 0.2;
    const at = new Date(Date.parse(`${night}T22:00:00.000Z`) + minute * 60_000).toISOString();
    const tags = isNote ? [] : SYMBOLS.filter((_, place) => random.next() < 0.22 / (1 + place / 4));
    const bytes = readFileSync(random.pick(images));
    await transact(store.db, { user: userId }, async (trx) => {
      await trx
        .insertInto("dreams")
        .values({
          id,
          user_id: userId,
          kind: isNote ? "note" : "dream",
          status: "done",
          seed: id,
          dream_text: TEXT,
          search_text: TEXT.toLowerCase(),
          language,
          title: isNote ? null : random.pick(TITLES),
          depth: "image",
          resolution: "480p",
          style: "auto",
          tags: JSON.stringify(tags),
          night,
          minute,
          created_at: at,
          finished_at: at,
          request_hash: "",
          idempotency_key: null,
        })
        .execute();
      if (isNote || !hasImage) return;
      const file = `${id}/image-${WIDTH}.webp`;
      mkdirSync(join(site.dataDir, "media", id), { recursive: true });
      writeFileSync(join(site.dataDir, "media", file), bytes);
      await trx
        .insertInto("media")
        .values({
          dream_id: id,
          name: `image-${WIDTH}.webp`,
          file,
          content_type: "image/webp",
          bytes: bytes.length,
          sha256: createHash("sha256").update(bytes).update(basename(file)).digest("hex"),
          width: WIDTH,
          height: (WIDTH * 3) / 4,
          seconds: null,
          created_at: at,
        })
        .execute();
    });
  }
  await store.close();
}
