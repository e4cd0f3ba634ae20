import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { WEBHOOKS_MAX } from "#shared/webhooks.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useApp, useRefusal } from "../../lib/context.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { useMe } from "../accounts/queries.ts";
import { MadeOnce } from "../api-keys/made-once.tsx";
import { webhooksQuery } from "../sharing/queries.ts";
import { Shell } from "../site/shell.tsx";
import { WebhookForm } from "./webhook-form.tsx";
import { WebhookItem } from "./webhook-item.tsx";
import styles from "./own-webhooks.module.css";

function Webhooks() {
  const { t } = useTranslation();
  const { api } = useApp();
  const refusal = useRefusal();
  const { data, isError, isFetching, refetch } = useQuery(webhooksQuery(api));
  const [made, setMade] = useState(refusal?.form === "webhook-made" ? refusal.typed.key : undefined);
  if (!data && isError) {
    return (
      <Empty
        title={t("common:networkError")}
        action={
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {t("keys:failure.action")}
          </Button>
        }
      />
    );
  }
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
  const me = useMe();
  return (
    <Shell>
      <div className={`wrap ${styles.page}`}>
        {me && (
          <>
            <BackLink to="/account/keys">{t("keys:title")}</BackLink>
            <header className={styles.head}>
              <h1 className="display-2">{t("webhooks:title")}</h1>
              <p className="muted">{t("webhooks:lede")}</p>
            </header>
            <Webhooks />
          </>
        )}
      </div>
    </Shell>
  );
}
