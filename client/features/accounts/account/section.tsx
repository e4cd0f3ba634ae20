import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./account.module.css";

/** The sections of the account page, in their order. */
export const SECTIONS = [
  "tokens",
  "plan",
  "receipts",
  "payments",
  "sessions",
  "password",
  "preferences",
  "data",
] as const;

interface SectionProps {
  id: (typeof SECTIONS)[number];
  /** At the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Section({ id, aside, children }: SectionProps) {
  const { t } = useTranslation();
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.sectionHead}>
        <h2 className="title-2" id={`${id}-title`}>
          {t(`account:sections.${id}`)}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface LoadErrorProps {
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
}

/** A failed query's message and retry button; nothing for other queries. */
export function LoadError({ query }: LoadErrorProps) {
  const { t } = useTranslation();
  if (!query.isError) return null;
  return (
    <p className={styles.row} role="alert">
      <span className="muted">{t("account:notLoaded")}</span>
      <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
        {t("account:retry")}
      </Button>
    </p>
  );
}

interface MoreButtonProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** Loads the next page of a list; nothing after its last one. */
export function MoreButton({ query }: MoreButtonProps) {
  const { t } = useTranslation();
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      className={styles.more}
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {t("account:more")}
    </Button>
  );
}
