import { EXAMPLE_VIEWS } from "#shared/site-figures.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Tag } from "../../ui/badge.tsx";
import { EyeIcon, PlayIcon } from "../../ui/icons.tsx";
import { CardVideo } from "../dreams/card-video.tsx";
import { ExampleImage } from "./example-image.tsx";
import { exampleVideo, type ExampleName } from "./examples.ts";
import { formatFigure } from "../../lib/numbers.ts";
import mediaStyles from "../dreams/card-media.module.css";
import styles from "./example-dream.module.css";

const MEDIA = `${mediaStyles.media} ${styles.media}`;

interface ExampleDreamsProps {
  /** The page that shows them, and the namespace of their translations. */
  page: "landing" | "gallery";
  names: readonly ExampleName[];
  /** Of the images: value of the `sizes` attribute. */
  sizes: string;
  /** Called when an image is pressed. */
  onWatch?: (name: ExampleName) => void;
}

/** Example dreams with image, video, text and interpretation, in two columns. */
export const ExampleDreams = ({ names, ...rest }: ExampleDreamsProps) => (
  <div className={styles.examples}>
    {names.map((name, index) => (
      <ExampleDream key={name} name={name} eager={rest.page === "gallery" && index === 0} {...rest} />
    ))}
  </div>
);

type ExampleDreamProps = Omit<ExampleDreamsProps, "names"> & { name: ExampleName; eager: boolean };

function ExampleDream({ name, page, sizes, eager, onWatch }: ExampleDreamProps) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const text = (part: string) =>
    t(page === "landing" ? `landing:dreams.${name}.${part}` : `gallery:dreams.${name}.${part}`);
  const media = (
    <>
      <ExampleImage name={name} alt={text("alt")} sizes={sizes} eager={eager} />
      <CardVideo dream={exampleVideo(name)} />
      <span className={`${mediaStyles.time} ${styles.time} num`} aria-hidden="true">
        <PlayIcon />
        0:05
      </span>
    </>
  );
  return (
    <article className={page === "gallery" ? `${styles.example} later` : styles.example}>
      {onWatch ? (
        <button type="button" className={MEDIA} onClick={() => onWatch(name)}>
          {media}
          <span className="sr-only">{t("gallery:watch", { title: text("title") })}</span>
        </button>
      ) : (
        <div className={MEDIA}>{media}</div>
      )}
      <h3 className="title-1">{text("title")}</h3>
      <p className={styles.text}>{text("text")}</p>
      <p className={styles.tags}>
        {["tag1", "tag2", "tag3"].map((tag) => (
          <Tag key={tag}>{text(tag)}</Tag>
        ))}
      </p>
      <div className={styles.reading}>
        <p>{text("interpretation")}</p>
        <p className={`${styles.views} caption quiet`}>
          <EyeIcon />
          {t(page === "landing" ? "landing:views" : "gallery:views", {
            count: EXAMPLE_VIEWS[name],
            amount: formatFigure(EXAMPLE_VIEWS[name], locale),
          })}
        </p>
      </div>
    </article>
  );
}
