/**
 * What a dream costs in the local studio: `node bench/studio.ts [480p|720p|1080p ...] [scene ...]`.
 * Prints processor seconds for the still and the film of one dream of each scene, how the film compares with encoding
 * the same number of ready frames, and the peak memory of the process that drew them. Each dream has a process of its own.
 */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Resolution } from "#shared/dreams.ts";
import { RESOLUTIONS } from "#shared/dreams.ts";
import type { SceneBrief } from "#server/studio/picture/brief.ts";
import { SCENES } from "#server/studio/picture/scenes/scenes.ts";
import type { DreamCost } from "./studio-dream.ts";

const run = promisify(execFile);
const script = fileURLToPath(new URL("studio-dream.ts", import.meta.url));
const wanted = process.argv.slice(2);
const resolutions = RESOLUTIONS.filter((resolution) => wanted.includes(resolution));
const scenes = SCENES.filter((scene) => wanted.includes(scene.name));

function briefOf(scene: (typeof SCENES)[number]): SceneBrief {
  const [symbol] = Object.entries(scene.places).sort((a, b) => b[1] - a[1])[0]!;
  const mood = { valence: 0, arousal: 0.3, light: 0, pursued: false, alone: true, height: 0 };
  return { seed: `bench ${scene.name}`, symbols: [symbol, symbol], mood, style: "auto" };
}

async function measure(brief: SceneBrief, resolution: Resolution): Promise<DreamCost> {
  // The allocator's setting is the one of `npm start`.
  const env = { ...process.env, MALLOC_ARENA_MAX: "2" };
  const { stdout } = await run(process.execPath, [script, JSON.stringify(brief), resolution], { env });
  return JSON.parse(stdout) as DreamCost;
}

for (const resolution of resolutions.length > 0 ? resolutions : RESOLUTIONS) {
  console.log(`\n${resolution}            still s   film s  whole s   film / encoding alone   peak MB`);
  const costs: (DreamCost & { name: string; whole: number })[] = [];
  for (const scene of scenes.length > 0 ? scenes : SCENES) {
    const cost = await measure(briefOf(scene), resolution);
    const whole = cost.still + cost.film;
    costs.push({ ...cost, whole, name: scene.name });
    const seconds = [cost.still, cost.film, whole].map((n) => n.toFixed(2).padStart(8)).join(" ");
    const ratio = (cost.film / cost.alone).toFixed(2).padStart(23);
    console.log(`${scene.name.padEnd(14)} ${seconds} ${ratio} ${cost.peak.toFixed(0).padStart(9)}`);
  }
  const mean = costs.reduce((sum, { whole }) => sum + whole, 0) / costs.length;
  const dearest = costs.reduce((a, b) => (b.whole > a.whole ? b : a));
  const largest = costs.reduce((a, b) => (b.peak > a.peak ? b : a));
  console.log(
    `mean ${mean.toFixed(2)} s, dearest ${dearest.name} ${dearest.whole.toFixed(2)} s; ` +
      `most memory ${largest.name} ${largest.peak.toFixed(0)} MB`,
  );
}
