import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useApp } from "../../lib/context.tsx";
import { Footer } from "../site/footer.tsx";
import { Shell } from "../site/shell.tsx";
import { meQuery } from "../accounts/queries.ts";
import styles from "./about-page.module.css";

interface AboutPageProps {
  title: string;
  lede: string;
  wide?: boolean;
  children: ReactNode;
}

export function AboutPage({ title, lede, wide, children }: AboutPageProps) {
  const { api } = useApp();
  const { data: me = null } = useQuery(meQuery(api));
  return (
    <Shell me={me}>
      <div className={`wrap ${styles.about}`} data-wide={wide ? "" : undefined}>
        <h1 className="display-2">{title}</h1>
        <p className="lede">{lede}</p>
        {children}
      </div>
      <Footer />
    </Shell>
  );
}
