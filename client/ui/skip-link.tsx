import { useTranslation } from "../i18n/use-translation.ts";
import { buttonClass } from "./button.tsx";
import styles from "./skip-link.module.css";

/** Leads past the header; seen only when it has the focus. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={buttonClass({}, styles.skipLink)} href="#main" data-plain="">
      {t("common:skip")}
    </a>
  );
}
