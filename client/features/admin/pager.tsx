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

interface PagerPlace {
  /** Query parameter with the page. */
  param?: string;
  /** Id of the element that the links scroll to; the top of the page without it. */
  anchor?: string;
  /** What is paged; for screen readers only. */
  label?: string;
}

/** Which rows are shown of how many, and links to the pages before and after. */
export function Pager({ page, pageSize, total, param = "page", anchor, label }: PagerProps & PagerPlace) {
  const { t } = useTranslation();
  const numbers = useAdminNumbers();
  const location = useLocation();
  if (total === 0) return null;
  const last = Math.ceil(total / pageSize) - 1;
  // Such as the last page of a queue whose rows are all decided.
  const isBeyond = page > last;
  const step = (target: number, name: string) =>
    target < 0 || target > last ? (
      <Button variant="secondary" size="sm" disabled>
        {name}
      </Button>
    ) : (
      <ButtonLink
        variant="secondary"
        size="sm"
        to={urlWith(location, { [param]: target > 0 ? String(target) : "" }) + (anchor ? `#${anchor}` : "")}
      >
        {name}
      </ButtonLink>
    );
  return (
    <nav
      className={styles.pager}
      aria-label={label ? `${label}: ${t("admin:pager.label")}` : t("admin:pager.label")}
    >
      <span className="small quiet num" role="status">
        {!isBeyond &&
          t("admin:pager.range", {
            from: numbers.whole(page * pageSize + 1),
            to: numbers.whole(Math.min((page + 1) * pageSize, total)),
            total: numbers.whole(total),
          })}
      </span>
      {(last > 0 || isBeyond) && (
        <span className={styles.pagerSteps}>
          {step(Math.min(page - 1, last), t("admin:pager.previous"))}
          {step(page + 1, t("admin:pager.next"))}
        </span>
      )}
    </nav>
  );
}
