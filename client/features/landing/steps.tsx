import { DREAM_TEXT_MAX } from "#shared/limits.ts";
import { SITE_FIGURES } from "#shared/site-figures.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Phase } from "../../ui/phase.tsx";
import { Section } from "./section.tsx";
import styles from "./steps.module.css";

const STEPS = [
  { name: "write", moon: 0.16 },
  { name: "read", moon: 0.5 },
  { name: "watch", moon: 1 },
] as const;

export function Steps() {
  const { t } = useTranslation();
  const values = { max: DREAM_TEXT_MAX, seconds: SITE_FIGURES.processingSeconds };
  return (
    <Section id="how" heading="landing:how.heading">
      <div className={styles.steps}>
        <svg className={`${styles.arc} flip`} viewBox="0 0 1296 250" aria-hidden="true">
          <path d="M-40 235Q648-130 1336 235" />
          <path d="M0 249H1296" />
        </svg>
        <ol>
          {STEPS.map(({ name, moon }) => (
            <li key={name}>
              <Phase className={styles.moon} value={moon} tone="lit" />
              <p className={styles.when}>{t(`landing:how.${name}.when`, values)}</p>
              <h3 className="title-2">{t(`landing:how.${name}.title`)}</h3>
              <p>{t(`landing:how.${name}.text`, values)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
