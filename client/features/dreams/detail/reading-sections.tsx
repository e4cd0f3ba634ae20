import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Dream } from "#shared/dreams.ts";
import { localeInfo } from "#shared/locales.ts";
import { symbolPath } from "#shared/symbols.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Skeleton } from "../../../ui/loading.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { symbolLinksQuery } from "../symbol-links-query.ts";
import { isOpen, makerOf } from "../dream-state.ts";
import styles from "./reading-sections.module.css";

interface SectionProps {
  id: "dream" | "summary" | "themes" | "symbols" | "analysis";
  heading?: "h2" | "h3";
  children: ReactNode;
}

function Section({ id, heading: Heading = "h3", children }: SectionProps) {
  const { t } = useTranslation();
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <Heading className="title-2" id={`${id}-title`}>
        {t(`detail:sections.${id}`)}
      </Heading>
      {children}
    </section>
  );
}

export function DreamTextSection({ dream }: { dream: Dream }) {
  return (
    <Section id="dream" heading="h2">
      <p className={`dream-words ${styles.dreamText}`} dir="auto" lang={dream.language}>
        {dream.dreamText}
      </p>
    </Section>
  );
}

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

export function ReadingSections({ dream }: { dream: Dream }) {
  const { t } = useTranslation();
  const { api, locale } = useApp();
  const names = dream.interpretation?.symbols.map(({ symbol }) => symbol) ?? [];
  const { data: links } = useQuery({
    ...symbolLinksQuery(api, locale, dream.language, names),
    enabled: names.length > 0,
  });
  const slugs = links?.slugs;
  const { interpretation, language } = dream;
  const maker = makerOf(dream);
  // The reading has the language and direction of its dream, not of the interface.
  const written = { lang: language, dir: localeInfo(language).dir };
  if (!interpretation && !isOpen(dream, "reading")) return null;

  return (
    <div className={styles.reading}>
      <div className={styles.head}>
        <h2 className="title-1">{t("detail:sections.reading")}</h2>
        {maker !== "ai" && <Badge tone="mist">{t("detail:maker.studio")}</Badge>}
      </div>
      {!interpretation ? (
        <ReadingSkeleton />
      ) : (
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
      )}
    </div>
  );
}
