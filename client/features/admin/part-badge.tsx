import type { DreamStatus, Part, PartStatus } from "#shared/dreams.ts";
import type { FailureCode } from "#shared/errors.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import styles from "./admin-page.module.css";

const TONES = {
  queued: "plain",
  processing: "mist",
  done: "ok",
  failed: "danger",
  cancelled: "plain",
  skipped: "plain",
} as const;

export function StatusBadge({ status }: { status: DreamStatus | PartStatus }) {
  const { t } = useTranslation();
  return <Badge tone={TONES[status]}>{t(`admin:state.${status}`)}</Badge>;
}

interface PartBadgeProps {
  part: Part;
  status: PartStatus;
  engine: string | null;
  error: FailureCode | null;
}

/** A part of a dream in the color of its status, which screen readers read out. */
export function PartBadge({ part, status, engine, error }: PartBadgeProps) {
  const { t } = useTranslation();
  return (
    <span>
      <Badge tone={TONES[status]}>
        {t(`admin:part.${part}`)}
        <span className="sr-only">: {t(`admin:state.${status}`)}</span>
      </Badge>
      {(error ?? engine) && (
        <bdi className={styles.cellNote}>{error ? t(`errors:failure.${error}`) : engine}</bdi>
      )}
    </span>
  );
}
