import { Link } from "react-router-dom";
import type { Chosen, Patterns, Returning, Rise } from "#shared/patterns.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useRtl } from "../../lib/context.tsx";
import { monthsBetween, placeOf, useNights } from "./nights.ts";
import { patternsPath } from "./queries.ts";
import styles from "./tide.module.css";

/** Radius in pixels of a rise of weight 0 and of weight 1. */
const RADIUS = { least: 6, most: 15 };
const PICTURE_RADIUS = 41;

const LOOK = { well: styles.well, heavy: styles.heavy } as const;
const lookOf = ({ woke }: Rise) => (woke === null ? styles.unknown : LOOK[woke]);

/** Room at both ends for half a picture, in percent. */
const EDGE = 3;
/** Where a night lies from the left, in percent. */
type Place = (night: string) => number;

function usePlace({ from, to }: Patterns): Place {
  const rtl = useRtl();
  return (night) => {
    const percent = EDGE + Math.round(placeOf(night, { from, to }) * (100 - 2 * EDGE) * 100) / 100;
    return rtl ? 100 - percent : percent;
  };
}

/** Half-discs at their nights on a horizon, and their reflection below it. */
function Rises({ rises, place }: { rises: readonly Rise[]; place: Place }) {
  const radius = ({ weight }: Rise) => Math.round(RADIUS.least + weight * (RADIUS.most - RADIUS.least));
  const discs = (y: string) =>
    rises.map((rise) => (
      <circle
        key={rise.night}
        className={lookOf(rise)}
        cx={`${place(rise.night)}%`}
        cy={y}
        r={radius(rise)}
      />
    ));
  return (
    <>
      <svg className={styles.sky} aria-hidden="true">
        {discs("100%")}
      </svg>
      <svg className={styles.water} aria-hidden="true">
        {discs("0")}
      </svg>
    </>
  );
}

/** Smallest distance of two pictures, in percent of the chart's width. */
const PICTURE_GAP = 5;

/** The pictures that have room, by night. Room goes to dreams with an image first, and among these to the latest. */
function withRoom(pictures: Chosen["pictures"], place: Place): Chosen["pictures"] {
  const shown: Chosen["pictures"] = [];
  const imageless = (picture: Chosen["pictures"][number]) => Number(picture.imageUrl === null);
  for (const picture of pictures.toSorted((a, b) => imageless(a) - imageless(b))) {
    const isFree = shown.every((other) => Math.abs(place(other.night) - place(picture.night)) >= PICTURE_GAP);
    if (isFree) shown.push(picture);
  }
  return shown.toSorted((a, b) => (a.night < b.night ? -1 : 1));
}

/** Each picture a half-disc that opens its dream. */
function Pictures({ pictures, place }: { pictures: Chosen["pictures"]; place: Place }) {
  const nights = useNights();
  const side = PICTURE_RADIUS * 2;
  const shown = withRoom(pictures, place);
  return (
    <svg className={styles.pictures}>
      <clipPath id="tide-half">
        <path d={`M-${PICTURE_RADIUS} 0A${PICTURE_RADIUS} ${PICTURE_RADIUS} 0 0 1 ${PICTURE_RADIUS} 0Z`} />
      </clipPath>
      {shown.map(({ dreamId, night, title, imageUrl }, index) => (
        <svg key={dreamId} x={`${place(night)}%`} y="100%" width="1" height="1" overflow="visible">
          <Link
            to={`/dream/${dreamId}`}
            className={styles.picture}
            data-latest={index === shown.length - 1}
            aria-label={[nights(night, "day"), title].filter(Boolean).join(", ")}
          >
            <g clipPath="url(#tide-half)">
              <circle className={styles.paper} r={PICTURE_RADIUS} />
              {imageUrl && (
                <image
                  // Dimmed in red light.
                  data-scene="picture"
                  href={imageUrl}
                  x={-side / 2}
                  y={-PICTURE_RADIUS - 6}
                  width={side}
                  height={PICTURE_RADIUS + 12}
                  preserveAspectRatio="xMidYMid slice"
                />
              )}
            </g>
            <path
              className={styles.rim}
              d={`M-${PICTURE_RADIUS} 0A${PICTURE_RADIUS} ${PICTURE_RADIUS} 0 0 1 ${PICTURE_RADIUS} 0`}
            />
          </Link>
        </svg>
      ))}
    </svg>
  );
}

