import { EXAMPLE_VIEWS } from "#shared/site-figures.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Tag } from "../../ui/badge.tsx";
import { EyeIcon, PlayIcon } from "../../ui/icons.tsx";
import { CardVideo } from "../dreams/card-video.tsx";
import { ExamplePicture } from "./example-picture.tsx";
import { exampleFilm, type ExampleName } from "./examples.ts";
import { formatFigure } from "../../lib/numbers.ts";
import mediaStyles from "../dreams/card-media.module.css";
import styles from "./example-dream.module.css";

const MEDIA = `${mediaStyles.media} ${styles.media}`;

interface ExampleDreamProps {
  name: ExampleName;
  /** Where its texts are. */
  texts: "landing" | "gallery";
  sizes: string;
  eager?: boolean;
  /** Asked for by a press on the picture. */
  onWatch?: () => void;
}

/** One dream in full: picture and film, what was told, what it may mean. */
export function ExampleDream({ name, texts, sizes, eager, onWatch }: ExampleDreamProps) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const say = (part: string) =>
    t(texts === "landing" ? `landing:dreams.${name}.${part}` : `gallery:dreams.${name}.${part}`);
  const media = (
    <>
      <ExamplePicture name={name} alt={say("alt")} sizes={sizes} {...(eager && { eager })} />
      <CardVideo dream={exampleFilm(name)} />
      <span className={`${mediaStyles.time} ${styles.time} num`} aria-hidden="true">
        <PlayIcon />
        0:05
      </span>
    </>
  );
  return (
    <article className={texts === "gallery" ? `${styles.example} later` : styles.example}>
      {onWatch ? (
        <button type="button" className={MEDIA} onClick={onWatch}>
          {media}
          <span className="sr-only">{t("gallery:watch", { title: say("title") })}</span>
        </button>
      ) : (
        <div className={MEDIA}>{media}</div>
      )}
      <h3 className="title-1">{say("title")}</h3>
      <p className={styles.told}>{say("text")}</p>
      <p className={styles.tags}>
        {["tag1", "tag2", "tag3"].map((tag) => (
          <Tag key={tag}>{say(tag)}</Tag>
        ))}
      </p>
      <div className={styles.reading}>
        <p>{say("interpretation")}</p>
        <p className={`${styles.views} caption quiet`}>
          <EyeIcon />
          {t(texts === "landing" ? "landing:views" : "gallery:views", {
            count: EXAMPLE_VIEWS[name],
            amount: formatFigure(EXAMPLE_VIEWS[name], locale),
          })}
        </p>
      </div>
    </article>
  );
}
