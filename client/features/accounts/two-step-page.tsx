import { useQuery } from "@tanstack/react-query";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Shell } from "../site/shell.tsx";
import { useMe } from "./queries.ts";
import { secondFactorQuery } from "../sharing/queries.ts";
import { TwoStep } from "./two-step/two-step.tsx";
import styles from "./two-step/two-step.module.css";

function Content() {
  const { t } = useTranslation();
  const { api } = useApp();
  const { data, isError, isFetching, refetch } = useQuery(secondFactorQuery(api));
  if (data) return <TwoStep state={data} />;
  if (!isError) return null;
  return (
    <Empty
      title={t("common:failure.title")}
      action={
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t("common:failure.retry")}
        </Button>
      }
    />
  );
}

/** The user's second factor: an authenticator and recovery codes. */
export default function TwoStepPage() {
  const { t } = useTranslation();
  const me = useMe();
  return (
    <Shell>
      <div className={`wrap ${styles.page}`}>
        {me && (
          <>
            <BackLink to="/account#access">{t("twostep:back")}</BackLink>
            <header className={styles.head}>
              <h1 className="display-2">{t("twostep:title")}</h1>
              <p className="muted">{t("twostep:lede")}</p>
            </header>
            <Content />
          </>
        )}
      </div>
    </Shell>
  );
}
