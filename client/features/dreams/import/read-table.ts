import { readDate, readTime, type DateOrder } from "./dates.ts";
import { breathe, ENTRIES_MAX, textOf, type FoundDream } from "./found-dream.ts";

export const COLUMNS = ["text", "date", "time", "title", "tags"] as const;
type Column = (typeof COLUMNS)[number];
/** Place of each column in a row; null where the table has none. */
export type ColumnPlaces = Record<Column, number | null>;

export interface Table {
  headers: string[];
  rows: string[][];
}

/** Beginnings of headers in the languages of the site, without case and accents. */
const HEADERS: Record<Column, RegExp> = {
  text: /^(?:dream|text|content|entry|body|description|note|ruya|dus|metin|icerik|reve|texte|contenu|sogno|testo|contenuto|sueno|texto|contenido|sonho|conteudo|حلم|الحلم|نص|النص|सपना|पाठ|夢|本文|内容|꿈|내용|본문)/u,
  date: /^(?:date|day|night|created|timestamp|when|tarih|gun|gece|jour|nuit|data|giorno|notte|fecha|dia|noche|noite|تاريخ|التاريخ|ليلة|तारीख|दिनांक|रात|日付|日|夜|날짜|일자|밤)/u,
  time: /^(?:time(?!stamp)|hour|saat|heure|ora|hora|وقت|الوقت|الساعة|समय|時刻|時間|시간)/u,
  title: /^(?:title|name|subject|baslik|ad$|titre|titolo|titulo|عنوان|العنوان|शीर्षक|題|タイトル|件名|제목)/u,
  tags: /^(?:tag|label|keyword|categor|etiket|mot|etiquette|etichett|etiquet|palabra|palavra|وسم|وسوم|الوسوم|टैग|タグ|태그)/u,
};

const fold = (header: string) =>
  header.trim().replace(/[İIı]/g, "i").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** A longer cell of a first row is the text of a dream. */
const HEADER_MAX = 40;

const isDate = (cell: string) => (readDate(cell, "dmy", "9999") ?? readDate(cell, "mdy", "9999")) !== null;

/** Whether a first row names the columns. A dream may begin with the word of a header. */
const areHeaders = (row: readonly string[]) =>
  !row.some(isDate) &&
  row.some(
    (name) =>
      name.trim().length <= HEADER_MAX && Object.values(HEADERS).some((header) => header.test(fold(name))),
  );

/** The rows of a table, the longest row of the first 50 giving its width. */
export async function readTable(text: string, signal: AbortSignal): Promise<Table> {
  const { default: papa } = await import("papaparse");
  const { data } = papa.parse<string[]>(text, { skipEmptyLines: "greedy", preview: ENTRIES_MAX + 1 });
  await breathe(signal);
  const width = Math.min(40, Math.max(0, ...data.slice(0, 50).map((row) => row.length)));
  const named = areHeaders(data[0] ?? []);
  const headers = Array.from({ length: width }, (_, place) => {
    const name = named ? (data[0]?.[place] ?? "").trim().slice(0, 60) : "";
    return name || String(place + 1);
  });
  return { headers, rows: named ? data.slice(1) : data.slice(0, ENTRIES_MAX) };
}

/** Which column is which: by the headers, else by what stands in them. */
export function guessColumns({ headers, rows }: Table): ColumnPlaces {
  const sample = rows.slice(0, 100);
  const places: ColumnPlaces = { text: null, date: null, time: null, title: null, tags: null };
  const isTaken = (place: number) => Object.values(places).includes(place);
  for (const column of COLUMNS) {
    const place = headers.findIndex((header, at) => !isTaken(at) && HEADERS[column].test(fold(header)));
    if (place >= 0) places[column] = place;
  }
  const best = (score: (cell: string) => number, least: number) => {
    const scores = headers.map((_, at) =>
      isTaken(at)
        ? 0
        : sample.reduce((sum, row) => sum + score(row[at] ?? ""), 0) / Math.max(1, sample.length),
    );
    const most = Math.max(0, ...scores);
    return most > least ? scores.indexOf(most) : null;
  };
  places.date ??= best((cell) => (isDate(cell) ? 1 : 0), 0.5);
  places.text ??= best((cell) => cell.length, 10);
  return places;
}

const cellOf = (row: string[], place: number | null) => (place === null ? "" : (row[place] ?? "").trim());

/** A dream for each row; one without words too, so that it is counted as left out. */
export function dreamsOfTable(
  { rows }: Table,
  places: ColumnPlaces,
  { order, today }: { order: DateOrder; today: string },
): FoundDream[] {
  return rows.map((row) => {
    const date = cellOf(row, places.date);
    return {
      text: textOf(cellOf(row, places.text)),
      night: readDate(date, order, today),
      time: readTime(cellOf(row, places.time)) ?? readTime(date),
      title: cellOf(row, places.title).slice(0, 200),
      ownTags: cellOf(row, places.tags)
        .slice(0, 2000)
        .split(/[,;|،、#\n]+/),
    };
  });
}
