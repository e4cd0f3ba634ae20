import type { ReactNode } from "react";
import type { Match } from "#shared/library-search.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import styles from "./marked.module.css";

/** Where a list cuts a text: this many UTF-16 units before the first mark. */
const BEFORE = 50;

interface MarkedProps {
  text: string;
  ranges: Match["ranges"];
  /** The text begins shortly before its first mark. */
  excerpt?: boolean;
}

/** Where the text begins: at a space before the first mark. */
function beginningOf(text: string, first: number): number {
  if (first <= BEFORE * 2) return 0;
  const space = text.lastIndexOf(" ", first - BEFORE);
  const at = space === -1 || space < first - BEFORE * 2 ? first - BEFORE : space + 1;
  return /[\uDC00-\uDFFF]/.test(text[at]!) ? at - 1 : at;
}

/** A text with the words marked that a search found. */
export function Marked({ text, ranges, excerpt = false }: MarkedProps) {
  if (ranges.length === 0) return text;
  const begin = excerpt ? beginningOf(text, ranges[0]![0]) : 0;
  const pieces: ReactNode[] = begin > 0 ? ["…"] : [];
  let at = begin;
  for (const [start, end] of ranges) {
    pieces.push(
      text.slice(at, start),
      <mark key={start} className={styles.found}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return [...pieces, text.slice(at)];
}

const NONE: Match["ranges"] = [];

/** The marked places of a field of a dream. */
export const rangesIn = (matches: readonly Match[] | undefined, field: Match["field"], index = 0) =>
  matches?.find((match) => match.field === field && match.index === index)?.ranges ?? NONE;

/** What was found where a card shows nothing of it: in the user's own tags and note, or in the reading. */
export function FoundElsewhere({
  matches,
  ownTags,
}: {
  matches: readonly Match[];
  ownTags: readonly string[];
}) {
  const { t } = useTranslation();
  const [match] = matches;
  const isShown = matches.some(({ field }) => field === "title" || field === "text" || field === "tags");
  if (!match || isShown) return null;
  const { field, excerpt, index, ranges } = match;
  const where =
    field === "remark" || field === "reading" ? t(`library:foundIn.${field}`) : t("library:filter.tag");
  return (
    <p className={styles.elsewhere} dir="auto">
      <span className="caption">{where}</span>{" "}
      <Marked text={excerpt ?? ownTags[index] ?? ""} ranges={ranges} />
    </p>
  );
}
