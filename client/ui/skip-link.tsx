import { useTranslation } from "../i18n/use-translation.ts";
import { buttonClass } from "./button.tsx";
import styles from "./skip-link.module.css";

/** Skips the header; visible only with the focus. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={buttonClass({}, styles.skipLink)} href="#main" data-plain="">
      {t("common:skip")}
    </a>
  );
}
