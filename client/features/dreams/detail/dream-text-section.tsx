import type { ReactNode } from "react";
import type { Dream } from "#shared/dreams.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import styles from "./reading-sections.module.css";

interface SectionProps {
  id: "dream" | "summary" | "themes" | "symbols" | "analysis";
  heading?: "h2" | "h3";
  children: ReactNode;
}

export function Section({ id, heading: Heading = "h3", children }: SectionProps) {
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

/** `children`: the dream's text, which may have marks. */
export function Words({ dream, children }: { dream: Dream; children: ReactNode }) {
  return (
    <p className={`dream-words ${styles.dreamText}`} dir="auto" lang={dream.language}>
      {children}
    </p>
  );
}
