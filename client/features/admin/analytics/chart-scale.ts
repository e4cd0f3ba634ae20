/** Steps that are easy to read, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/** Round values from 0 to at least `max`, at most six. */
export function ticksUpTo(max: number, whole: boolean): number[] {
  if (max <= 0) return [0, 1];
  const rough = Math.max(max, whole ? 4 : 0) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = STEPS.map((s) => s * power).find((s) => s >= rough && (!whole || Number.isInteger(s)))!;
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, i) => i * step);
}

/** Positions of `count` points on the time axis, in percent of its width; `rtl` runs from right to left. */
export function pointsOnAxis(count: number, rtl: boolean): number[] {
  return Array.from({ length: count }, (_, i) => {
    const x = count === 1 ? 50 : (i / (count - 1)) * 100;
    return rtl ? 100 - x : x;
  });
}

/** SVG path through points in percent, level at each of them so that it never overshoots a value. */
export function smoothLine(xs: readonly number[], ys: readonly number[]): string {
  return xs
    .map((x, i) => {
      const [at, y] = [x.toFixed(2), ys[i]!.toFixed(2)];
      if (i === 0) return `M${at} ${y}`;
      const middle = ((xs[i - 1]! + x) / 2).toFixed(2);
      return `C${middle} ${ys[i - 1]!.toFixed(2)} ${middle} ${y} ${at} ${y}`;
    })
    .join("");
}

/** Which of `days` are named under the axis: all of at most 14, else at most eight Mondays. */
export function namedDays(days: readonly string[]): boolean[] {
  if (days.length <= 14) return days.map(() => true);
  const mondays = days.filter((day) => new Date(`${day}T00:00Z`).getUTCDay() === 1);
  const every = Math.ceil(mondays.length / 8);
  const named = new Set(mondays.filter((_, i) => i % every === 0));
  return days.map((day) => named.has(day));
}
