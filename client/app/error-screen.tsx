import { useEffect, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useTranslation } from "../i18n/use-translation.ts";
import { useApp } from "../lib/context.tsx";
import { LostScene } from "../ui/lost-scene.tsx";
import { Mark } from "../ui/mark.tsx";
import { buttonClass } from "../ui/button.tsx";
import styles from "./error-screen.module.css";

/** Shown when a page throws. It uses neither router links nor the shell, which may have thrown. */
export function ErrorScreen() {
  const { t } = useTranslation();
  const { brandName } = useApp();
  const { pathname, search } = useLocation();
  const [sky, setSky] = useState<ReactNode>(null);
  // `Root` sets the titles of pages and is not rendered here: that of the page before would stay.
  useEffect(() => {
    document.title = `${t("common:failure.title")} · ${brandName}`;
  }, [t, brandName]);
  // Imported only when a page throws, because this module is loaded with every page; until then the background is plain.
  useEffect(() => {
    import("../ui/horizon/horizon.tsx").then(
      ({ Horizon }) => setSky(<Horizon scene="panel" empty />),
      () => undefined,
    );
  }, []);
  return (
    <>
      <header className={`${styles.header} night`}>
        <a href="/" className="wrap">
          <Mark />
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        <LostScene
          sky={sky}
          title={t("common:failure.title")}
          text={t("common:failure.text")}
          action={
            <>
              <a data-plain="" className={buttonClass({ size: "lg" })} href={pathname + search}>
                {t("common:failure.retry")}
              </a>
              <a data-plain="" className={buttonClass({ variant: "secondary", size: "lg" })} href="/">
                {t("common:failure.home")}
              </a>
            </>
          }
        />
      </main>
    </>
  );
}
