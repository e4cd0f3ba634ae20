import { checkMedia, repairPart, type Repair } from "#server/features/dreams/missing-media.ts";
import { createServices } from "#server/services.ts";
import { findFfmpeg } from "#server/studio/video/ffmpeg.ts";
import { fail, readCommandConfig, requireDatabase } from "./command-line.ts";

const USAGE = `Usage:
  npm run media:check                    lists the dreams that lack files
  npm run media:check -- --repair        draws again what the local studio can, removes imported files, gives the credits back for the rest
  npm run media:check -- --repair --all  the same where more than half of the files are missing
With --content each of these reads every file and compares its bytes, which takes as long as a copy of all.`;

const options = new Set(process.argv.slice(2));
const repair = options.delete("--repair");
const all = options.delete("--all");
const check = { content: options.delete("--content") };
if (options.size > 0 || (all && !repair)) fail(2, USAGE);

const config = readCommandConfig();
await requireDatabase(config);
// Without provider keys: the engines are the local studio, and nothing is requested from providers.
const services = await createServices({
  ...config,
  logLevel: "silent",
  openai: { ...config.openai, apiKey: null, baseUrl: null },
  replicate: { ...config.replicate, apiToken: null },
});
const { media, now, engines: studio } = services;
const { db } = services.store;
try {
  const { files, lost: lostFiles, missing: partsWithLostFiles } = await checkMedia({ db, media, now }, check);
  for (const { dreamId, part, files: count } of partsWithLostFiles)
    console.log(`${dreamId} ${part}: ${count} files missing`);
  const dreams = new Set(partsWithLostFiles.map(({ dreamId }) => dreamId)).size;
  console.log(`${files} files checked: ${lostFiles} missing, of ${dreams} dreams`);
  if (partsWithLostFiles.length > 0 && !repair) process.exitCode = 1;
  if (repair && lostFiles > files / 2 && !all) {
    fail(1, "More than half of the files are missing. Is the volume mounted? If they are gone, add --all.");
  }
  if (repair) {
    const counts: Record<Repair, number> = { drawn: 0, returned: 0, removed: 0, whole: 0 };
    const deps = { db, media, now, studio, ffmpegPath: findFfmpeg(config.ffmpegPath) };
    for (const part of partsWithLostFiles) {
      try {
        const outcome = await repairPart(deps, part, check);
        counts[outcome]++;
        console.log(`${part.dreamId} ${part.part}: ${outcome === "returned" ? "credits returned" : outcome}`);
      } catch (error) {
        console.log(`${part.dreamId} ${part.part}: could not be repaired: ${String(error)}`);
        process.exitCode = 1;
      }
    }
    console.log(
      `${counts.drawn} parts drawn again, ${counts.returned} given back, ${counts.removed} to be imported again`,
    );
  }
} finally {
  await services.close();
}
