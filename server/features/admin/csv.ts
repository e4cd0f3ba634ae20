type Cell = string | number | null;

/** A spreadsheet runs what begins like a formula, also behind blanks. */
const FORMULA = /^(?:\s*[=+\-@|%]|[\t\r])/;

function cell(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Comma-separated values as spreadsheets take them: UTF-8 with a mark, CRLF, and no cell that is run as a formula. */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows].map((row) => row.map(cell).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
