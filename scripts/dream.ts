import { createWriteStream, existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { openServerStore } from "#server/db/server-store.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { grant } from "#server/features/credits/credits.ts";
import { submitDream } from "#server/features/dreams/dreams.ts";
import { findDream, mediaOfDreams } from "#server/features/dreams/queries.ts";
import { createServices } from "#server/services.ts";
import { RESOLUTIONS, dreamTextSchema, type Interpretation, type Resolution } from "#shared/dreams.ts";
import { matchLocale, type Locale } from "#shared/locales.ts";
import { dreamCost } from "#shared/prices.ts";
import { fail, readCommandConfig } from "./command-line.ts";
import { createDreamFolder } from "./dream-folder.ts";
import { makeDreamAt, RemoteError, type Site } from "./remote-dream.ts";

const USAGE = `Usage: npm run dream -- "text of the dream" [--lang tr] [--resolution ${RESOLUTIONS.join("|")}] [--out DIR]
       with --url URL --key KEY it is made by the site at URL, for the user of the key of its API
Without --out, the files are in dreams/<date>-<title>.`;
/** What a dream consists of. */
const FILES = ["reading.json", "image.webp", "video.mp4", "poster.webp"] as const;

/** A dream is done, too, where only its reading could be made. */
const isWhole = (status: string, files: string[]) => status === "done" && files.length === FILES.length;

function readArguments(): {
  dreamText: string;
  language: Locale;
  resolution: Resolution;
  out: string | null;
  /** Where it is made; null: here. */
  site: Site | null;
} {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      lang: { type: "string", default: "tr" },
      resolution: { type: "string", default: "480p" },
      out: { type: "string" },
      url: { type: "string" },
      key: { type: "string" },
    },
  });
  const text = dreamTextSchema.safeParse(positionals.join(" "));
  if (!text.success) return fail(1, `The dream must have 10 to 500 characters.\n${USAGE}`);
  const language = matchLocale(values.lang);
  if (!language) return fail(1, `--lang ${values.lang} is not one of the languages.\n${USAGE}`);
  const resolution = RESOLUTIONS.find((name) => name === values.resolution);
  if (!resolution) return fail(1, `--resolution ${values.resolution} is not known.\n${USAGE}`);
  const out = values.out === undefined ? null : resolve(values.out);
  if (out !== null && FILES.some((name) => existsSync(join(out, name))))
    return fail(1, `${out} holds a dream already: name another folder.`);
  const { url, key } = values;
  if (url === undefined && key === undefined)
    return { dreamText: text.data, language, resolution, out, site: null };
  if (url === undefined || key === undefined || !URL.canParse(url))
    return fail(1, `--url and --key go together: the address of a site and a key of its API.\n${USAGE}`);
  return { dreamText: text.data, language, resolution, out, site: { url, key } };
}

async function makeElsewhere(site: Site): Promise<never> {
  try {
    const { dream, files } = await makeDreamAt(site, request);
    if (dream.interpretation) process.stdout.write(`${dream.title}\n\n${dream.interpretation.summary}\n\n`);
    process.stdout.write(`${files.join("\n")}\n`);
    process.exit(isWhole(dream.status, files) ? 0 : 1);
  } catch (error) {
    return fail(1, error instanceof RemoteError ? error.message : `${site.url}: ${(error as Error).message}`);
  }
}

const request = readArguments();
if (request.site) await makeElsewhere(request.site);
// A temporary database, so that the site of these settings stays untouched and no server has to run.
const workDir = await mkdtemp(join(tmpdir(), "dream-"));
const ownDatabase = { DATA_DIR: workDir, DATABASE_URL: "", DATABASE_DIRECT_URL: "" };
const config = readCommandConfig({ ...process.env, ...ownDatabase, ROLE: "all" });
const services = await createServices(
  { ...config, bucket: null, dreamConcurrency: 1, logLevel: "silent" },
  { store: await openServerStore(config) },
);
const { engines, events, media, now, runner, store, translations, watch } = services;

async function finished(id: string): Promise<void> {
  const { promise, resolve: done } = Promise.withResolvers<void>();
  const check = () => void findDream(store.db, id).then((row) => row?.finished_at && done());
  const stopListening = events.listen(id, check);
  check();
  await promise;
  stopListening();
}

async function makeDream(): Promise<void> {
  const userId = "command-line";
  const created = {
    id: userId,
    email: "dreamer@localhost",
    name: "dreamer",
    password_hash: "",
    locale: request.language,
  };
  await store.db
    .insertInto("users")
    .values({ ...created, created_at: now().toISOString() })
    .execute();
  const tokens = dreamCost("full", request.resolution);
  await transact(store.db, { user: userId }, (trx) =>
    grant(trx, { userId, source: "admin", sourceRef: "command-line", tokens, expiresAt: null, now: now() }),
  );
  const { out, site: _site, ...rest } = request;
  const dream = await submitDream(
    {
      db: store.db,
      engines,
      watch,
      queueLimits: config.queueLimits,
      quota: config.quota,
      prices: config.prices,
      admitReview: async () => undefined,
    },
    { ...rest, depth: "full", style: "auto" },
    { userId, idempotencyKey: null, now: now() },
  );
  await runner.start();
  await finished(dream.id);

  const row = (await findDream(store.db, dream.id))!;
  const folder = out ?? (await createDreamFolder(row.title ?? "", request.language, now()));
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  if (row.interpretation) {
    const reading = { title: row.title, ...(JSON.parse(row.interpretation) as Interpretation) };
    files.push(join(folder, "reading.json"));
    await writeFile(files.at(-1)!, `${JSON.stringify(reading, null, 2)}\n`, { flag: "wx" });
    process.stdout.write(`${reading.title}\n\n${reading.summary}\n\n`);
  }
  const rows = await mediaOfDreams(store.db, [dream.id]);
  const image = rows.filter((m) => m.name.startsWith("image-") && m.content_type === "image/webp");
  const largest = image.toSorted((a, b) => b.width - a.width)[0];
  for (const [name, source] of [
    ["image.webp", largest],
    ["video.mp4", rows.find((m) => m.name === "video.mp4")],
    ["poster.webp", rows.find((m) => m.name === "poster.webp")],
  ] as const) {
    if (!source) continue;
    files.push(join(folder, name));
    const stored = (await media.read(source.file))!;
    await pipeline(stored.stream, createWriteStream(files.at(-1)!, { flags: "wx" }));
  }
  process.stdout.write(`${files.join("\n")}\n`);
  if (!isWhole(row.status, files)) process.exitCode = 1;
}

try {
  await makeDream();
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  process.stderr.write(`${translations(request.language, `errors.${error.code}`)}\n`);
  process.exitCode = 1;
} finally {
  await services.close();
  await rm(workDir, { recursive: true, force: true });
}
