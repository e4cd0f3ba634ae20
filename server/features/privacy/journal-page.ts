import { escapeHtml } from "#shared/escape.ts";
import type { ExportedDream } from "#server/features/dreams/dreams.ts";
import type { Translations } from "#server/translations.ts";
import type { Dream, Interpretation } from "#shared/dreams.ts";
import type { LensContent, ReadingLens } from "#shared/lenses.ts";
import { localeInfo, type Locale, withLatinDigits } from "#shared/locales.ts";

const STYLE = `:root{color-scheme:light dark;--ground:light-dark(#eceef3,#0b131c);--ink:light-dark(#1a2230,#f3ede2);
--quiet:light-dark(#48525f,#a9b4bd);--line:light-dark(#c9ced6,#2b3641)}
body{margin:0 auto;max-width:44rem;padding:4rem 1.25rem;background:var(--ground);color:var(--ink);
font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2,.words{font-family:Georgia,serif;font-weight:400;line-height:1.25}
h1{font-size:2.5rem;margin:0 0 3rem}h2{font-size:1.6rem;margin:0}h3{font-size:1rem;margin:1.5rem 0 .25rem}
article{border-top:1px solid var(--line);padding:2.5rem 0}
.words{font-size:1.25rem;line-height:1.56;white-space:pre-line}.text{white-space:pre-line}
.quiet{color:var(--quiet);font-size:.875rem;margin:.25rem 0}
img,video{display:block;width:100%;height:auto;border-radius:12px;margin:1.25rem 0}
dt{font-weight:600}dd{margin:0 0 .5rem}
@media print{:root{color-scheme:light}body{padding:0;background:none}article{break-inside:avoid-page}video{display:none}}`;

/** The folder of a dream in the export, which the page leads to. */
export const folderOf = ({ record }: Pick<ExportedDream, "record">) =>
  `dreams/${record.createdAt.slice(0, 10)}-${record.id}`;

type Exported = Pick<
  Dream,
  "dreamText" | "title" | "night" | "time" | "mood" | "marks" | "tags" | "ownTags" | "remark"
> & {
  language: Locale;
  interpretation: Interpretation | null;
  lenses: { lens: ReadingLens; content: LensContent | null }[];
};

interface Page {
  t: (key: string, values?: Record<string, unknown>) => string;
  locale: Locale;
}

const element = (name: string, text: string, attributes = "") =>
  text === "" ? "" : `<${name}${attributes}>${escapeHtml(text)}</${name}>\n`;
/** Words of the user or of the reading, whose language is the dream's. */
const words = (name: string, text: string, { language }: Exported, style = "text") =>
  element(name, text, ` class="${style}" lang="${language}" dir="auto"`);

function nightLine({ night, time }: Exported, { t, locale }: Page): string {
  const format = new Intl.DateTimeFormat(withLatinDigits(locale), {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const date = format.format(new Date(`${night}T12:00Z`));
  return time === null ? t("dream.night", { date }) : t("dream.nightAt", { date, time });
}

/** The largest image and the film, which lie beside the page. */
function mediaHtml(dream: ExportedDream, title: string): string {
  const widthOf = (name: string) => Number(/^image-(\d+)\.webp$/.exec(name)?.[1] ?? 0);
  const names = dream.files.map(({ name }) => name);
  const [image] = names.filter(widthOf).toSorted((a, b) => widthOf(b) - widthOf(a));
  const url = (name: string) => escapeHtml(encodeURI(`${folderOf(dream)}/${name}`));
  const film = names.includes("video.mp4");
  return [
    image ? `<img src="${url(image)}" alt="${escapeHtml(title)}" loading="lazy">\n` : "",
    film ? `<video src="${url("video.mp4")}" controls preload="none"></video>\n` : "",
  ].join("");
}

function readingHtml(exported: Exported, { t }: Page): string {
  const { interpretation: reading } = exported;
  if (!reading) return "";
  const symbols = reading.symbols
    .map(({ symbol, meaning }) => words("dt", symbol, exported) + words("dd", meaning, exported))
    .join("");
  return [
    element("h3", t("detail.sections.reading")),
    words("p", reading.summary, exported),
    element("h3", t("detail.sections.themes")),
    words("p", reading.themes.join(" · "), exported),
    element("h3", t("detail.sections.symbols")),
    `<dl>\n${symbols}</dl>\n`,
    element("h3", t("detail.sections.analysis")),
    words("p", reading.psychologicalAnalysis, exported),
  ].join("");
}

function lensesHtml(exported: Exported, { t }: Page): string {
  return exported.lenses
    .filter(({ content }) => content)
    .map(({ lens, content }) => {
      const paragraphs = content!.paragraphs.map(({ speaker, text }) =>
        words("p", speaker ? `${speaker}: ${text}` : text, exported),
      );
      return element("h3", t(`account.entry.about.lens-${lens}`)) + paragraphs.join("");
    })
    .join("");
}

function dreamHtml(dream: ExportedDream, page: Page): string {
  const exported = dream.record as unknown as Exported;
  const { t } = page;
  const facts = [
    nightLine(exported, page),
    exported.mood ? `${t("dream.mood.label")}: ${t(`dream.mood.${exported.mood}`)}` : "",
    ...exported.marks.map((mark) => t(`dream.mark.${mark}`)),
  ];
  return [
    "<article>\n",
    words("h2", exported.title ?? "", exported, "title"),
    element("p", facts.filter((fact) => fact !== "").join(" · "), ' class="quiet"'),
    mediaHtml(dream, exported.title ?? ""),
    words("p", exported.dreamText, exported, "words"),
    words("p", [...exported.tags, ...exported.ownTags].map((tag) => `#${tag}`).join(" "), exported, "quiet"),
    exported.remark === ""
      ? ""
      : element("h3", t("detail.remark.label")) + words("p", exported.remark, exported),
    readingHtml(exported, page),
    lensesHtml(exported, page),
    "</article>\n",
  ].join("");
}

/**
 * The journal as a page for the unpacked export: without scripts, and written as the dreams are read. `dreams` and
 * `binned` in the order in which they are shown.
 */
export async function* journalPage(
  { dreams, binned }: Record<"dreams" | "binned", AsyncIterable<ExportedDream>>,
  { translations, locale }: { translations: Translations; locale: Locale },
): AsyncGenerator<string> {
  const page: Page = { t: (key, values) => translations(locale, key, values), locale };
  const title = page.t("library.heading");
  yield `<!doctype html>
<html lang="${locale}" dir="${localeInfo(locale).dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; frame-src 'none'; base-uri 'none'; form-action 'none'">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${element("h1", title)}`;
  for await (const dream of dreams) yield dreamHtml(dream, page);
  let before = element("h1", page.t("bin.title"));
  for await (const dream of binned) {
    yield before + dreamHtml(dream, page);
    before = "";
  }
  yield "</body>\n</html>\n";
}
