import { useTranslation } from "../../i18n/use-translation.ts";
import { RichText } from "../../ui/rich-text.tsx";
import { CardVideo } from "../dreams/card-video.tsx";
import { ExamplePicture, ExampleThumb } from "../gallery/example-picture.tsx";
import { EXAMPLES, exampleFilm } from "../gallery/examples.ts";
import { Section } from "./section.tsx";
import styles from "./features.module.css";

/** Nights of a month, those with a dream by the place of its picture among the examples. */
const NIGHTS = [
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
] as const;
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
  const pictures = new Map<number, number>(NIGHTS);
  return (
    <article className={`${styles.feature} ${styles.journal}`}>
      <div>
        <h3 className="title-2">{t("landing:features.journal.title")}</h3>
        <p>{t("landing:features.journal.text")}</p>
      </div>
      <div className={styles.nights} aria-hidden="true">
        {Array.from({ length: NIGHTS_SHOWN }, (_, night) => {
          const picture = pictures.get(night);
          return (
            <i key={night} data-dream={picture !== undefined ? "" : undefined}>
              {picture !== undefined && <ExampleThumb name={EXAMPLES[picture]!} />}
            </i>
          );
        })}
      </div>
    </article>
  );
}

/** What a dream becomes, in four cards. */
export function Features() {
  const { t } = useTranslation();
  return (
    <Section id="features" heading="landing:features.heading" lede={t("landing:features.lede")}>
      <div className={styles.features}>
        <ReadingCard />
        <article className={`${styles.feature} ${styles.picture}`}>
          <ExamplePicture name="whale" alt="" sizes="(max-width: 1080px) 92vw, 38vw" />
          <div>
            <h3 className="title-2">{t("landing:features.picture.title")}</h3>
            <p>{t("landing:features.picture.text")}</p>
          </div>
        </article>
        <article className={`${styles.feature} ${styles.film}`}>
          <h3 className="title-2">{t("landing:features.film.title")}</h3>
          <p>{t("landing:features.film.text")}</p>
          <div className={styles.screen}>
            <ExamplePicture name="train" alt="" sizes="(max-width: 1080px) 92vw, 36vw" />
            <CardVideo dream={exampleFilm("train")} />
          </div>
        </article>
        <JournalCard />
      </div>
    </Section>
  );
}
