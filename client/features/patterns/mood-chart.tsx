import { Link } from "react-router-dom";
import { MOODS, type Mood } from "#shared/dreams.ts";
import { endpointUrl } from "#shared/endpoint.ts";
import type { MonthComparison, Patterns } from "#shared/patterns.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { MonthClaim } from "./month-claim.tsx";
import { useNights } from "./nights.ts";
import styles from "./dots.module.css";

type Months = NonNullable<Patterns["moods"]>;

const GOOD = ["calm", "curious", "joyful"] as const;
const HEAVY = ["anxious", "sad"] as const;

/** Number of dots per row, so that the tallest column has at most eight rows. */
function widthOf(months: Months): number {
  const most = Math.max(
    ...months.flatMap(({ moods }) =>
      [GOOD, HEAVY].map((part) => part.reduce((sum, mood) => sum + moods[mood], 0)),
    ),
  );
  return Math.min(6, Math.ceil(most / 8));
}

function Dots({ moods, of }: { moods: Months[number]["moods"]; of: readonly Mood[] }) {
  return of.flatMap((mood) =>
    Array.from({ length: moods[mood] }, (_, index) => <i key={`${mood}${index}`} className={styles[mood]} />),
  );
}

interface MoodChartProps {
  months: Months;
  heavy: MonthComparison | null;
  /** The first night of the period. */
  from: string;
}

/** One dot for each dream with a mood, by month: heavy ones below the horizon. Months and moods open their dreams. */
export function MoodChart({ months, heavy, from }: MoodChartProps) {
  const { t } = useTranslation();
  const nights = useNights();
  const width = `w${widthOf(months)}`;
  const total = (mood: Mood) => months.reduce((sum, { moods }) => sum + moods[mood], 0);
  return (
    <div>
      <h2 className="title-2">{t("patterns:moods.title")}</h2>
      <div className={styles.moods}>
        {months.map(({ month, moods }, index) => (
          <Link
            key={month}
            data-plain=""
            className={styles.month}
            data-now={index === months.length - 1}
            to={endpointUrl("/library", {}, { month })}
            aria-label={t("patterns:moods.month", {
              month: nights(month, "month"),
              moods: MOODS.filter((mood) => moods[mood] > 0)
                .map((mood) => `${t(`dream:mood.${mood}`)} ${moods[mood]}`)
                .join(", "),
            })}
          >
            <span className={`${styles.good} ${styles[width]}`}>
              <Dots moods={moods} of={GOOD} />
            </span>
            <span className={`${styles.low} ${styles[width]}`}>
              <Dots moods={moods} of={HEAVY} />
            </span>
            <span className={styles.name}>{nights(month, "shortMonth")}</span>
          </Link>
        ))}
      </div>
      <p className={styles.legend}>
        {MOODS.filter((mood) => total(mood) > 0).map((mood) => (
          <Link key={mood} data-plain="" to={endpointUrl("/library", {}, { mood, since: from })}>
            <i className={styles[mood]} />
            {t(`dream:mood.${mood}`)} <span className="num">{total(mood)}</span>
          </Link>
        ))}
      </p>
      {heavy && (
        <MonthClaim
          text="patterns:moods.heavy"
          comparison={heavy}
          to={endpointUrl("/library", {}, { month: heavy.month })}
        />
      )}
    </div>
  );
}
