import { useTranslation } from "../../i18n/use-translation.ts";
import { RichText } from "../../ui/rich-text.tsx";
import { CardVideo } from "../dreams/card-video.tsx";
import { ExampleImage, ExampleThumb } from "../gallery/example-image.tsx";
import { EXAMPLES, exampleVideo } from "../gallery/examples.ts";
import { Section } from "./section.tsx";
import styles from "./features.module.css";

/** Nights with a dream, each with an index into EXAMPLES. */
const DREAM_NIGHTS = new Map<number, number>([
  [2, 0],
  [3, 7],
  [7, 3],
  [9, 5],
  [12, 4],
  [13, 6],
  [17, 2],
  [22, 1],
  [25, 7],
  [26, 0],
]);
const NIGHTS_SHOWN = 28;

function ReadingCard() {
  const { t } = useTranslation();
  return (
    <article className={`${styles.feature} ${styles.reading}`}>
      <h3 className="title-2">{t("landing:features.reading.title")}</h3>
      <p>{t("landing:features.reading.text")}</p>
      <div className={styles.sample}>
        <p className={styles.dream}>
          <RichText text={t("landing:features.reading.dream")} />
        </p>
        <dl>
          {["first", "second"].map((symbol) => (
            <div key={symbol}>
              <dt>{t(`landing:features.reading.${symbol}`)}</dt>
              <dd>{t(`landing:features.reading.${symbol}Meaning`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}

function JournalCard() {
  const { t } = useTranslation();
  return (
    <article className={`${styles.feature} ${styles.journal}`}>
      <div>
        <h3 className="title-2">{t("landing:features.journal.title")}</h3>
        <p>{t("landing:features.journal.text")}</p>
      </div>
      <div className={styles.nights} aria-hidden="true">
        {Array.from({ length: NIGHTS_SHOWN }, (_, night) => {
          const example = DREAM_NIGHTS.get(night);
          return (
            <i key={night} data-dream={example !== undefined ? "" : undefined}>
              {example !== undefined && <ExampleThumb name={EXAMPLES[example]!} />}
            </i>
          );
        })}
      </div>
    </article>
  );
}

export function Features() {
  const { t } = useTranslation();
  return (
    <Section id="features" heading="landing:features.heading" lede={t("landing:features.lede")}>
      <div className={styles.features}>
        <ReadingCard />
        <article className={`${styles.feature} ${styles.image}`}>
          <ExampleImage name="whale" alt="" sizes="(max-width: 1080px) 92vw, 38vw" />
          <div>
            <h3 className="title-2">{t("landing:features.picture.title")}</h3>
            <p>{t("landing:features.picture.text")}</p>
          </div>
        </article>
        <article className={`${styles.feature} ${styles.video}`}>
          <h3 className="title-2">{t("landing:features.film.title")}</h3>
          <p>{t("landing:features.film.text")}</p>
          <div className={styles.frame}>
            <ExampleImage name="train" alt="" sizes="(max-width: 1080px) 92vw, 36vw" />
            <CardVideo dream={exampleVideo("train")} />
          </div>
        </article>
        <JournalCard />
      </div>
    </Section>
  );
}
