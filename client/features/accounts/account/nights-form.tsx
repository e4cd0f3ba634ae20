import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { changeNights, type Me } from "#shared/accounts.ts";
import { NIGHT_ENDS } from "#shared/nights.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldFrame } from "../../../ui/field.tsx";
import fieldStyles from "../../../ui/field.module.css";
import { useToast } from "../../../ui/toasts.tsx";
import { meQuery } from "../queries.ts";
import { useHourText } from "./use-hour-text.ts";
import { useSave } from "./use-save.ts";
import styles from "./account.module.css";

interface NightsFormProps {
  nights: Me["nights"];
  field: "timeZone" | "nightEnds";
  onClose: () => void;
}

const HOURS = Array.from({ length: NIGHT_ENDS.max - NIGHT_ENDS.min + 1 }, (_, at) => NIGHT_ENDS.min + at);

/** The zones that this browser knows, with the user's own where it has another name here. */
function zonesWith(own: string): string[] {
  return [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", own])].toSorted();
}

/** Changes the zone in which nights are counted, or the hour at which they end. */
export default function NightsForm({ nights, field, onClose }: NightsFormProps) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const hourText = useHourText();
  const { form, save, isPending, failure } = useSave({
    call: (chosen) =>
      api(changeNights, {
        body: field === "timeZone" ? { timeZone: chosen } : { nightEnds: Number(chosen) },
      }),
    onSaved: (reply) => {
      queryClient.setQueryData(meQuery(api).queryKey, (me) => me && { ...me, nights: reply.nights });
      toast({ title: t("account:nights.saved") });
    },
    onClose,
  });
  useEffect(() => form.current!.querySelector("select")!.focus(), [form]);
  const zone = nights.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isZone = field === "timeZone";
  return (
    <form
      ref={form}
      className={styles.edit}
      aria-busy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        save(String(new FormData(event.currentTarget).get(field)));
      }}
    >
      <FieldFrame
        label={t(isZone ? "account:nights.zone" : "account:nights.ends")}
        hint={t("account:nights.hint")}
        error={failure}
      >
        {(control) => (
          <select
            {...control}
            name={field}
            className={fieldStyles.input}
            defaultValue={isZone ? zone : String(nights.nightEnds)}
            onKeyDown={(event) => event.key === "Escape" && onClose()}
          >
            {isZone
              ? zonesWith(zone).map((name) => (
                  <option key={name} value={name}>
                    {name.replaceAll("_", " ")}
                  </option>
                ))
              : HOURS.map((hour) => (
                  <option key={hour} value={hour}>
                    {hourText(hour)}
                  </option>
                ))}
          </select>
        )}
      </FieldFrame>
      <div className={styles.editActions}>
        <Button type="submit" size="sm" busy={isPending}>
          {t("account:save")}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t("common:cancel")}
        </Button>
      </div>
    </form>
  );
}
