import { useEffect, useRef, useState, type ReactNode } from "react";
import { hasFailed, type ReadQuery } from "../../../lib/failed-query.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./account.module.css";

/** The sections of the account page, in their order. */
export const SECTIONS = ["you", "tokens", "access", "alerts", "data"] as const;

interface SectionProps {
  id: (typeof SECTIONS)[number];
  /** Below the heading. */
  note?: string;
  children: ReactNode;
}

export function Section({ id, note, children }: SectionProps) {
  const { t } = useTranslation();
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.sectionHead}>
        <h2 className="title-2" id={`${id}-title`}>
          {t(`account:sections.${id}`)}
        </h2>
        {note && <p className="small muted">{note}</p>}
      </div>
      <div className={styles.sectionBody}>{children}</div>
    </section>
  );
}

interface RowProps {
  label: ReactNode;
  children: ReactNode;
  /** At the end of the row: one quiet button or link. */
  action?: ReactNode;
}

/** A label, its value, and what can be done about it. */
export function Row({ label, children, action }: RowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.label}>{label}</div>
      <div className={styles.value}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** The quiet button of a row; `of` says to a screen reader what it changes. */
export function RowButton({ of, onClick }: { of: string; onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="ghost"
      size="sm"
      className={styles.quiet}
      aria-label={`${t("account:change")}: ${of}`}
      onClick={onClick}
    >
      {t("account:change")}
    </Button>
  );
}

interface EditableRowProps {
  label: string;
  /** The value as text. */
  children: ReactNode;
  /** Replaces the row until it calls `close`. */
  renderForm: (close: () => void) => ReactNode;
}

/** A row whose value is edited in its place. */
export function EditableRow({ label, children, renderForm }: EditableRowProps) {
  const [editing, setEditing] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The button that opened the form was removed while the form was open.
    if (!editing && wasEditing.current) row.current!.querySelector("button")!.focus();
    wasEditing.current = editing;
  }, [editing]);
  return (
    <div ref={row}>
      {editing ? (
        renderForm(() => setEditing(false))
      ) : (
        <Row label={label} action={<RowButton of={label} onClick={() => setEditing(true)} />}>
          {children}
        </Row>
      )}
    </div>
  );
}

/** A part of a section with a heading of its own. */
export function Part({ id, children }: { id: "receipts" | "payments"; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h3 className={styles.partTitle} id={`${id}-title`}>
        {t(`account:sections.${id}`)}
      </h3>
      {children}
    </section>
  );
}

interface LoadErrorProps {
  query: ReadQuery;
}

/** A failed query's message and retry button; nothing for other queries. */
export function LoadError({ query }: LoadErrorProps) {
  const { t } = useTranslation();
  if (!query.isError && !hasFailed(query)) return null;
  return (
    <p className={styles.line} role="alert">
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
