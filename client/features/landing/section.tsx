import type { ReactNode } from "react";
import { Trans } from "react-i18next";
import "./sections.css";

interface SectionProps {
  /** Where the header's links lead. */
  id: string;
  /** Key of the heading; it may hold a line break. */
  heading: string;
  lede?: string;
  children: ReactNode;
}

export function Section({ id, heading, lede, children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <section className="section wrap" id={id} aria-labelledby={titleId}>
      <div className="section-head">
        <h2 className="display-2" id={titleId}>
          <Trans i18nKey={heading} components={{ br: <br /> }} />
        </h2>
        {lede && <p className="lede">{lede}</p>}
      </div>
      {children}
    </section>
  );
}
