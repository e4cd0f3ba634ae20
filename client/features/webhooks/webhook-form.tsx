import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { createWebhook, WEBHOOK_EVENTS, WEBHOOK_FIELDS, WEBHOOK_URL_MAX } from "#shared/webhooks.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useApp, useRefusal } from "../../lib/context.tsx";
import { Button } from "../../ui/button.tsx";
import { Field, FormError } from "../../ui/field.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useProvenForm } from "../accounts/proof.tsx";
import { webhooksQuery } from "../sharing/queries.ts";
import styles from "../api-keys/keys-page.module.css";

/** Makes a webhook; `onMade` takes its secret. */
export function WebhookForm({ onMade }: { onMade: (secret: string) => void }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const refused = useRefusal();
  const refusal = refused?.form === "webhook" ? refused : undefined;
  const [url, setUrl] = useState(refusal?.typed.url ?? "");
  const [chosen, setChosen] = useState<readonly string[]>(
    refusal?.typed.events?.split(" ") ?? WEBHOOK_EVENTS,
  );
  const events = WEBHOOK_EVENTS.filter((event) => chosen.includes(event));
  const { form, proof, error, failure, busy, run } = useProvenForm({
    call: () => api(createWebhook, { body: { url: url.trim(), events } }),
    onDone: ({ secret }) => onMade(secret),
    onSettled: () => queryClient.invalidateQueries({ queryKey: webhooksQuery(api).queryKey }),
    refusal: refusal?.error ?? null,
    className: styles.proof,
  });
  // A missing proof has this code, too, but `useProvenForm` keeps it out of `error`: what is left is the URL.
  const isUrlRefused = (error as { code?: string } | null)?.code === "invalid_input";
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action="/account/webhooks"
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <h2 className="title-2">{t("webhooks:new")}</h2>
      <input type="hidden" name={WEBHOOK_FIELDS.action} value="create" />
      <Field
        label={t("webhooks:url.label")}
        hint={t("webhooks:url.hint")}
        error={isUrlRefused ? t("webhooks:url.refused") : undefined}
        name={WEBHOOK_FIELDS.url}
        type="url"
        inputMode="url"
        dir="ltr"
        placeholder="https://example.com/dreams"
        maxLength={WEBHOOK_URL_MAX}
        required
        autoComplete="off"
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <fieldset className={styles.rights}>
        <legend>{t("webhooks:events.legend")}</legend>
        {WEBHOOK_EVENTS.map((event) => {
          const name = event === "dream.done" ? "done" : "failed";
          return (
            <Switch
              key={event}
              name={event}
              label={t(`webhooks:events.${name}.name`)}
              hint={t(`webhooks:events.${name}.hint`)}
              checked={chosen.includes(event)}
              onChange={(on) => setChosen(on ? [...chosen, event] : chosen.filter((one) => one !== event))}
            />
          );
        })}
      </fieldset>
      {proof}
      {failure && !isUrlRefused && <FormError>{failure}</FormError>}
      <div>
        <Button type="submit" size="lg" busy={busy} disabled={events.length === 0}>
          {t("webhooks:create")}
        </Button>
      </div>
    </form>
  );
}
