import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { endKey, KEY_FIELDS, type ApiKey } from "#shared/api-keys.ts";
import { failureText } from "../../lib/api.ts";
import { useApp, useRefusal } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FormError } from "../../ui/field.tsx";
import { CloseIcon } from "../../ui/icons.tsx";
import { useToast } from "../../ui/toasts.tsx";
import { useDates } from "../dreams/dates.ts";
import { keysQuery } from "../sharing/queries.ts";
import { asksProof, Proof, proveFirst, typedBeside } from "../accounts/proof.tsx";
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
  const form = useRef<HTMLFormElement>(null);
  const [question, setQuestion] = useState(false);
  const [asking, setAsking] = useState(asksProof(refusal));
  const end = useMutation({
    mutationFn: async (typed: FormData) => {
      await proveFirst(api, typed);
      await api(endKey, { params: { id } });
    },
    onSuccess: () => toast({ title: t("keys:ended"), text: name }),
    onError: (error) => {
      if (asksProof(error)) setAsking(true);
      else toast({ title: failureText(error, t("common:networkError")), variant: "destructive" });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keysQuery(api).queryKey }),
  });
  const error = end.error ?? (end.isIdle ? refusal : null);
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
          if (end.isPending) return;
          if (expired || asking) end.mutate(new FormData(event.currentTarget));
          else setQuestion(true);
        }}
      >
        <input type="hidden" name={KEY_FIELDS.end} value={id} />
        {asking && (
          <Proof
            className={styles.proof}
            error={error}
            retry={() => end.mutate(typedBeside(form.current!))}
          />
        )}
        {end.isIdle && refusal && !asking && <FormError>{refusal.message}</FormError>}
        <Button
          type="submit"
          size="sm"
          variant="ghost"
          className={styles.quiet}
          icon={<CloseIcon />}
          busy={end.isPending}
          aria-label={t("keys:endOf", { name })}
        >
          {t(expired ? "keys:remove" : "keys:end")}
        </Button>
      </form>
      <ConfirmDialog
        open={question}
        onClose={() => setQuestion(false)}
        onConfirm={() => {
          setQuestion(false);
          end.mutate(new FormData(form.current!));
        }}
        title={t("keys:question")}
        text={t("keys:warning", { name })}
        confirmLabel={t("keys:end")}
        danger
      />
    </li>
  );
}