function Row({ row, chosen, place }: { row: Returning; chosen: Chosen | null; place: Place }) {
  const { t } = useTranslation();
  const nights = t("patterns:nights", { count: row.nights });
  if (row.id === chosen?.id) {
    return (
      <div className={`${styles.row} ${styles.chosen}`}>
        <p className={styles.label}>
          <b>{row.name}</b> <span className="num">{nights}</span>
        </p>
        <div className={styles.line}>
          <Rises rises={row.rises} place={place} />
          <Pictures pictures={chosen.pictures} place={place} />
        </div>
      </div>
    );
  }
  return (
    <Link
      data-plain=""
      className={styles.row}
      to={patternsPath(row.id)}
      preventScrollReset
      aria-label={t("patterns:chart.choose", { name: row.name, nights })}
    >
      <p className={styles.label}>
        <b>{row.name}</b> <span className="num">{nights}</span>
      </p>
      <div className={styles.line}>
        <Rises rises={row.rises} place={place} />
      </div>
    </Link>
  );
}

function Axis({ patterns, place }: { patterns: Patterns; place: Place }) {
  const { t } = useTranslation();
  const nights = useNights();
  const { today, from, to } = patterns;
  return (
    <svg className={styles.axis} aria-hidden="true">
      {monthsBetween({ from, to }).map((first, index) => (
        <text key={first} className={index % 2 ? styles.odd : undefined} x={`${place(first)}%`} y="12">
          {nights(first, "shortMonth")}
        </text>
      ))}
      {today <= to && (
        <text className={styles.today} x={`${place(today)}%`} y="32">
          {t("patterns:chart.today")}
        </text>
      )}
    </svg>
  );
}

/** The same figures for those who do not see the chart. */
function TideTable({ symbols }: { symbols: readonly Returning[] }) {
  const { t } = useTranslation();
  const nights = useNights();
  const count = ({ rises }: Returning, woke: Rise["woke"]) =>
    rises.filter((rise) => rise.woke === woke).length;
  return (
    <div className="sr-only">
      <table>
        <caption>{t("patterns:chart.title")}</caption>
        <thead>
          <tr>
            {["symbol", "nights", "well", "heavy", "unknown", "last"].map((column) => (
              <th key={column} scope="col">
                {t(`patterns:chart.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {symbols.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <td>{row.nights}</td>
              <td>{count(row, "well")}</td>
              <td>{count(row, "heavy")}</td>
              <td>{count(row, null)}</td>
              <td>{nights(row.rises.at(-1)!.night, "date")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One horizon for each symbol that returned: a half-disc rises at each of its nights. */
export function Tide({ patterns }: { patterns: Patterns }) {
  const { t } = useTranslation();
  const place = usePlace(patterns);
  const { symbols, chosen } = patterns;
  return (
    <section className={styles.tide} aria-labelledby="tide-title">
      <h2 className="sr-only" id="tide-title">
        {t("patterns:chart.title")}
      </h2>
      {symbols.map((row) => (
        <Row key={row.id} row={row} chosen={chosen} place={place} />
      ))}
      <Axis patterns={patterns} place={place} />
      <p className={styles.legend}>
        {(["well", "heavy", "unknown"] as const).map((look) => (
          <span key={look}>
            <svg viewBox="-8 -8 16 8" aria-hidden="true">
              <circle className={styles[look]} r="7" />
            </svg>
            {t(`patterns:chart.${look}`)}
          </span>
        ))}
        <span>{t("patterns:chart.height")}</span>
      </p>
      <TideTable symbols={symbols} />
    </section>
  );
}
