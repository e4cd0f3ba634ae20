import { median } from "../load.ts";
import type { Measured } from "./measured.ts";

/** The limited figure and its maximum in milliseconds. */
export interface Limit {
  of: "cpuMs" | "databaseMs" | "stallMs";
  most: number;
}

export const LIMITS = {
  userRequest: { of: "databaseMs", most: 10 },
  adminPage: { of: "cpuMs", most: 100 },
  claim: { of: "cpuMs", most: 5 },
  background: { of: "stallMs", most: 25 },
  start: { of: "cpuMs", most: 2000 },
} as const satisfies Record<string, Limit>;

interface Row {
  name: string;
  limit: Limit | null;
  runs: Measured[];
  /** Shown instead of figures. */
  note: string | null;
}

const figure = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

/** Collects measurements and prints them as a table. */
export function createReport() {
  const rows: Row[] = [];

  function isOver({ limit, runs, note }: Row): boolean {
    // There are no figures: it took too long or failed.
    if (note !== null) return true;
    return limit !== null && runs.length > 0 && median(runs.map((run) => run[limit.of])) > limit.most;
  }

  return {
    add(name: string, limit: Limit | null, runs: Measured[], note: string | null = null): void {
      const row = { name, limit, runs, note };
      rows.push(row);
      console.error(
        `${isOver(row) ? "OVER " : "     "}${name}: ${note ?? figure(median(runs.map((run) => run.ms)))}`,
      );
    },

    /** Returns how many are over their limit. */
    print(): number {
      const widest = Math.max(...rows.map(({ name }) => name.length));
      const line = (...cells: string[]) =>
        cells.map((cell, i) => (i === 0 ? cell.padEnd(widest) : cell.padStart(10))).join(" ");
      console.log(line("", "ms", "most ms", "cpu", "database", "stall", "limit", "over"));
      for (const row of rows) {
        const { name, limit, runs, note } = row;
        const of = (key: Limit["of"]) => (runs.length ? figure(median(runs.map((run) => run[key]))) : "-");
        const names = { cpuMs: "cpu", databaseMs: "database", stallMs: "stall" };
        console.log(
          line(
            name,
            note ?? figure(median(runs.map((run) => run.ms))),
            runs.length ? figure(Math.max(...runs.map((run) => run.ms))) : "-",
            of("cpuMs"),
            of("databaseMs"),
            of("stallMs"),
            limit ? `${names[limit.of]} ${limit.most}` : "-",
            isOver(row) ? "OVER" : "",
          ),
        );
      }
      const over = rows.filter(isOver);
      console.log(`\n${over.length} of ${rows.length} are over their limit.`);
      for (const { name, runs } of over) {
        const slowest = runs.map((run) => run.slowest).sort((a, b) => (b?.ms ?? 0) - (a?.ms ?? 0))[0];
        if (!slowest || slowest.ms < 2) continue;
        console.log(`\n${name}: ${figure(slowest.ms)} ms in\n  ${slowest.sql.replace(/\s+/g, " ").trim()}`);
      }
      return over.length;
    },
  };
}

export type Report = ReturnType<typeof createReport>;
