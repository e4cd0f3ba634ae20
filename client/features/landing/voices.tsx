import { useTranslation } from "../../i18n/use-translation.ts";
import { Section } from "./section.tsx";
import styles from "./voices.module.css";

export function Voices() {
  const { t } = useTranslation();
  return (
    <Section id="voices" heading="landing:voices.heading">
      <div className={styles.voices}>
        {["first", "second", "third"].map((voice) => (
          <figure key={voice}>
            <blockquote>{t(`landing:voices.${voice}.words`)}</blockquote>
            <figcaption>
              <b>{t(`landing:voices.${voice}.name`)}</b>
              {t(`landing:voices.${voice}.place`)}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
