import { useTranslation } from "../../i18n/use-translation.ts";
import { RichText } from "../../ui/rich-text.tsx";
import { CardVideo } from "../dreams/card-video.tsx";
import { ExampleImage, ExampleThumb } from "../gallery/example-image.tsx";
import { exampleVideo, type ExampleName } from "../gallery/examples.ts";
import { Section } from "./section.tsx";
import styles from "./features.module.css";

const CALENDAR_NIGHTS = 28;
const CALENDAR_DREAMS: Readonly<Record<number, ExampleName>> = {
  2: "door",
  3: "island",
  7: "deer",
  9: "train",
  12: "jellyfish",
  13: "city",
  17: "stairs",
  22: "whale",
  25: "island",
  26: "door",
};

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
        {Array.from({ length: CALENDAR_NIGHTS }, (_, night) => {
          const name = CALENDAR_DREAMS[night];
          return (
            <i key={night} data-dream={name && ""}>
              {name && <ExampleThumb name={name} />}
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
