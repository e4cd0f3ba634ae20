import type { Month } from "./nights.ts";

interface Point {
  x: number;
  y: number;
}

/** How far a curve between two nights of one row hangs below it, in rows. */
const SAG = 0.5;
/** Length of the tail with which a thread leaves a month, in rows. */
const TAIL = 0.95;

const round = (value: number) => Math.round(value * 100) / 100;
const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

/** A curve from one point to the next, vertical at both. */
function curve(from: Point, to: Point): string {
  const middle = round(from.y === to.y ? from.y + SAG : (from.y + to.y) / 2);
  return `C${round(from.x)} ${middle} ${round(to.x)} ${middle} ${at(to)}`;
}

function pathThrough(points: readonly Point[]): string {
  const [first, ...others] = points;
  if (!first || others.length === 0) return "";
  return `M${at(first)}${others.map((point, index) => curve(points[index]!, point)).join("")}`;
}

const dayOf = (night: string) => Number(night.slice(8));

/** The thread through the year's rows: a column for each day, a row for each month. */
export function yearThread(nights: readonly string[]): string {
  return pathThrough(nights.map((night) => ({ x: dayOf(night) - 0.5, y: Number(night.slice(5, 7)) - 0.5 })));
}

export interface MonthThread {
  path: string;
  /** Where it goes on in other months: these lie below the earlier ones. */
  tails: string[];
  weeks: number;
}

/** The thread within a month's weeks: seven columns. Null where no night of the month is on it. */
export function monthThread(
  { firstColumn, nights: all }: Pick<Month, "firstColumn" | "nights">,
  nights: readonly string[],
): MonthThread | null {
  const month = all[0]!.night.slice(0, 7);
  const own = nights.filter((night) => night.startsWith(month));
  if (own.length === 0) return null;
  const cell = (night: string) => dayOf(night) + firstColumn - 2;
  const points = own.map((night) => ({ x: (cell(night) % 7) + 0.5, y: Math.floor(cell(night) / 7) + 0.5 }));
  const tail = (from: Point, down: number) => `M${at(from)}V${round(from.y + down * TAIL)}`;
  return {
    path: pathThrough(points),
    tails: [
      ...(own[0] === nights[0] ? [] : [tail(points[0]!, 1)]),
      ...(own.at(-1) === nights.at(-1) ? [] : [tail(points.at(-1)!, -1)]),
    ],
    weeks: Math.ceil((all.length + firstColumn - 1) / 7),
  };
}
