import { existsSync } from "node:fs";
import { pino } from "pino";
import { ConfigError, readConfig, type Config } from "#server/config.ts";
import { openStore } from "#server/db/open.ts";
import { checkMedia, repairPart } from "#server/features/dreams/missing-media.ts";
import { chooseEngines } from "#server/providers/choose-engines.ts";
import { createMediaStore } from "#server/providers/media-store.ts";
import { createPredictionNews } from "#server/providers/replicate/webhook.ts";
import { findFfmpeg } from "#server/studio/film/ffmpeg.ts";

const USAGE = `Usage:
  npm run media:check                    lists the dreams that lack files
  npm run media:check -- --repair        draws again what the local studio can, gives the credits back for the rest
  npm run media:check -- --repair --all  the same where more than half of the files are missing`;

const say = (line: string) => void process.stdout.write(`${line}\n`);

function fail(exitCode: 1 | 2, message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}

const options = new Set(process.argv.slice(2));
const repair = options.delete("--repair");
const all = options.delete("--all");
if (options.size > 0 || (all && !repair)) fail(2, USAGE);

let config: Config;
try {
  config = readConfig(process.env, { listens: false });
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  fail(2, `The settings need a correction:\n${error.message}`);
}
const { databaseFile } = config;
if (!existsSync(databaseFile))
  fail(1, `There is no database at ${databaseFile}: set DATA_DIR to the folder of app.db.`);

const store = openStore(databaseFile);
const { db } = store;
const now = () => new Date();
const media = await createMediaStore(config.mediaDir);
// Without keys, so that nothing is asked of a provider.
const withoutKeys = {
  openai: { ...config.openai, apiKey: null, baseUrl: null },
  replicate: { ...config.replicate, apiToken: null },
};
const studio = chooseEngines(
  { ...config, ...withoutKeys },
  pino({ level: "silent" }),
  createPredictionNews(),
);
try {
  const { files, lost, missing } = await checkMedia({ db, media, now });
  for (const { dreamId, part, files: count } of missing) say(`${dreamId} ${part}: ${count} files missing`);
  const dreams = new Set(missing.map(({ dreamId }) => dreamId)).size;
  say(`${files} files checked: ${lost} missing, of ${dreams} dreams`);
  if (missing.length > 0 && !repair) process.exitCode = 1;
  if (repair && lost > files / 2 && !all) {
    fail(1, "More than half of the files are missing. Is the volume mounted? If they are gone, add --all.");
  }
  if (repair) {
    const counts = { drawn: 0, returned: 0, whole: 0 };
    const deps = { db, media, now, studio, ffmpegPath: findFfmpeg(config.ffmpegPath) };
    for (const part of missing) {
      try {
        const outcome = await repairPart(deps, part);
        counts[outcome]++;
        say(`${part.dreamId} ${part.part}: ${outcome === "returned" ? "credits returned" : outcome}`);
      } catch (error) {
        say(`${part.dreamId} ${part.part}: could not be repaired: ${String(error)}`);
        process.exitCode = 1;
      }
    }
    say(`${counts.drawn} parts drawn again, ${counts.returned} given back`);
  }
} finally {
  await studio.close();
  await store.close();
}
