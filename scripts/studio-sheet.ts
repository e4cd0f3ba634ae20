/** Draws 24 dreams in six languages onto one contact sheet: `node scripts/studio-sheet.ts [directory]`. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import type { DreamPrompt } from "#server/providers/engines.ts";
import { createStudio } from "#server/studio/engines.ts";
import { sceneInput } from "#server/studio/image/scene-input.ts";
import { planImage } from "#server/studio/image/plan.ts";

type Dream = Pick<DreamPrompt, "dreamText" | "language">;

const DREAMS: readonly Dream[] = [
  {
    language: "tr",
    dreamText: "Denizin ortasında tek başına duran bir kapı vardı, aralığından sarı bir ışık sızıyordu.",
  },
  {
    language: "tr",
    dreamText: "Gökyüzünde kocaman bir balina yüzüyordu, şehrin çatılarının üstünden sessizce geçti.",
  },
  {
    language: "tr",
    dreamText: "Eski bir trenin içindeydim, istasyonu bir türlü bulamıyordum, valizim kaybolmuştu.",
  },
  { language: "tr", dreamText: "Dişlerim tek tek avucuma dökülüyordu, aynaya bakmaya korkuyordum." },
  {
    language: "en-US",
    dreamText: "I was falling down an endless well while chairs, books and telephones fell past me.",
  },
  {
    language: "en-US",
    dreamText: "A wolf was chasing me through a dark forest full of lanterns and I could not scream.",
  },
  {
    language: "en-US",
    dreamText: "I climbed a staircase into the clouds, and at the top there was a door in the moon.",
  },
  {
    language: "en-US",
    dreamText: "A stranger followed me through an empty square, his shadow was longer than the street.",
  },
  {
    language: "fr",
    dreamText: "Une vague immense se dressait au-dessus de mon petit bateau, mais je n'avais pas peur.",
  },
  {
    language: "fr",
    dreamText: "Je marchais dans le désert et je trouvais une clé géante à moitié enfouie dans le sable.",
  },
  {
    language: "fr",
    dreamText: "Ma grand-mère m'attendait dans un jardin plein de fleurs et de papillons, au soleil.",
  },
  {
    language: "fr",
    dreamText: "La ville était suspendue à l'envers au-dessus de moi et les gens allaient au travail.",
  },
  {
    language: "es",
    dreamText: "Nadaba bajo el mar con una tortuga enorme y podía respirar, había peces de luz.",
  },
  {
    language: "es",
    dreamText: "Estaba perdido en un laberinto y un reloj gigante me decía que llegaba tarde al examen.",
  },
  {
    language: "es",
    dreamText: "Mi casa flotaba en una isla en el cielo y yo volaba alrededor con los pájaros.",
  },
  {
    language: "es",
    dreamText: "Un caballo blanco corría por la montaña nevada, junto a una casa con una luz encendida.",
  },
  { language: "ar", dreamText: "رأيت ثعبانًا كبيرًا في غرفتي وكانت النافذة مفتوحة على القمر." },
  { language: "ar", dreamText: "كنت أطير فوق البحر ورأيت أمي تقف على الشاطئ وتلوح لي." },
  { language: "ar", dreamText: "كان البركان يشتعل والنار تملأ السماء وأنا أبحث عن أخي." },
  { language: "ar", dreamText: "وجدت صندوق كنز في قاع البحر وكانت سمكة قرش تدور حولي." },
  { language: "ja", dreamText: "雨の中、傘をさした知らない人と古い駅で電車を待っていた。" },
  { language: "ja", dreamText: "森の奥で大きな鹿に会い、月の光の中で静かに見つめ合った。" },
  { language: "ja", dreamText: "教室で試験を受けていたが、時計の針だけが動き、蜘蛛が天井から下りてきた。" },
  { language: "ja", dreamText: "赤い風船を持った子どもが草原を歩き、空には虹がかかっていた。" },
];

const TILE = { width: 640, height: 480 };
const COLUMNS = 6;

const directory = process.argv[2] ?? "./data/sheet";
await mkdir(directory, { recursive: true });
const sheet = createCanvas(TILE.width * COLUMNS, TILE.height * Math.ceil(DREAMS.length / COLUMNS));
const c = sheet.getContext("2d");
const studio = createStudio();
const signal = new AbortController().signal;
for (const [i, dream] of DREAMS.entries()) {
  const prompt: DreamPrompt = { ...dream, seed: `sheet ${i}`, style: "auto" };
  const plan = planImage(sceneInput(prompt));
  const png = await studio.drawImage(prompt, TILE, { signal, onProgress: () => undefined });
  const image = await loadImage(png);
  c.drawImage(image, (i % COLUMNS) * TILE.width, Math.floor(i / COLUMNS) * TILE.height);
  console.log(
    [
      String(i + 1).padStart(2),
      dream.language,
      plan.scene.name,
      plan.style,
      plan.palette.name,
      plan.hero,
      plan.disc.kind,
      plan.weather,
    ].join("  "),
  );
}
await studio.close();
const file = join(directory, "sheet.png");
await writeFile(file, sheet.toBuffer("image/png"));
console.log(file);
