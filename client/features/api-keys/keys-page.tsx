import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp, useRefusal } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useMe } from "../accounts/queries.ts";
import { keysQuery } from "../sharing/queries.ts";
import { Shell } from "../site/shell.tsx";
import { KeyForm } from "./key-form.tsx";
import { KeyItem } from "./key-item.tsx";
import { MadeOnce } from "./made-once.tsx";
import styles from "./keys-page.module.css";

function Keys() {
  const { t } = useTranslation();
  const { api } = useApp();
  const refusal = useRefusal();
  const { data, isError, isFetching, refetch } = useQuery(keysQuery(api));
  const [made, setMade] = useState(refusal?.form === "key-made" ? refusal.typed.key : undefined);
  if (!data && isError) {
    return (
      <Empty
        title={t("keys:failure.title")}
        action={
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {t("keys:failure.action")}
          </Button>
        }
      />
    );
  }
  return (
    <>
      {made !== undefined && (
        <MadeOnce
          title={t("keys:made")}
          text={t("keys:once")}
          label={t("keys:value")}
          value={made}
          page="/account/keys"
          onDone={() => setMade(undefined)}
        />
      )}
      {data && data.keys.length > 0 && (
        <section aria-label={t("keys:title")}>
          <ul className={styles.list}>
            {data.keys.map((key) => (
              <KeyItem key={key.id} apiKey={key} />
            ))}
          </ul>
        </section>
      )}
      {data && !data.allowed && (
        <section className={styles.plan}>
          <h2 className="title-2">{t("keys:plan.title")}</h2>
          <p className="muted">{t("keys:plan.text")}</p>
          <ButtonLink to="/pricing" variant="secondary">
            {t("keys:plan.action")}
          </ButtonLink>
        </section>
      )}
      {data?.allowed && made === undefined && <KeyForm onMade={setMade} />}
    </>
  );
}

/** The user's keys of the API. */
export default function KeysPage() {
  const { t } = useTranslation();
  const me = useMe();
  return (
    <Shell>
      <div className={`wrap ${styles.page}`}>
        {me && (
          <>
            <BackLink to="/account">{t("keys:back")}</BackLink>
            <header className={styles.head}>
              <h1 className="display-2">{t("keys:title")}</h1>
              <p className="muted">{t("keys:lede")}</p>
              <p className="small">
                <TextLink to="/account/webhooks">{t("keys:webhooks")}</TextLink>
                {" · "}
                <TextLink to="/developers">{t("keys:docs")}</TextLink>
              </p>
            </header>
            <Keys />
          </>
        )}
      </div>
    </Shell>
  );
}
