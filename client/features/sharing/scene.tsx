import type { ReactNode } from "react";
import type { Locale } from "#shared/locales.ts";
import { localeInfo } from "#shared/locales.ts";
import type { SharedDream } from "#shared/shares.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
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
}

/** A picture above the horizon, and words on its reflection below. */
export function Scene({ picture, reflection, control, children, framed = false }: SceneProps) {
  return (
    <div
      className={`${styles.scene} night`}
      data-framed={framed || undefined}
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
