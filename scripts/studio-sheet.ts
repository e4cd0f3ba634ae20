/**
 * Draws dreams beside their texts: `npm run studio:sheet -- dreams.tsv [directory]`. A line is a text or
 * `text<tab>locale`; without a locale the name of the file (`tr.tsv`) gives it, else `en-US`. Writes sheet.html and sheet.png.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import type { DreamPrompt } from "#server/providers/engines.ts";
import { createStudio } from "#server/studio/engines.ts";
import { captionOf } from "#server/studio/reading/scene/caption.ts";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import { LOCALE_CODES, type Locale } from "#shared/locales.ts";

const TILE = { width: 640, height: 480 };
const COLUMNS = 4;

const [file, directory = "./data/sheet"] = process.argv.slice(2);
if (!file) throw new Error("Usage: npm run studio:sheet -- dreams.tsv [directory]");

const isLocale = (text: string | undefined): text is Locale =>
  (LOCALE_CODES as readonly string[]).includes(text ?? "");
const named = basename(file, ".tsv");
const dreams = (await readFile(file, "utf8"))
  .split("\n")
  .filter((line) => line.trim() !== "" && !line.startsWith("#"))
  .map((line) => {
    const [dreamText = "", locale] = line.split("\t");
    return { dreamText, language: isLocale(locale) ? locale : isLocale(named) ? named : ("en-US" as const) };
  });

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

await mkdir(directory, { recursive: true });
const sheet = createCanvas(TILE.width * COLUMNS, TILE.height * Math.ceil(dreams.length / COLUMNS));
const context = sheet.getContext("2d");
const studio = createStudio();
const signal = new AbortController().signal;
const rows: string[] = [];
for (const [i, dream] of dreams.entries()) {
  const prompt: DreamPrompt = { ...dream, seed: `sheet ${i}`, style: "auto" };
  const png = await studio.drawImage(prompt, TILE, { signal, onProgress: () => undefined });
  const image = await loadImage(png);
  context.drawImage(image, (i % COLUMNS) * TILE.width, Math.floor(i / COLUMNS) * TILE.height);
  const tile = createCanvas(TILE.width, TILE.height);
  tile.getContext("2d").drawImage(image, 0, 0);
  const name = `${String(i + 1).padStart(3, "0")}.webp`;
  await writeFile(join(directory, name), tile.toBuffer("image/webp"));
  const drawn = captionOf(describeScene(dream.dreamText, dream.language), dream.language);
  rows.push(
    `<figure lang="${dream.language}"><img src="${name}" width="480" alt=""><figcaption>${i + 1}. ${escaped(dream.dreamText)}<br><em>${escaped(drawn ?? "-")}</em></figcaption></figure>`,
  );
  console.log([String(i + 1).padStart(3), dream.language, dream.dreamText, `[${drawn ?? "-"}]`].join("  "));
}
await studio.close();
await writeFile(join(directory, "sheet.png"), sheet.toBuffer("image/png"));
const style = "body{display:flex;flex-wrap:wrap;gap:16px;font:15px sans-serif}figure{margin:0;width:480px}";
await writeFile(
  join(directory, "sheet.html"),
  `<!doctype html><meta charset="utf-8"><title>Studio</title><style>${style}</style>${rows.join("\n")}`,
);
console.log(join(directory, "sheet.html"));
