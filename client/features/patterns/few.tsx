import { CHART_DREAMS_MIN, RETURN_NIGHTS_MIN, type Patterns } from "#shared/patterns.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { Charts } from "./charts.tsx";
import { Quotation } from "./claim.tsx";
import styles from "./patterns.module.css";

const STEPS = ["two", "three", "ten", "month"] as const;

/** The steps that are marked as reached. The month never is: its nights are not known here. */
const reached = ({ nights, dreams }: Patterns): Record<(typeof STEPS)[number], boolean> => ({
  two: nights >= 2,
  three: nights >= RETURN_NIGHTS_MIN,
  ten: dreams >= CHART_DREAMS_MIN,
  month: false,
});

/** Three half-discs on a line: the nights that are there filled, the rest dashed. */
function Horizon({ patterns: { nights, shared } }: { patterns: Patterns }) {
  const images = [...new Set(shared.flatMap(({ evidence }) => evidence.map(({ imageUrl }) => imageUrl)))];
  return (
    <div className={styles.three} aria-hidden="true">
      {[0, 1, 2].map((index) => {
        const image = images[index];
        return (
          <span key={index} className={index < nights ? styles.full : styles.open}>
            {index < nights && image && <img src={image} width="264" height="132" alt="" decoding="async" />}
          </span>
        );
      })}
    </div>
  );
}

/** The page while no symbol has returned: what two nights share, and how many nights or dreams show more. */
export function Few({ patterns }: { patterns: Patterns }) {
  const { t } = useTranslation();
  const { nights, shared } = patterns;
  const text = nights === 0 ? "none" : nights < RETURN_NIGHTS_MIN ? "lede" : "more";
  return (
    <>
      <div className={styles.few}>
        <h1 className="display-2">{t("patterns:heading")}</h1>
        <p className="lede">
          {nights > 0 && `${t("patterns:few.title", { nights: t("patterns:nights", { count: nights }) })}. `}
          {t(`patterns:few.${text}`)}
        </p>
      </div>
      <Horizon patterns={patterns} />
      <div className={styles.pair}>
        {shared.length > 0 && (
          <section>
            <h2 className="title-2">{t("patterns:few.seen")}</h2>
            {shared.map(({ id, name, evidence }) => (
              <div key={id} className={styles.common}>
                <p className="muted">
                  <RichText text={t("patterns:few.shared", { name })} />
                </p>
                <ul className={styles.evidence}>
                  {evidence.map((each) => (
                    <li key={each.dreamId}>
                      <Quotation evidence={each} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        )}
        <section>
          <h2 className="title-2">{t("patterns:few.when")}</h2>
          <ol className={styles.when}>
            {STEPS.map((step) => (
              <li key={step} data-reached={reached(patterns)[step]}>
                <b>{t(`patterns:few.${step}`)}</b>
                <span>{t(`patterns:few.${step}Text`)}</span>
              </li>
            ))}
          </ol>
          <ButtonLink to="/dashboard" className={styles.write}>
            {t("patterns:few.write")}
          </ButtonLink>
        </section>
      </div>
      <Charts patterns={patterns} symbol={null} />
    </>
  );
}
