export type Cell = string | number | null;

/** Spreadsheets run text that begins like a formula, also after spaces. */
const FORMULA = /^(?:\s*[=+\-@|%]|[\t\r])/;

function cell(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** At the beginning of a file it makes spreadsheets read UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Lines of comma-separated values, each ended by CRLF; text that begins like a formula gets an apostrophe before it.
 */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
