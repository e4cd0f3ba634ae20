import { Link } from "react-router-dom";
import type { Named } from "#shared/patterns.ts";
import { patternsPath } from "./queries.ts";
import styles from "./patterns.module.css";

/** Most half-discs, one per night; the number beside them counts all nights. */
const DISCS_MAX = 7;

/** People or places with their nights and a few words of the latest dream. */
export function NamedList({ title, named }: { title: string; named: readonly Named[] }) {
  return (
    <div>
      <h2 className="title-2">{title}</h2>
      <ul className={styles.named}>
        {named.map(({ id, name, nights, latest: { quote } }) => (
          <li key={id}>
            <Link data-plain="" to={patternsPath(id)}>
              <b>{name}</b>
              <svg className={styles.discs} viewBox={`0 0 ${DISCS_MAX * 14} 6`} aria-hidden="true">
                {Array.from({ length: Math.min(DISCS_MAX, nights) }, (_, index) => (
                  <path key={index} d={`M${(DISCS_MAX - index) * 14 - 11} 6a5 5 0 0 1 10 0z`} />
                ))}
              </svg>
              <span className="num">{nights}</span>
              <q>
                <bdi>{quote.before + quote.words + quote.after}</bdi>
              </q>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
