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
  return (
    <>
      <header className={`${styles.header} night`}>
        <a href="/" className="wrap">
          <Mark />
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        <LostScene
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
