import type { Line } from "./records.ts";
import type { Cost } from "./costs.ts";
import type { Minute } from "./minutes.ts";

const figure = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

function table(heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]!.length)));
  for (const row of [heads, ...rows])
    console.log(
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join("  "),
    );
}

/** Times in ms from the moment in which a user acts. */
export function printLines(lines: readonly Line[]): void {
  const rows = lines.map(({ kind, count, p50, p95, p99, max, statuses }) => {
    const times = [p50, p95, p99, max].map(figure);
    const counts = Object.entries(statuses).map(([status, times]) => `${status}: ${times}`);
    return [kind, String(count), ...times, counts.join(", ")];
  });
  table(["ms", "count", "p50", "p95", "p99", "max", "statuses"], rows);
}

export function printMinute(nth: number, minute: Minute, line: Line): void {
  const { rssMb, heapMb, externalMb, delay, ownS, drawingS, jobs, databaseMb, walMb, machineLoad } = minute;
  console.log(
    `${String(nth).padStart(3)}: ${line.count} pages, p95 ${figure(line.p95)} ms; memory ${figure(rssMb)} MB, heap ${figure(heapMb)}, ` +
      `buffers ${figure(externalMb)}; loop late by p50 ${figure(delay.p50)}, p99 ${figure(delay.p99)}, max ${figure(delay.max)} ms; ` +
      `processor ${figure(ownS)} s and ${figure(drawingS)} s of drawings; ` +
      `${jobs} jobs open; database ${figure(databaseMb)} MB, log ${figure(walMb)} MB; load of the machine ${figure(machineLoad)}`,
  );
}

export function printCost({ name, ownMs, drawingMs }: Cost): void {
  console.log(`${name}: ${ownMs.toFixed(1)} ms of the server, ${drawingMs.toFixed(0)} ms of drawings`);
}
