import { useState } from "react";
import type { Dream } from "#shared/dreams.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { failureText } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, FormError } from "../../../ui/field.tsx";
import { useChangeDream } from "../use-dream-actions.ts";
import styles from "./night-dialog.module.css";

interface NightFormProps {
  dream: Dream;
  onClose: () => void;
}

function NightForm({ dream, onClose }: NightFormProps) {
  const { t } = useTranslation();
  const saving = useChangeDream(dream.id);
  const [night, setNight] = useState(dream.night);
  const [time, setTime] = useState(dream.time ?? "");
  // The reply names the field, but has no text for the user.
  const wrong = night === "" || (saving.error as { code?: string } | null)?.code === "invalid_input";
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (night === "" || saving.isPending) return;
        saving.change({ night, time: time || null }, { onSuccess: onClose });
      }}
    >
      <p className="small muted">{t("detail:when.text")}</p>
      <div className={styles.fields}>
        <Field
          label={t("detail:when.night")}
          type="date"
          data-first-focus=""
          min="1900-01-01"
          value={night}
          error={wrong ? t("detail:when.wrong") : undefined}
          onChange={({ currentTarget }) => setNight(currentTarget.value)}
        />
        <Field
          label={t("detail:when.time")}
          type="time"
          value={time}
          hint={t("detail:when.timeHint")}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
      </div>
      {saving.error && !wrong && <FormError>{failureText(saving.error, t("common:networkError"))}</FormError>}
      <div className={styles.actions}>
        <Button type="submit" busy={saving.isPending}>
          {t("detail:when.save")}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t("common:cancel")}
        </Button>
      </div>
    </form>
  );
}

/** Sets the night and the time of a dream by hand. */
export default function NightDialog({ open, ...form }: NightFormProps & { open: boolean }) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={form.onClose} title={t("detail:when.title")} size="compact">
      <NightForm {...form} />
    </Dialog>
  );
}
