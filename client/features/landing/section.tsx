import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./sections.module.css";

interface SectionProps {
  /** Target of the header's links. */
  id: string;
  /** Key of the heading, a rich text. */
  heading: string;
  /** Translated text beside the heading. */
  lede?: string;
  children: ReactNode;
}

export function Section({ id, heading, lede, children }: SectionProps) {
  const { t } = useTranslation();
  const titleId = `${id}-title`;
  return (
    <section className={`${styles.section} wrap later`} id={id} aria-labelledby={titleId}>
      <div className={`split-head ${styles.sectionHead}`}>
        <h2 className="display-2" id={titleId}>
          <RichText text={t(heading)} />
        </h2>
        {lede && <p className="lede">{lede}</p>}
      </div>
      {children}
    </section>
  );
}
