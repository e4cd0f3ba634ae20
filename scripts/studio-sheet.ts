/** Draws 24 dreams in six languages onto one contact sheet: `node scripts/studio-sheet.ts [directory]`. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import type { DreamPrompt } from "#server/providers/engines.ts";
import { createStudio } from "#server/studio/engines.ts";
import { sceneInput } from "#server/studio/image/scene-input.ts";
import { planImage } from "#server/studio/image/plan.ts";
import type { Locale } from "#shared/locales.ts";

const DREAMS: Partial<Record<Locale, string[]>> = {
  tr: [
    "Denizin ortasında tek başına duran bir kapı vardı, aralığından sarı bir ışık sızıyordu.",
    "Gökyüzünde kocaman bir balina yüzüyordu, şehrin çatılarının üstünden sessizce geçti.",
    "Eski bir trenin içindeydim, istasyonu bir türlü bulamıyordum, valizim kaybolmuştu.",
    "Dişlerim tek tek avucuma dökülüyordu, aynaya bakmaya korkuyordum.",
  ],
  "en-US": [
    "I was falling down an endless well while chairs, books and telephones fell past me.",
    "A wolf was chasing me through a dark forest full of lanterns and I could not scream.",
    "I climbed a staircase into the clouds, and at the top there was a door in the moon.",
    "A stranger followed me through an empty square, his shadow was longer than the street.",
  ],
  fr: [
    "Une vague immense se dressait au-dessus de mon petit bateau, mais je n'avais pas peur.",
    "Je marchais dans le désert et je trouvais une clé géante à moitié enfouie dans le sable.",
    "Ma grand-mère m'attendait dans un jardin plein de fleurs et de papillons, au soleil.",
    "La ville était suspendue à l'envers au-dessus de moi et les gens allaient au travail.",
  ],
  es: [
    "Nadaba bajo el mar con una tortuga enorme y podía respirar, había peces de luz.",
    "Estaba perdido en un laberinto y un reloj gigante me decía que llegaba tarde al examen.",
    "Mi casa flotaba en una isla en el cielo y yo volaba alrededor con los pájaros.",
    "Un caballo blanco corría por la montaña nevada, junto a una casa con una luz encendida.",
  ],
  ar: [
    "رأيت ثعبانًا كبيرًا في غرفتي وكانت النافذة مفتوحة على القمر.",
    "كنت أطير فوق البحر ورأيت أمي تقف على الشاطئ وتلوح لي.",
    "كان البركان يشتعل والنار تملأ السماء وأنا أبحث عن أخي.",
    "وجدت صندوق كنز في قاع البحر وكانت سمكة قرش تدور حولي.",
  ],
  ja: [
    "雨の中、傘をさした知らない人と古い駅で電車を待っていた。",
    "森の奥で大きな鹿に会い、月の光の中で静かに見つめ合った。",
    "教室で試験を受けていたが、時計の針だけが動き、蜘蛛が天井から下りてきた。",
    "赤い風船を持った子どもが草原を歩き、空には虹がかかっていた。",
  ],
};

const TILE = { width: 640, height: 480 };
const COLUMNS = 6;

const dreams = Object.entries(DREAMS).flatMap(([language, texts]) =>
  texts.map((dreamText) => ({ dreamText, language: language as Locale })),
);
const directory = process.argv[2] ?? "./data/sheet";
await mkdir(directory, { recursive: true });
const sheet = createCanvas(TILE.width * COLUMNS, TILE.height * Math.ceil(dreams.length / COLUMNS));
const context = sheet.getContext("2d");
const studio = createStudio();
const signal = new AbortController().signal;
for (const [i, dream] of dreams.entries()) {
  const prompt: DreamPrompt = { ...dream, seed: `sheet ${i}`, style: "auto" };
  const plan = planImage(sceneInput(prompt));
  const png = await studio.drawImage(prompt, TILE, { signal, onProgress: () => undefined });
  const image = await loadImage(png);
  context.drawImage(image, (i % COLUMNS) * TILE.width, Math.floor(i / COLUMNS) * TILE.height);
  const { scene, style, palette, hero, disc, weather } = plan;
  const figures = [scene.name, style, palette.name, hero, disc.kind, weather];
  console.log([String(i + 1).padStart(2), dream.language, ...figures].join("  "));
}
await studio.close();
const file = join(directory, "sheet.png");
await writeFile(file, sheet.toBuffer("image/png"));
console.log(file);
