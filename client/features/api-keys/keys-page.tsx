import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { hasFailed } from "../../lib/failed-query.ts";
import { useApp, useRefusal } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { keysQuery } from "../sharing/queries.ts";
import { AccountSubpage } from "../site/account-subpage.tsx";
import { KeyForm } from "./key-form.tsx";
import { KeyItem } from "./key-item.tsx";
import { MadeOnce } from "./made-once.tsx";
import styles from "./keys-page.module.css";

function Keys() {
  const { t } = useTranslation();
  const { api } = useApp();
  const refusal = useRefusal();
  const query = useQuery(keysQuery(api));
  const { data } = query;
  const [made, setMade] = useState(refusal?.form === "key-made" ? refusal.typed.key : undefined);
  if (hasFailed(query))
    return <LoadFailure title={t("keys:failure.title")} action={t("keys:failure.action")} query={query} />;
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
  return (
    <AccountSubpage
      back={{ to: "/account", text: t("keys:back") }}
      title={t("keys:title")}
      lede={t("keys:lede")}
      more={
        <>
          <TextLink to="/account/webhooks">{t("keys:webhooks")}</TextLink>
          {" · "}
          <TextLink to="/developers">{t("keys:docs")}</TextLink>
        </>
      }
    >
      <Keys />
    </AccountSubpage>
  );
}
