import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { endKey, KEY_FIELDS, type ApiKey } from "#shared/api-keys.ts";
import { useApp, useRefusal } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FormError } from "../../ui/field.tsx";
import { CloseIcon } from "../../ui/icons.tsx";
import { useToast } from "../../ui/toasts.tsx";
import { useDates } from "../dreams/dates.ts";
import { keysQuery } from "../sharing/queries.ts";
import { useProvenForm } from "../accounts/proof.tsx";
import styles from "./keys-page.module.css";

/** A key: what it may do, when it was used, and its end. */
export function KeyItem({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, rights, hint, dailyTokens, spentToday, expiresAt, lastUsedAt, expired } = apiKey;
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const date = useDates();
  const refused = useRefusal();
  const refusal = refused?.form === "end-key" && refused.typed.id === id ? refused.error : null;
  const [question, setQuestion] = useState(false);
  const { form, asking, proof, failure, busy, run } = useProvenForm({
    call: () => api(endKey, { params: { id } }),
    onDone: () => toast({ title: t("keys:ended"), text: name }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keysQuery(api).queryKey }),
    refusal,
    className: styles.proof,
  });
  const ends = expired
    ? t("keys:expired")
    : expiresAt
      ? t("keys:until", { date: date(expiresAt, "until") })
      : t("keys:forever");
  const used = lastUsedAt ? t("keys:used", { date: date(lastUsedAt, "moment") }) : t("keys:unused");
  return (
    <li className={styles.key} data-key={id}>
      <div className={styles.about}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <p className="small">
          {rights.map((right) => t(`keys:rights.${right}.name`)).join(" · ")}
          {dailyTokens !== null && ` · ${t("keys:spent", { spent: spentToday, max: dailyTokens })}`}
        </p>
        <p className="caption quiet" suppressHydrationWarning>
          <bdi dir="ltr">{`…${hint}`}</bdi> · {used} · {ends}
        </p>
      </div>
      <form
        className={styles.end}
        method="post"
        action="/account/keys"
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (expired || asking) run();
          else setQuestion(true);
        }}
      >
        <input type="hidden" name={KEY_FIELDS.end} value={id} />
        {proof}
        {failure && <FormError>{failure}</FormError>}
        <Button
          type="submit"
          size="sm"
          variant="ghost"
          className={styles.quiet}
          icon={<CloseIcon />}
          busy={busy}
          aria-label={expired ? `${t("keys:remove")}: ${name}` : t("keys:endOf", { name })}
        >
          {t(expired ? "keys:remove" : "keys:end")}
        </Button>
      </form>
      <ConfirmDialog
        open={question}
        onClose={() => setQuestion(false)}
        onConfirm={() => {
          setQuestion(false);
          run();
        }}
        title={t("keys:question")}
        text={t("keys:warning", { name })}
        confirmLabel={t("keys:end")}
        danger
      />
    </li>
  );
}
