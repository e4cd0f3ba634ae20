import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useApp, useRefusal } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Button, buttonClass, ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { useMe } from "../accounts/queries.ts";
import { CopyField } from "../sharing/link-item.tsx";
import { keysQuery } from "../sharing/queries.ts";
import { Shell } from "../site/shell.tsx";
import { KeyForm } from "./key-form.tsx";
import { KeyItem } from "./key-item.tsx";
import styles from "./keys-page.module.css";

/** The key that was made just now: the only time that it is shown. */
function NewKey({ text, onDone }: { text: string; onDone: () => void }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.made} aria-labelledby="made">
      <h2 className="title-1" id="made" ref={heading} tabIndex={-1}>
        <RichText text={t("keys:made")} />
      </h2>
      <p className="muted">{t("keys:once")}</p>
      <CopyField label={t("keys:value")} value={text} primary />
      <p>
        {/* Without script the page that is asked for again no longer has the key. */}
        <a
          className={buttonClass({ variant: "ghost", size: "sm" }, styles.done)}
          href="/account/keys"
          onClick={(event) => {
            event.preventDefault();
            onDone();
          }}
        >
          {t("keys:done")}
        </a>
      </p>
    </section>
  );
}

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
      {made !== undefined && <NewKey text={made} onDone={() => setMade(undefined)} />}
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
            </header>
            <Keys />
          </>
        )}
      </div>
    </Shell>
  );
}
