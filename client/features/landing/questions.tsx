import { dreamCost } from "#shared/prices.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import styles from "./questions.module.css";
import sectionsStyles from "./sections.module.css";

const QUESTIONS = ["private", "fragment", "languages", "tokens", "cancel"] as const;

/** One answer is open at a time: `details` of one name. */
export function Questions() {
  const { t } = useTranslation();
  const costs = {
    low: dreamCost("full", "480p"),
    middle: dreamCost("full", "720p"),
    high: dreamCost("full", "1080p"),
  };
  return (
    <section
      className={`${sectionsStyles.section} wrap ${styles.questions} later`}
      id="faq"
      aria-labelledby="faq-title"
    >
      <h2 className="display-2" id="faq-title">
        {t("landing:faq.heading")}
      </h2>
      <div>
        {QUESTIONS.map((name, index) => (
          <details key={name} name="faq" open={index === 0}>
            <summary>
              {t(`landing:faq.${name}.question`)}
              <i aria-hidden="true" />
            </summary>
            <p>{t(`landing:faq.${name}.answer`, costs)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
