import { useEffect, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useTranslation } from "../i18n/use-translation.ts";
import { LostScene } from "../ui/lost-scene.tsx";
import { Mark } from "../ui/mark.tsx";
import { buttonClass } from "../ui/button.tsx";
import styles from "./error-screen.module.css";

/** Shown when a page throws. It uses neither router links nor the shell, which may have thrown. */
export function ErrorScreen() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const [sky, setSky] = useState<ReactNode>(null);
  // Not needed by other pages; without it the words stand before a plain night.
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
