import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { WEBHOOKS_MAX } from "#shared/webhooks.ts";
import { hasFailed } from "../../lib/failed-query.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useApp, useRefusal } from "../../lib/context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { MadeOnce } from "../api-keys/made-once.tsx";
import { webhooksQuery } from "../sharing/queries.ts";
import { AccountSubpage } from "../site/account-subpage.tsx";
import { WebhookForm } from "./webhook-form.tsx";
import { WebhookItem } from "./webhook-item.tsx";
import styles from "../api-keys/keys-page.module.css";

function Webhooks() {
  const { t } = useTranslation();
  const { api } = useApp();
  const refusal = useRefusal();
  const query = useQuery(webhooksQuery(api));
  const { data } = query;
  const [made, setMade] = useState(refusal?.form === "webhook-made" ? refusal.typed.key : undefined);
  if (hasFailed(query))
    return <LoadFailure title={t("common:networkError")} action={t("keys:failure.action")} query={query} />;
  const isFull = data !== undefined && data.webhooks.length >= WEBHOOKS_MAX;
  return (
    <>
      {made !== undefined && (
        <MadeOnce
          key={made}
          title={t("webhooks:made")}
          text={t("webhooks:once")}
          label={t("webhooks:secret")}
          value={made}
          page="/account/webhooks"
          onDone={() => setMade(undefined)}
        />
      )}
      {data && data.webhooks.length > 0 && (
        <section aria-label={t("webhooks:title")}>
          <ul className={styles.list}>
            {data.webhooks.map((webhook) => (
              <WebhookItem key={webhook.id} webhook={webhook} onSecret={setMade} />
            ))}
          </ul>
        </section>
      )}
      {data && !data.allowed && (
        <section className={styles.plan}>
          <h2 className="title-2">{t("webhooks:plan.title")}</h2>
          <p className="muted">{t("webhooks:plan.text")}</p>
          <ButtonLink to="/pricing" variant="secondary">
            {t("keys:plan.action")}
          </ButtonLink>
        </section>
      )}
      {data?.allowed && isFull && <p className="muted">{t("webhooks:full", { max: WEBHOOKS_MAX })}</p>}
      {data?.allowed && !isFull && made === undefined && <WebhookForm onMade={setMade} />}
    </>
  );
}

/** The URLs that are called at the end of the user's dreams. */
export default function WebhooksPage() {
  const { t } = useTranslation();
  return (
    <AccountSubpage
      back={{ to: "/account/keys", text: t("keys:title") }}
      title={t("webhooks:title")}
      lede={t("webhooks:lede")}
    >
      <Webhooks />
    </AccountSubpage>
  );
}
