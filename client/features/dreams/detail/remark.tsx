import { useId } from "react";
import type { Dream } from "#shared/dreams.ts";
import { REMARK_MAX } from "#shared/limits.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { TextButton } from "../../../ui/text-link.tsx";
import { useDates } from "../dates.ts";
import { useRemark } from "./use-remark.ts";
import styles from "./journal.module.css";

/** The private note to a dream: edited in place, and saved while it is written. */
export function Remark({ dream, userId }: { dream: Dream; userId: string }) {
  const { t } = useTranslation();
  const date = useDates();
  const id = useId();
  const hydrated = useHydrated();
  const { text, state, savedAt, savedNow, failure, write, save } = useRemark(dream, userId);
  const failed = state === "failed";
  const saved =
    savedAt !== null && t("detail:remark.saved", { time: date(savedAt, savedNow ? "clock" : "moment") });
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {t("detail:remark.label")}
      </label>
      <div className={styles.grow} data-value={text}>
        <textarea
          id={id}
          className={styles.text}
          rows={1}
          dir={text ? "auto" : undefined}
          maxLength={REMARK_MAX}
          // Before hydration nothing would save the note.
          readOnly={!hydrated}
          value={text}
          placeholder={t("detail:remark.placeholder")}
          aria-describedby={`${id}-state`}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onBlur={() => save()}
        />
      </div>
      <p className={`caption quiet ${styles.state}`} id={`${id}-state`} suppressHydrationWarning>
        {t("detail:remark.private")}
        {!failed && state === "saving" && ` · ${t("detail:remark.saving")}`}
        <span role="status">{!failed && state !== "saving" && saved && ` · ${saved}`}</span>
      </p>
      <div role="alert">
        {failed && (
          <p className={`caption ${styles.failure}`}>
            {failure ?? t("detail:remark.failed")}{" "}
            <TextButton onClick={() => save()}>{t("detail:remark.retry")}</TextButton>
          </p>
        )}
      </div>
    </div>
  );
}
