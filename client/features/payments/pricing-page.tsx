import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Footer } from "../site/footer.tsx";
import { ArrowBackIcon } from "../../ui/icons.tsx";
import { OpenShell } from "../site/open-shell.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { configQuery } from "../site/queries.ts";
import { useMe } from "../accounts/queries.ts";
import { CreditCosts } from "./credit-costs.tsx";
import { Packages } from "./packages.tsx";
import { Plans } from "./plans.tsx";
import { usePurchase } from "./use-purchase.ts";
import styles from "./pricing-page.module.css";

export default function PricingPage() {
  const { t } = useTranslation();
  const { api } = useApp();
  const me = useMe();
  const [params] = useSearchParams();
  const config = useQuery(configQuery(api));
  const purchases = usePurchase(me, config.data?.payments, me && params.get("buy"));
  return (
    <OpenShell current="pricing" footer={<Footer />}>
      <div className={`wrap ${styles.pricing}`}>
        <ButtonLink className={styles.back} variant="ghost" size="sm" icon={<ArrowBackIcon />} to="/">
          {t("pricing:back")}
        </ButtonLink>
        <div className={`split-head ${styles.head}`}>
          <h1 className="display-2">
            <RichText text={t("pricing:heading")} />
          </h1>
          <p className="lede">{t("pricing:lede")}</p>
          {config.data?.payments === "sandbox" && <p className={styles.sandbox}>{t("pricing:sandbox")}</p>}
        </div>
        {config.data ? (
          <>
            <Packages config={config.data} purchases={purchases} />
            <Plans plans={config.data.plans} subscription={me?.subscription ?? null} purchases={purchases} />
            <CreditCosts costs={config.data.costs} />
          </>
        ) : (
          <Empty
            title={t("pricing:unavailable")}
            text={t("pricing:unavailableText")}
            action={
              <Button variant="secondary" busy={config.isFetching} onClick={() => void config.refetch()}>
                {t("pricing:retry")}
              </Button>
            }
          />
        )}
      </div>
    </OpenShell>
  );
}
