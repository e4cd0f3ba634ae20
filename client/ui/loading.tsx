import { useTranslation } from "../i18n/use-translation.ts";
import { Mark } from "./mark.tsx";
import styles from "./loading.module.css";
import "./travel-line.css";

/** Stands for content that is loading; `className` gives it the size of that content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span className={className ? `${styles.skeleton} ${className}` : styles.skeleton} aria-hidden="true" />
  );
}

/** The large logo, while the access check runs. */
export function CheckScreen() {
  return (
    <div className={styles.checkScreen} aria-busy="true">
      <Mark className={styles.mark} />
    </div>
  );
}

/** Shows at the upper edge that the next page is loading. The boot module shows the same before hydration. */
export function TravelLine() {
  const { t } = useTranslation();
  return <div className="travel-line" role="progressbar" aria-label={t("common:loading")} />;
}
