import type { Me } from "#shared/accounts.ts";
import { dreamCost } from "#shared/prices.ts";
import type { SiteConfig } from "#shared/site.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { formatMoney, formatNumber } from "../../lib/numbers.ts";
import { savingPercent } from "./packages.tsx";
import { PlanCard, PlanList } from "./plan-card.tsx";
import { BuyButton } from "./buy-button.tsx";
import type { Purchase, Purchases } from "./use-purchase.ts";
import pricingStyles from "./pricing-page.module.css";

type Plan = SiteConfig["plans"][number];

const PLAN_IDS = ["basic", "pro", "premium"] as const;
type PlanId = (typeof PLAN_IDS)[number];
const isKnown = (plan: Plan): plan is Plan & { id: PlanId } =>
  (PLAN_IDS as readonly string[]).includes(plan.id);

interface PlansProps {
  plans: readonly Plan[];
  subscription: Me["subscription"];
  purchases: Purchases;
}

export function Plans({ plans, subscription, purchases }: PlansProps) {
  const { t } = useTranslation();
  const { locale, supportEmail } = useApp();
  const popularPlan = plans.find(({ popular }) => popular);
  const currentPlan = subscription && subscription.status !== "ended" ? subscription.planId : null;
  return (
    <section className={pricingStyles.section} aria-labelledby="plans-title">
      <div className={pricingStyles.sectionHead}>
        <h2 className="title-1" id="plans-title">
          {t("pricing:plans.heading")}
        </h2>
        <p className="muted">{t("pricing:plans.note")}</p>
      </div>
      <PlanList>
        {plans.filter(isKnown).map((plan) => {
          const name = t(`pricing:plans.${plan.id}`);
          const dreams = Math.floor(plan.tokens / dreamCost("full", "480p"));
          const saving = savingPercent(plan, popularPlan);
          const purchase: Purchase = { kind: "plan", id: plan.id };
          const current = plan.id === currentPlan;
          const look = { block: true, variant: plan.popular ? "primary" : "secondary" } as const;
          return (
            <PlanCard
              key={plan.id}
              name={name}
              popular={plan.popular}
              badges={
                current ? (
                  <Badge tone="ok">{t("pricing:plans.current")}</Badge>
                ) : purchases.isChosen(purchase) ? (
                  <Badge tone="ok">{t("pricing:chosenBadge")}</Badge>
                ) : (
                  <>
                    {plan.popular && <Badge tone="solid">{t("pricing:popularBadge")}</Badge>}
                    {saving > 0 && (
                      <Badge tone="dawn">{t("pricing:packages.saving", { percent: saving })}</Badge>
                    )}
                  </>
                )
              }
              price={formatMoney(plan.amount, plan.currency, locale)}
              period={t("pricing:plans.perMonth")}
              credits={t("pricing:plans.tokens", {
                count: plan.tokens,
                amount: formatNumber(plan.tokens, locale),
              })}
              benefits={[
                t("pricing:dreams", { count: dreams, amount: formatNumber(dreams, locale) }),
                t("pricing:benefits.renewal"),
                ...(plan.api ? [{ text: t("pricing:benefits.api"), to: "/developers" }] : []),
                ...(supportEmail ? [t("pricing:benefits.mail")] : []),
              ]}
              action={
                current ? (
                  <ButtonLink {...look} to="/account#plan">
                    {t("pricing:plans.manage")}
                  </ButtonLink>
                ) : (
                  <BuyButton
                    {...look}
                    purchase={purchase}
                    purchases={purchases}
                    action={t(currentPlan ? "pricing:plans.switch" : "pricing:plans.subscribe")}
                    name={name}
                  />
                )
              }
            />
          );
        })}
      </PlanList>
    </section>
  );
}
