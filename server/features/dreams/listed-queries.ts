import { sql } from "kysely";
import type { DreamRow } from "./queries.ts";

/** What a dream in a list shows. */
const BRIEF = [
  "id",
  "kind",
  "status",
  "depth",
  "resolution",
  "style",
  "language",
  "title",
  "dream_text",
  "created_at",
  "finished_at",
  "tags",
  "night",
  "minute",
  "mood",
  "favourite",
  "lucid",
  "nightmare",
  "recurring",
  "own_tags",
] as const;
/** A dream as a list shows it, with its interpretation where that was asked for. */
export type ListedRow = Pick<DreamRow, (typeof BRIEF)[number]> &
  Partial<Pick<DreamRow, "interpretation" | "imagery">> & {
    /** Of a search: what it sorts by, and the entry. */
    found?: string;
  };

/** What a card shows of it. */
const CARD = [
  "id",
  "kind",
  "status",
  "language",
  "title",
  "dream_text",
  "created_at",
  "tags",
  "night",
  "favourite",
  "own_tags",
] as const;
export type CardRow = Pick<ListedRow, (typeof CARD)[number] | "found">;

const columns = (names: readonly string[]) => sql.raw(names.map((name) => `dreams.${name}`).join(", "));
/** The columns of a row of each form of a list. */
export const LISTED = {
  card: columns(CARD),
  brief: columns(BRIEF),
  full: columns([...BRIEF, "interpretation", "imagery"]),
};
export interface RowOf {
  card: CardRow;
  brief: ListedRow;
  full: ListedRow;
}
export type ListForm = keyof RowOf;
