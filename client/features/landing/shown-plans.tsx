import { SHOWN_PLANS, SHOWN_PLANS_CURRENCY } from "#shared/site-figures.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { CheckIcon } from "../../ui/icons.tsx";
import { formatMoney, formatNumber } from "../../lib/numbers.ts";
import { Section } from "./section.tsx";
// The same cards as on the page that sells.
import plansStyles from "../payments/plans.module.css";

/** Plans for display; buying is the pricing page's. */
export function ShownPlans() {
  const { t } = useTranslation();
  const { locale } = useApp();
  return (
    <Section id="plans" heading="landing:plans.heading" lede={t("landing:plans.lede")}>
      <ul className={plansStyles.plans}>
        {SHOWN_PLANS.map((plan) => {
          const name = t(`landing:plans.${plan.id}.name`);
          return (
            <li key={plan.id} className={plansStyles.plan} data-popular={plan.popular ? "" : undefined}>
              <div className={plansStyles.top}>
                <h3 className="title-2">{name}</h3>
                {plan.popular && <Badge tone="solid">{t("landing:plans.popular")}</Badge>}
                {plan.discountPercent > 0 && (
                  <Badge tone="dawn">{t("landing:plans.discount", { percent: plan.discountPercent })}</Badge>
                )}
              </div>
              <p className={plansStyles.price}>
                <bdi>{formatMoney(plan.amount, SHOWN_PLANS_CURRENCY, locale)}</bdi>
                <small>{t(`landing:plans.${plan.id}.per`)}</small>
              </p>
              <p className="small quiet">
                {t("common:tokens", { count: plan.tokens, amount: formatNumber(plan.tokens, locale) })}
              </p>
              <ul className={plansStyles.benefits}>
                {plan.benefits.map((benefit) => (
                  <li key={benefit}>
                    <CheckIcon />
                    {t(`landing:plans.benefits.${benefit}`)}
                  </li>
                ))}
              </ul>
              <ButtonLink to="/pricing" block variant={plan.popular ? "primary" : "secondary"}>
                {t("landing:plans.choose")}
                <span className="sr-only">: {name}</span>
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
