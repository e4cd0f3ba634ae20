import type { ReactNode } from "react";
import type { Locale } from "#shared/locales.ts";
import { localeInfo } from "#shared/locales.ts";
import type { SharedDream } from "#shared/shares.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { SharedImage } from "./shared-image.tsx";
import styles from "./scene.module.css";

interface SceneProps {
  /** Above the line: an image or a video; null shows the sky. */
  picture: ReactNode;
  /** The image once more, below the line. */
  reflection: ReactNode;
  /** On the line. */
  control?: ReactNode;
  children: ReactNode;
  /** Inside another page. */
  framed?: boolean;
  /** All words of a framed one are shown, not only their beginning. */
  whole?: boolean;
}

/** A picture above the horizon, and words on its reflection below. */
export function Scene({ picture, reflection, control, children, framed = false, whole = false }: SceneProps) {
  return (
    <div
      className={`${styles.scene} night`}
      data-framed={framed || undefined}
      data-whole={whole || undefined}
      data-empty={!picture || undefined}
    >
      <div className={styles.above}>{picture}</div>
      <div className={styles.below} aria-hidden="true">
        {reflection}
      </div>
      <div className={styles.line} />
      {control}
      <div className={`${styles.water} ${framed ? "" : "wrap"}`}>{children}</div>
    </div>
  );
}

interface WordsProps {
  dream: Pick<SharedDream, "title" | "name" | "words" | "reading"> & { language: Locale };
  heading: "h1" | "p";
}

const paragraphs = (text: string) => text.split(/\n+/).filter(Boolean);

/** Title, dreamer, words and reading of a dream, each in its own language. */
export function SceneWords({ dream, heading: Heading }: WordsProps) {
  const { t } = useTranslation();
  const own = { lang: dream.language, dir: localeInfo(dream.language).dir };
  return (
    <div className={styles.words}>
      <div>
        {dream.name && (
          <p className={styles.by}>
            {/* The name has the direction of its own letters. */}
            {t("shared:by")} <bdi>{dream.name}</bdi>
          </p>
        )}
        <Heading className={styles.title} {...own}>
          {dream.title}
        </Heading>
      </div>
      <div className={styles.texts}>
        {dream.words !== null && (
          <blockquote className={styles.own} {...own}>
            {paragraphs(dream.words).map((text, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the paragraphs do not change their order
              <p key={index}>{text}</p>
            ))}
          </blockquote>
        )}
        {dream.reading && (
          <section className={styles.reading} aria-label={t("shared:reading")}>
            {dream.reading.summary && (
              <p lang={dream.language} dir={own.dir}>
                {dream.reading.summary}
              </p>
            )}
            {dream.reading.symbols.length > 0 && (
              <dl {...own}>
                {dream.reading.symbols.map(({ symbol, meaning }) => (
                  <div key={symbol}>
                    <dt>{symbol}</dt>
                    <dd>{meaning}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        )}
      </div>
    </div>
  );
}

interface OpenDreamProps {
  dream: SharedDream;
  /** Inside another page. */
  framed?: boolean;
}

/** What an open link shows. */
export function OpenDream({ dream, framed = false }: OpenDreamProps) {
  const { t } = useTranslation();
  const { image, video } = dream;
  const alt = t("shared:image", { title: dream.title });
  const smallest = image?.webp[0]?.url ?? video?.posterUrl;
  const still = image && (
    <SharedImage image={image} alt={alt} sizes={framed ? "(max-width: 900px) 92vw, 46vw" : "100vw"} />
  );
  return (
    <Scene
      framed={framed}
      whole={framed}
      picture={
        video ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the videos have no speech
          <video
            src={video.url}
            poster={image?.webp.at(-1)?.url ?? video.posterUrl ?? undefined}
            width={video.width}
            height={video.height}
            aria-label={t("shared:film", { title: dream.title })}
            controls
            preload="none"
            playsInline
            loop
          />
        ) : (
          still
        )
      }
      reflection={smallest && <img src={smallest} alt="" decoding="async" />}
    >
      <SceneWords dream={dream} heading={framed ? "p" : "h1"} />
      {video?.verticalUrl && !framed && (
        <p className={`small ${styles.vertical}`}>
          <a href={video.verticalUrl} download={`${dream.title}.mp4`}>
            {t("shared:vertical")}
          </a>
        </p>
      )}
    </Scene>
  );
}
