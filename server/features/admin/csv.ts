type Cell = string | number | null;

/** A spreadsheet runs what begins like a formula, also behind blanks. */
const FORMULA = /^(?:\s*[=+\-@|%]|[\t\r])/;

function cell(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Begins a file, so that spreadsheets read it as UTF-8. */
export const CSV_MARK = "\uFEFF";

/** Lines of comma-separated values as spreadsheets take them, each ended by CRLF; no cell is run as a formula. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
