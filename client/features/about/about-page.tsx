import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Footer } from "../site/footer.tsx";
import { SectionNav } from "../../ui/section-nav.tsx";
import { OpenShell } from "../site/open-shell.tsx";
import styles from "./about-page.module.css";

interface AboutPageProps {
  title: string;
  lede: string;
  /** Headings of the sections, in their order; `id` is that of the section's element. */
  contents: readonly { id: string; name: string }[];
  children: ReactNode;
}

/** A page to read: its heading, the list of its sections, and the sections. */
export function AboutPage({ title, lede, contents, children }: AboutPageProps) {
  const { t } = useTranslation();
  return (
    <OpenShell footer={<Footer />}>
      <div className={`wrap ${styles.about}`}>
        <header className={styles.opening}>
          <h1 className="display-2">{title}</h1>
          <p className="lede">{lede}</p>
        </header>
        <aside className={styles.contents}>
          <p className="caption quiet">{t("common:contents")}</p>
          <SectionNav look="list" label={t("common:contents")} sections={contents} />
        </aside>
        <div className={styles.text}>{children}</div>
      </div>
    </OpenShell>
  );
}
