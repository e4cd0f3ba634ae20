import { useQuery } from "@tanstack/react-query";
import type { Dream, Interpretation } from "#shared/dreams.ts";
import { localeInfo } from "#shared/locales.ts";
import { symbolPath } from "#shared/symbols.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Skeleton } from "../../../ui/loading.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { symbolLinksQuery } from "../symbol-links-query.ts";
import { isOpen, makerOf, missingParts } from "../dream-state.ts";
import { Section } from "./dream-text-section.tsx";
import { READING_ID } from "./frame-id.ts";
import { LensChoice, useChosenLens } from "./lens-choice.tsx";
import { ChosenLens } from "./lens-panel.tsx";
import { MissingFrame } from "./missing-frame.tsx";
import styles from "./reading-sections.module.css";

function ReadingSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.waiting}>
      <output className="muted">{t("detail:progress.reading")}</output>
      <Skeleton className={styles.skeletonL} />
      <Skeleton className={styles.skeletonL} />
      <Skeleton className={styles.skeletonM} />
    </div>
  );
}

/** The name of a symbol, which leads to its page in the dictionary where it has one; on paper it is only a name. */
function SymbolName({ name, slug }: { name: string; slug: string | null | undefined }) {
  if (!slug) return name;
  return (
    <>
      <TextLink className={styles.screenName} to={symbolPath(slug)}>
        {name}
      </TextLink>
      <span className={styles.paperName}>{name}</span>
    </>
  );
}

/** The first reading of a dream: its summary, themes, symbols and analysis. */
function FirstReading({ dream, interpretation }: { dream: Dream; interpretation: Interpretation }) {
  const { api, locale } = useApp();
  const { language } = dream;
  const names = interpretation.symbols.map(({ symbol }) => symbol);
  const { data: links } = useQuery({
    ...symbolLinksQuery(api, locale, dream.language, names),
    enabled: names.length > 0,
  });
  const slugs = links?.slugs;
  // The reading has the language and direction of its dream, not of the interface.
  const written = { lang: language, dir: localeInfo(language).dir };
  return (
    <>
      <Section id="summary">
        <p className={styles.summary} {...written}>
          {interpretation.summary}
        </p>
      </Section>
      <Section id="themes">
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
      </Section>
      <Section id="symbols">
        <dl className={styles.symbols} {...written}>
          {interpretation.symbols.map(({ symbol, meaning }, at) => (
            <div key={symbol}>
              <dt>
                <SymbolName name={symbol} slug={slugs?.[at]} />
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="analysis">
        <div className={styles.prose} {...written}>
          {interpretation.psychologicalAnalysis
            .split(/\n\s*\n/)
            .filter((paragraph) => paragraph.trim() !== "")
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </div>
      </Section>
    </>
  );
}

/** The reading of a dream through the lens that the URL names; the first one without. */
export function ReadingSections({ dream }: { dream: Dream }) {
  const { t } = useTranslation();
  const chosen = useChosenLens();
  const maker = makerOf(dream);
  const { interpretation } = dream;
  if (!interpretation && !isOpen(dream, "reading")) {
    // Without an image or video, the frame says why the reading is missing.
    if (!missingParts(dream).includes("reading") || !(dream.imageUrl || dream.videoUrl)) return null;
    return (
      <div className={`${styles.reading} ${styles.missing}`} id={READING_ID}>
        <MissingFrame dream={dream} part="reading" />
      </div>
    );
  }

  return (
    <div className={styles.reading} id={READING_ID}>
      <div className={styles.head}>
        <h2 className="title-1">{t("detail:sections.reading")}</h2>
        {maker !== "ai" && !chosen && (
          <Badge tone="mist">
            {t(maker === "imported" ? "detail:maker.imported" : "detail:maker.studio")}
          </Badge>
        )}
      </div>
      {interpretation && <LensChoice dreamId={dream.id} chosen={chosen} />}
      {!interpretation ? (
        <ReadingSkeleton />
      ) : chosen ? (
        <ChosenLens key={chosen} dream={dream} chosen={chosen} />
      ) : (
        <FirstReading dream={dream} interpretation={interpretation} />
      )}
    </div>
  );
}
