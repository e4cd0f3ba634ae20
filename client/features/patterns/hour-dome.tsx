import type { Patterns } from "#shared/patterns.ts";
import { minuteOf } from "#shared/nights.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useRtl } from "../../lib/context.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { LinkedText } from "./linked-text.tsx";
import { MonthClaim } from "./month-claim.tsx";
import { useNights } from "./nights.ts";
import styles from "./dots.module.css";

type Hours = NonNullable<Patterns["hours"]>;

const RADIUS = 250;
const [CENTRE_X, CENTRE_Y] = [260, 252];
/** The minute of the day at which the dome begins, and the number of minutes that it spans. */
const BEGINS = 22 * 60;
const SPAN = 12 * 60;
const DAY = 1440;
const BIN = 20;
/** Room for the dots of one bin, from the rim inwards. */
const DEPTH = 190;

const hourMarks = [22, 0, 2, 4, 6, 8, 10];
/** Minutes from the beginning of the dome. */
const since = (minute: number) => (minute - BEGINS + DAY) % DAY;

/** The point of the dome at a minute of the day, `inside` pixels below its rim. */
function pointAt(minute: number, inside: number, rtl: boolean): [number, number] {
  const angle = Math.PI * (1 - Math.min(1, since(minute) / SPAN));
  const side = rtl ? -1 : 1;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [
    round(CENTRE_X + side * Math.cos(angle) * (RADIUS - inside)),
    round(CENTRE_Y - Math.sin(angle) * (RADIUS - inside)),
  ];
}

/** One dot for each dream between 22 and 10 o'clock, in bins of 20 minutes from the rim inwards. */
function dotsOf(minutes: readonly number[], rtl: boolean) {
  const bins = new Map<number, number[]>();
  for (const minute of minutes.filter((each) => since(each) <= SPAN)) {
    const bin = Math.min(SPAN / BIN - 1, Math.floor(since(minute) / BIN));
    bins.set(bin, [...(bins.get(bin) ?? []), minute]);
  }
  const fullest = Math.max(1, ...[...bins.values()].map((each) => each.length));
  const step = Math.min(12, DEPTH / fullest);
  const dots = [...bins].flatMap(([bin, each]) =>
    each.map((minute, index) => ({
      minute,
      at: pointAt((BEGINS + bin * BIN + BIN / 2) % DAY, 14 + index * step, rtl),
    })),
  );
  return { dots, radius: Math.max(1.6, Math.min(3.8, step / 2.6)) };
}

function Dome({ hours, rtl }: { hours: Hours; rtl: boolean }) {
  const { t } = useTranslation();
  const { dots, radius } = dotsOf(hours.minutes, rtl);
  const { most } = hours;
  const isInMost = (minute: number) =>
    most !== null &&
    (minute - minuteOf(most.from) + DAY) % DAY < (minuteOf(most.to) - minuteOf(most.from) + DAY) % DAY;
  const inDome = most && since(minuteOf(most.from)) < SPAN && since(minuteOf(most.to)) <= SPAN;
  const [from, to] = most ? [pointAt(minuteOf(most.from), 0, rtl), pointAt(minuteOf(most.to), 0, rtl)] : [];
  return (
    <svg
      className={styles.dome}
      viewBox="0 0 520 292"
      role="img"
      aria-label={
        most ? t("patterns:hours.label", { from: most.from, to: most.to }) : t("patterns:hours.title")
      }
    >
      <path className={styles.rim} d="M10 252A250 250 0 0 1 510 252M0 252H520" />
      {inDome && (
        <path className={styles.most} d={`M${from!.join(" ")}A250 250 0 0 ${rtl ? 0 : 1} ${to!.join(" ")}`} />
      )}
      {dots.map(({ minute, at: [x, y] }, index) => (
        <circle
          key={index}
          className={isInMost(minute) ? styles.often : styles.seldom}
          cx={x}
          cy={y}
          r={radius}
        />
      ))}
      {hourMarks.map((hour) => {
        const edge = hour === 22 || hour === 10;
        const [x, y] = pointAt(hour * 60, edge ? 0 : -16, rtl);
        return (
          <text key={hour} x={x} y={edge ? y + 24 : y + 4} textAnchor="middle">
            {String(hour).padStart(2, "0")}
          </text>
        );
      })}
    </svg>
  );
}

/**
 * The hours of the dreams, on a dome from 22 to 10 o'clock, and below it the dreams that are counted. `all`: the URL that
 * shows all of them.
 */
export function HourDome({ hours, all }: { hours: Hours; all: string }) {
  const { t } = useTranslation();
  const nights = useNights();
  const rtl = useRtl();
  const { most } = hours;
  return (
    <div id="hours">
      <h2 className="title-2">{t("patterns:hours.title")}</h2>
      {most && (
        <p className="muted small">
          <LinkedText text={t("patterns:hours.most", { ...most })} to={all} />
        </p>
      )}
      <Dome hours={hours} rtl={rtl} />
      {most?.month && <MonthClaim text="patterns:hours.compared" comparison={most.month} to={all} />}
      {most && (
        <ul className={styles.timed}>
          {most.dreams.map(({ dreamId, night, time, title }) => (
            <li key={dreamId}>
              <TextLink to={`/dream/${dreamId}`}>
                <bdi>{title}</bdi>
              </TextLink>
              <span className="num">
                {nights(night, "date")}, {time}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
