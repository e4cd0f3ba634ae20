/** UTF-16 code units. */
const UNITS_MAX = 48;

/**
 * The first words of a text, on one line, which stand for a title. Without a segmenter, which would take 20 ms for a
 * thousand notes.
 */
export function firstWords(text: string): string {
  const [line = ""] = text.trim().split("\n");
  if (line.length <= UNITS_MAX) return line;
  const cut = line
    .slice(0, UNITS_MAX)
    .toWellFormed()
    .replace(/\uFFFD$/u, "");
  const words = cut.replace(/\s+\S*$/u, "").replace(/[\p{P}\s]+$/u, "");
  return `${words || cut}…`;
}
