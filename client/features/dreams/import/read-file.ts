import { decode } from "./decode.ts";
import { guessOrder, type DateOrder } from "./dates.ts";
import { breathe, UnreadableFile, type FoundDream } from "./found-dream.ts";
import { readDayOne } from "./read-day-one.ts";
import { guessColumns, readTable, type ColumnPlaces, type Table } from "./read-table.ts";
import { datesOfText } from "./read-text.ts";
import { readOwnDream } from "./read-own-dream.ts";

const ZIP_BYTES_MAX = 4 * 1024 ** 3;
const TEXT_BYTES_MAX = 50 * 1024 ** 2;
const TABLE_NAME = /\.(?:csv|tsv|tab)$/i;
const TEXT_NAME = /\.(?:txt|md)$/i;

interface OrderGuess {
  order: DateOrder;
  unsure: boolean;
}

/** What a file is read as. Tables and texts become dreams by choices of the user. */
export type Content =
  | { kind: "dreams"; dreams: FoundDream[] }
  | ({ kind: "table"; table: Table; places: ColumnPlaces } & OrderGuess)
  | ({ kind: "text"; text: string } & OrderGuess);

interface ReadOptions {
  nights: { timeZone: string; nightEnds: number };
  /** Whether dates are written with the month first where the page's language is spoken. */
  monthFirst: boolean;
  signal: AbortSignal;
  onShare: (share: number) => void;
}

/** The value of a JSON file; undefined for a text that only begins as JSON does: "[2024-03-05]". */
function parseJson(text: string, name: string): unknown {
  if (!/^\s*[{[]/.test(text) || TABLE_NAME.test(name)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    if (TEXT_NAME.test(name)) return undefined;
    throw new UnreadableFile("broken");
  }
}

async function readJson(value: unknown, { nights, signal }: ReadOptions): Promise<FoundDream[]> {
  const own = readOwnDream(value);
  return own ? [own] : ((await readDayOne(value, nights, signal)) ?? []);
}

/** Reads a file. Throws `UnreadableFile`, or the reason of `signal`. */
export async function readFile(file: File, options: ReadOptions): Promise<Content> {
  const { signal, monthFirst } = options;
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isZip = start[0] === 0x50 && start[1] === 0x4b;
  if (file.size > (isZip ? ZIP_BYTES_MAX : TEXT_BYTES_MAX)) throw new UnreadableFile("large");
  if (isZip) {
    const { readZip } = await import("./read-zip.ts");
    return { kind: "dreams", dreams: await readZip(file, options) };
  }
  const text = decode(new Uint8Array(await file.arrayBuffer())).replace(/^\uFEFF/, "");
  await breathe(signal);
  // A file of a program or a picture.
  if (text.slice(0, 2000).includes("\0")) throw new UnreadableFile("broken");
  const json = parseJson(text, file.name);
  if (json !== undefined) return { kind: "dreams", dreams: await readJson(json, options) };
  if (TABLE_NAME.test(file.name)) {
    const table = await readTable(text, signal);
    if (table.rows.length === 0) throw new UnreadableFile("none");
    const places = guessColumns(table);
    const dates = places.date === null ? [] : table.rows.map((row) => row[places.date!] ?? "");
    return { kind: "table", table, places, ...guessOrder(dates, monthFirst) };
  }
  if (text.trim() === "") throw new UnreadableFile("none");
  return { kind: "text", text, ...guessOrder(datesOfText(text), monthFirst) };
}
