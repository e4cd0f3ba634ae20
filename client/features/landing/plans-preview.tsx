import { dreamCost } from "#shared/prices.ts";
import { SHOWN_PLANS, SHOWN_PLANS_CURRENCY } from "#shared/site-figures.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { formatMoney, formatNumber } from "../../lib/numbers.ts";
import { PlanCard, PlanList } from "../payments/plan-card.tsx";
import { Section } from "./section.tsx";

/** Plans marked as examples: the pricing page sells others. */
export function PlansPreview() {
  const { t } = useTranslation();
  const { locale } = useApp();
  return (
    <Section id="plans" heading="landing:plans.heading" lede={t("landing:plans.lede")}>
      <PlanList>
        {SHOWN_PLANS.map(({ id, popular, discountPercent, amount, tokens }) => {
          const dreams = Math.floor(tokens / dreamCost("full", "480p"));
          const name = t(`landing:plans.${id}.name`);
          return (
            <PlanCard
              key={id}
              name={name}
              popular={popular}
              badges={
                <>
                  <span className="caption quiet">{t("landing:plans.example")}</span>
                  {popular && <Badge tone="solid">{t("landing:plans.popular")}</Badge>}
                  {discountPercent > 0 && (
                    <Badge tone="dawn">{t("landing:plans.discount", { percent: discountPercent })}</Badge>
                  )}
                </>
              }
              price={formatMoney(amount, SHOWN_PLANS_CURRENCY, locale)}
              period={t(`landing:plans.${id}.per`)}
              credits={t("common:tokens", { count: tokens, amount: formatNumber(tokens, locale) })}
              benefits={[t("landing:plans.dreams", { count: dreams, amount: formatNumber(dreams, locale) })]}
              action={
                <ButtonLink to="/pricing" block variant={popular ? "primary" : "secondary"}>
                  {t("landing:plans.choose")}
                  <span className="sr-only">: {name}</span>
                </ButtonLink>
              }
            />
          );
        })}
      </PlanList>
    </Section>
  );
}
