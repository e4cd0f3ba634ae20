import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState, type FormEvent } from "react";
import { invite, INVITED_MAX, type InviteResult } from "#shared/admin/invitations.ts";
import { LOCALES, type Locale } from "#shared/locales.ts";
import { useApp } from "../../../lib/context.tsx";
import { failureText } from "../../../lib/api.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { FieldFrame, FormError } from "../../../ui/field.tsx";
import fieldStyles from "../../../ui/field.module.css";
import { useToast } from "../../../ui/toasts.tsx";
import styles from "../admin-page.module.css";

const TONES = { sent: "ok", user: "mist", invited: "mist", invalid: "danger" } as const;

/** The result for each email address of the last call. */
function Results({ results }: { results: readonly InviteResult[] }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <div className={styles.inviteResults} role="status">
      <h2 className="title-3" id={titleId}>
        {t("admin:invitations.results")}
      </h2>
      <ul aria-labelledby={titleId}>
        {results.map(({ email, result }, i) => (
          <li key={i}>
            <bdi>{email}</bdi>
            <Badge tone={TONES[result]}>{t(`admin:invitations.result.${result}`)}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Sent {
  field: HTMLTextAreaElement;
  /** The value of the field. */
  text: string;
  emails: string[];
  locale: Locale;
}

/** Invites several email addresses, one on each line. */
export function InviteForm() {
  const { t } = useTranslation();
  const { api, locale: ownLocale } = useApp();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [tooMany, setTooMany] = useState(false);
  const hint = t("admin:invitations.addressesHint", { max: INVITED_MAX });
  const send = useMutation({
    mutationFn: ({ emails, locale }: Sent) => api(invite, { body: { emails, locale } }),
    onSuccess: ({ message }, { field, text }) => {
      // What was typed meanwhile stays.
      if (field.value === text) field.value = "";
      toast({ title: t("admin:done"), text: message });
      void queryClient.invalidateQueries({ queryKey: ["admin", "invitations"] });
    },
  });
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (send.isPending) return;
    const form = event.currentTarget;
    const field = form.querySelector("textarea")!;
    const text = field.value;
    const emails = text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "");
    setTooMany(emails.length > INVITED_MAX);
    if (emails.length > 0 && emails.length <= INVITED_MAX)
      send.mutate({ field, text, emails, locale: new FormData(form).get("locale") as Locale });
  }
  return (
    // Before hydration this method sends nothing; any other would send the addresses in a URL.
    <form className={styles.inviteForm} method="dialog" onSubmit={submit}>
      <FieldFrame label={t("admin:invitations.addresses")} hint={hint} error={tooMany ? hint : undefined}>
        {(control) => (
          <textarea
            {...control}
            className={`${fieldStyles.input} ${styles.inviteAddresses}`}
            name="emails"
            rows={4}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </FieldFrame>
      <FieldFrame label={t("admin:invitations.language")}>
        {(control) => (
          <select {...control} className={fieldStyles.input} name="locale" defaultValue={ownLocale}>
            {LOCALES.map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {send.isError && <FormError>{failureText(send.error, t("common:networkError"))}</FormError>}
      <Button type="submit" busy={send.isPending}>
        {t("admin:invitations.send")}
      </Button>
      {send.data && <Results results={send.data.results} />}
    </form>
  );
}
