import { useLocation } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useAdminNumbers } from "./admin-numbers.ts";
import { urlWith } from "./filter-url.ts";
import styles from "./admin-page.module.css";

export interface PagerProps {
  /** From 0. */
  page: number;
  pageSize: number;
  total: number;
}

/** Which rows are shown of how many, and links to the pages before and after. */
export function Pager({ page, pageSize, total }: PagerProps) {
  const { t } = useTranslation();
  const numbers = useAdminNumbers();
  const location = useLocation();
  if (total === 0) return null;
  const last = Math.ceil(total / pageSize) - 1;
  const step = (target: number, name: string) =>
    target < 0 || target > last ? (
      <Button variant="secondary" size="sm" disabled>
        {name}
      </Button>
    ) : (
      <ButtonLink
        variant="secondary"
        size="sm"
        to={urlWith(location, { page: target > 0 ? String(target) : "" })}
      >
        {name}
      </ButtonLink>
    );
  return (
    <nav className={styles.pager} aria-label={t("admin:pager.label")}>
      <span className="small quiet num">
        {t("admin:pager.range", {
          from: numbers.whole(Math.min(page * pageSize + 1, total)),
          to: numbers.whole(Math.min((page + 1) * pageSize, total)),
          total: numbers.whole(total),
        })}
      </span>
      {last > 0 && (
        <span className={styles.pagerSteps}>
          {step(page - 1, t("admin:pager.previous"))}
          {step(page + 1, t("admin:pager.next"))}
        </span>
      )}
    </nav>
  );
}
