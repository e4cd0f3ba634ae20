import { useQuery } from "@tanstack/react-query";
import { Trans, useTranslation } from "react-i18next";
import type { Me } from "#shared/credits.ts";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Footer } from "../../ui/footer.tsx";
import { ArrowBackIcon } from "../../ui/icons.tsx";
import { Shell } from "../../ui/shell.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useToast } from "../../ui/toasts.tsx";
import { configQuery, meQuery } from "../queries.ts";
import { HowTokensWork } from "./how-tokens-work.tsx";
import { Packages } from "./packages.tsx";
import { Plans } from "./plans.tsx";
import "./pricing-page.css";

/** Gives the function behind every buy button. */
function usePurchase(me: Me | null): () => void {
  const { t } = useTranslation();
  const toast = useToast();
  return () => {
    if (!me) {
      toast({
        title: t("pricing:loginRequired"),
        text: t("pricing:loginRequiredText"),
        variant: "destructive",
      });
    } else {
      toast({ title: t("pricing:comingSoon"), text: t("pricing:comingSoonText") });
    }
  };
}

export default function PricingPage() {
  const { t } = useTranslation();
  const { api } = useApp();
  const { data: me = null } = useQuery(meQuery(api));
  const config = useQuery(configQuery(api));
  const purchase = usePurchase(me);
  return (
    <Shell me={me} current="pricing">
      <div className="wrap pricing">
        <TextLink className="pricing-back small quiet" to="/">
          <ArrowBackIcon />
          {t("pricing:back")}
        </TextLink>
        <div className="pricing-head">
          <h1 className="display-2">
            <Trans i18nKey="pricing:heading" components={{ br: <br /> }} />
          </h1>
          <p className="lede">{t("pricing:lede")}</p>
        </div>
        {config.data ? (
          <>
            <Packages config={config.data} onBuy={purchase} />
            <Plans plans={config.data.plans} onSubscribe={purchase} />
            <HowTokensWork costs={config.data.costs} />
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
      <Footer />
    </Shell>
  );
}
