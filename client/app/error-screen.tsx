import { useLocation } from "react-router-dom";
import { useTranslation } from "../i18n/use-translation.ts";
import { LostScene } from "../ui/lost-scene.tsx";
import { Mark } from "../ui/mark.tsx";
import "../ui/button.css";
import "./error-screen.css";

/** Shown when a page breaks. Plain links and no shell: nothing here may break again. */
export function ErrorScreen() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <>
      <header className="error-screen-top night">
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
              <a className="btn btn-primary btn-lg" href={pathname + search}>
                {t("common:failure.retry")}
              </a>
              <a className="btn btn-secondary btn-lg" href="/">
                {t("common:failure.home")}
              </a>
            </>
          }
        />
      </main>
    </>
  );
}
