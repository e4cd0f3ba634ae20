import { nightAt, type NightSettings } from "#shared/nights.ts";
import type { DreamInput } from "#shared/dreams.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Field } from "../../../ui/field.tsx";
import { ChevronDownIcon } from "../../../ui/icons.tsx";
import { useNightText } from "../dates.ts";
import styles from "./dream-when.module.css";

export type When = Pick<DreamInput, "night" | "time">;

interface DreamWhenProps {
  when: When;
  onChange: (change: When) => void;
  settings: NightSettings;
  /** Milliseconds since 1970. */
  now: number;
}

/** The night of the dream: the last one, or another that is chosen here. Works as plain fields without script. */
export function DreamWhen({ when, onChange, settings, now }: DreamWhenProps) {
  const { t } = useTranslation();
  const nightText = useNightText();
  const { night, minute } = nightAt(new Date(now), settings);
  // Once the last night has ended, a dream without a chosen night belongs to the coming night.
  const present = minute >= settings.nightEnds * 60 ? "dashboard:when.tonight" : "dashboard:when.now";
  const isChosen = when.night !== undefined || when.time !== undefined;
  const chosen = isChosen ? nightText({ night: when.night ?? night, time: when.time ?? null }) : t(present);
  return (
    <details className={styles.when}>
      <summary className={styles.summary}>
        <span className={styles.asked}>{t("dashboard:when.label")}</span>
        <span className={styles.chosen} suppressHydrationWarning>
          {chosen}
          <ChevronDownIcon />
        </span>
      </summary>
      <div className={styles.fields}>
        <Field
          label={t("dashboard:when.night")}
          type="date"
          name="night"
          min="1900-01-01"
          max={night}
          value={when.night ?? ""}
          suppressHydrationWarning
          onChange={({ currentTarget }) => onChange({ ...when, night: currentTarget.value || undefined })}
        />
        <Field
          label={t("dashboard:when.time")}
          type="time"
          name="time"
          hint={t("dashboard:when.timeHint")}
          value={when.time ?? ""}
          onChange={({ currentTarget }) => onChange({ ...when, time: currentTarget.value || undefined })}
        />
      </div>
    </details>
  );
}
