import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  deleteWebhook,
  enableWebhook,
  rotateWebhookSecret,
  testWebhook,
  type Webhook,
  type WebhookMessage,
} from "#shared/webhooks.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useApp, useRefusal } from "../../lib/context.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FormError } from "../../ui/field.tsx";
import { CloseIcon } from "../../ui/icons.tsx";
import { useProvenForm } from "../accounts/proof.tsx";
import { webhooksQuery } from "../sharing/queries.ts";
import { useDates } from "../dreams/dates.ts";
import { ActionForm } from "./action-form.tsx";
import { MessageList } from "./message-list.tsx";
import { useWebhookCall } from "./use-webhook-call.ts";
import pageStyles from "../api-keys/keys-page.module.css";
import styles from "./own-webhooks.module.css";

interface WebhookItemProps {
  webhook: Webhook & { messages: WebhookMessage[] };
  /** Takes a new secret. */
  onSecret: (secret: string) => void;
}

/** A webhook: whether its calls succeed, its latest messages, and the actions on it. */
export function WebhookItem({ webhook, onSecret }: WebhookItemProps) {
  const { id, url, events, messages, failingSince, disabledAt } = webhook;
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const date = useDates();
  const [question, setQuestion] = useState<"end" | "rotate" | null>(null);
  const params = { id };
  const end = useWebhookCall((api) => api(deleteWebhook, { params }), t("webhooks:ended"));
  const enable = useWebhookCall((api) => api(enableWebhook, { params }), t("webhooks:enabled"));
  const test = useWebhookCall((api) => api(testWebhook, { params }), t("webhooks:tested"));
  const refused = useRefusal();
  const refusal = refused?.form === "rotate-webhook" && refused.typed.id === id ? refused.error : null;
  const { form, asking, proof, failure, busy, run } = useProvenForm({
    call: () => api(rotateWebhookSecret, { params }),
    onDone: ({ secret }) => onSecret(secret),
    onSettled: () => queryClient.invalidateQueries({ queryKey: webhooksQuery(api).queryKey }),
    refusal,
    className: pageStyles.proof,
  });
  const isOn = disabledAt === null;
  const state = !isOn
    ? t("webhooks:off", { date: date(disabledAt, "until") })
    : failingSince
      ? t("webhooks:failing", { date: date(failingSince, "until") })
      : t("webhooks:on");
  const button = { type: "submit", size: "sm", variant: "ghost", className: styles.quiet } as const;
  return (
    <li className={styles.webhook} data-webhook={id}>
      <h2 className={styles.url}>
        <bdi dir="ltr">{url}</bdi>
      </h2>
      <p className="small" suppressHydrationWarning>
        {events
          .map((event) => t(`webhooks:events.${event === "dream.done" ? "done" : "failed"}.name`))
          .join(" · ")}{" "}
        <Badge tone={!isOn ? "danger" : failingSince ? "warn" : "ok"}>{state}</Badge>
      </p>
      <div className={styles.actions}>
        {isOn ? (
          <ActionForm action="test" id={id} onSubmit={() => test.isPending || test.mutate()}>
            <Button {...button} variant="secondary" className={undefined} busy={test.isPending}>
              {t("webhooks:test")}
            </Button>
          </ActionForm>
        ) : (
          <ActionForm action="enable" id={id} onSubmit={() => enable.isPending || enable.mutate()}>
            <Button {...button} variant="secondary" className={undefined} busy={enable.isPending}>
              {t("webhooks:enable")}
            </Button>
          </ActionForm>
        )}
        <ActionForm
          action="rotate"
          id={id}
          ref={form}
          className={asking ? styles.asking : undefined}
          onSubmit={() => (asking ? run() : setQuestion("rotate"))}
        >
          {proof}
          {failure && <FormError>{failure}</FormError>}
          <Button {...button} busy={busy}>
            {t("webhooks:rotate")}
          </Button>
        </ActionForm>
        <ActionForm action="end" id={id} onSubmit={() => setQuestion("end")}>
          <Button
            {...button}
            className={styles.end}
            icon={<CloseIcon />}
            busy={end.isPending}
            aria-label={t("webhooks:endOf", { url })}
          >
            {t("webhooks:end")}
          </Button>
        </ActionForm>
      </div>
      <MessageList messages={messages} replayable={isOn} />
      <ConfirmDialog
        open={question !== null}
        onClose={() => setQuestion(null)}
        onConfirm={() => {
          setQuestion(null);
          if (question === "end") end.mutate();
          else run();
        }}
        title={t(question === "rotate" ? "webhooks:rotateQuestion" : "webhooks:question")}
        text={question === "rotate" ? t("webhooks:rotateWarning") : t("webhooks:warning", { url })}
        confirmLabel={t(question === "rotate" ? "webhooks:rotate" : "webhooks:end")}
        danger={question !== "rotate"}
      />
    </li>
  );
}
