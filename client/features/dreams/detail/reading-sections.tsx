import type { Dream } from "#shared/dreams.ts";
import { localeInfo } from "#shared/locales.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { makerOf } from "../dream-state.ts";
import styles from "./reading-sections.module.css";

/** The parts of a dream's page that its side navigation lists, in order, by the ids of their sections. */
export const SECTIONS = ["told", "summary", "themes", "symbols", "analysis"] as const;

/** The person's own words. */
export function DreamTextSection({ dream }: { dream: Dream }) {
  const { t } = useTranslation();
  return (
    <section id="told" aria-labelledby="told-title">
      <h2 className="title-2" id="told-title">
        {t("dream:sections.told")}
      </h2>
      <p className={`dream-words ${styles.toldWords}`} dir="auto" lang={dream.language}>
        {dream.dreamText}
      </p>
    </section>
  );
}

function ReadingSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.waiting}>
      <output className="muted">{t("dream:progress.reading")}</output>
      <Skeleton className={styles.skeletonL} />
      <Skeleton className={styles.skeletonL} />
      <Skeleton className={styles.skeletonM} />
    </div>
  );
}

/** Summary, themes, symbols and analysis, with who wrote them. */
export function ReadingSections({ dream }: { dream: Dream }) {
  const { t } = useTranslation();
  const { interpretation, language } = dream;
  const { status } = dream.parts.reading;
  const maker = makerOf(dream);
  /** The reading keeps its own language and direction whatever the interface speaks. */
  const written = { lang: language, dir: localeInfo(language).dir };
  if (!interpretation && status !== "queued" && status !== "processing") return null;

  return (
    <div className={styles.reading}>
      <div className={styles.head}>
        <h2 className="title-1">{t("dream:sections.reading")}</h2>
        {maker !== "ai" && <Badge tone="mist">{t("dream:maker.studio")}</Badge>}
      </div>
      {!interpretation ? (
        <ReadingSkeleton />
      ) : (
        <>
          <section id="summary" aria-labelledby="summary-title">
            <h3 className="title-2" id="summary-title">
              {t("dream:sections.summary")}
            </h3>
            <p className={styles.summary} {...written}>
              {interpretation.summary}
            </p>
          </section>
          <section id="themes" aria-labelledby="themes-title">
            <h3 className="title-2" id="themes-title">
              {t("dream:sections.themes")}
            </h3>
            <ol className={styles.themes} {...written}>
              {interpretation.themes.map((theme, index) => (
                <li key={theme}>
                  <span className={styles.themeNumber} aria-hidden="true">
                    {index + 1}
                  </span>
                  <span className="title-3">{theme}</span>
                </li>
              ))}
            </ol>
          </section>
          <section id="symbols" aria-labelledby="symbols-title">
            <h3 className="title-2" id="symbols-title">
              {t("dream:sections.symbols")}
            </h3>
            <dl className={styles.symbols} {...written}>
              {interpretation.symbols.map(({ symbol, meaning }) => (
                <div key={symbol}>
                  <dt>{symbol}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section id="analysis" aria-labelledby="analysis-title">
            <h3 className="title-2" id="analysis-title">
              {t("dream:sections.analysis")}
            </h3>
            <div className={styles.prose} {...written}>
              {interpretation.psychologicalAnalysis
                .split(/\n\s*\n/)
                .filter((paragraph) => paragraph.trim() !== "")
                .map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
            </div>
          </section>
        </>
      )}
    </div>
  );
}
