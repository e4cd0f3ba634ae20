import type { Patterns } from "#shared/patterns.ts";
import { HourDome } from "./hour-dome.tsx";
import { MoodChart } from "./mood-chart.tsx";
import { patternsPath } from "./queries.ts";
import styles from "./patterns.module.css";

interface ChartsProps {
  patterns: Patterns;
  /** The chosen one, which stays chosen; null where nothing returned. */
  symbol: string | null;
}

/** Moods and hours, of which each needs ten dreams; nothing where there are too few for both. */
export function Charts({ patterns: { moods, heavy, hours, from }, symbol }: ChartsProps) {
  if (!moods && !hours) return null;
  return (
    <section className={styles.half}>
      {moods && <MoodChart months={moods} heavy={heavy} from={from} />}
      {hours && <HourDome hours={hours} all={patternsPath(symbol, "all", "#hours")} />}
    </section>
  );
}
