import { replayWebhookMessage, type WebhookMessage } from "#shared/webhooks.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { useDates } from "../dreams/dates.ts";
import { ActionForm } from "./action-form.tsx";
import { useWebhookCall } from "./use-webhook-call.ts";
import styles from "./own-webhooks.module.css";

const TONES = { waiting: "plain", delivered: "ok", failed: "danger" } as const;

function Message({ message, replayable }: { message: WebhookMessage; replayable: boolean }) {
  const { id, type, status, attempts, nextAttemptAt, lastStatus, lastError, createdAt } = message;
  const { t } = useTranslation();
  const date = useDates();
  const replay = useWebhookCall(
    (api) => api(replayWebhookMessage, { params: { id } }),
    t("webhooks:replayed"),
  );
  const facts = [
    date(createdAt, "moment"),
    lastError ? t(`webhooks:error.${lastError}`) : lastStatus && t("webhooks:reply", { status: lastStatus }),
    attempts > 1 && t("webhooks:attempts", { count: attempts }),
    attempts > 0 && nextAttemptAt && t("webhooks:next", { date: date(nextAttemptAt, "moment") }),
  ];
  return (
    <li className={styles.message}>
      <p className="small">
        {type === "webhook.test" ? t("webhooks:type.test") : <bdi dir="ltr">{type}</bdi>}{" "}
        <Badge tone={TONES[status]}>{t(`webhooks:status.${status}`)}</Badge>
      </p>
      <p className="caption quiet" suppressHydrationWarning>
        {facts.filter(Boolean).join(" · ")}
      </p>
      <p className={`caption quiet ${styles.id}`}>
        <bdi dir="ltr">{id}</bdi>
      </p>
      {replayable && (status !== "waiting" || attempts > 0) && (
        <ActionForm action="replay" id={id} onSubmit={() => replay.isPending || replay.mutate()}>
          <Button
            type="submit"
            size="sm"
            variant="ghost"
            className={styles.quiet}
            busy={replay.isPending}
            aria-label={`${t("webhooks:replay")}: ${id}`}
          >
            {t("webhooks:replay")}
          </Button>
        </ActionForm>
      )}
    </li>
  );
}

/** The latest messages of a webhook. */
export function MessageList({
  messages,
  replayable,
}: {
  messages: readonly WebhookMessage[];
  replayable: boolean;
}) {
  const { t } = useTranslation();
  if (messages.length === 0) return <p className="small muted">{t("webhooks:none")}</p>;
  return (
    <details className={styles.messages}>
      <summary>{t("webhooks:messages")}</summary>
      <ul>
        {messages.map((message) => (
          <Message key={message.id} message={message} replayable={replayable} />
        ))}
      </ul>
    </details>
  );
}
