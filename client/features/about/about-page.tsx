import type { ReactNode } from "react";
import { Footer } from "../site/footer.tsx";
import { Shell } from "../site/shell.tsx";
import styles from "./about-page.module.css";

interface AboutPageProps {
  title: string;
  lede: string;
  wide?: boolean;
  children: ReactNode;
}

export function AboutPage({ title, lede, wide, children }: AboutPageProps) {
  return (
    <Shell>
      <div className={`wrap ${styles.about}`} data-wide={wide ? "" : undefined}>
        <h1 className="display-2">{title}</h1>
        <p className="lede">{lede}</p>
        {children}
      </div>
      <Footer />
    </Shell>
  );
}
