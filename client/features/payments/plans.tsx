import type { Me } from "#shared/accounts.ts";
import type { SiteConfig } from "#shared/site.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { CheckIcon } from "../../ui/icons.tsx";
import { formatMoney, formatNumber } from "../../lib/numbers.ts";
import type { Purchase, Purchases } from "./use-purchase.ts";
import styles from "./plans.module.css";
import pricingStyles from "./pricing-page.module.css";

type Plan = SiteConfig["plans"][number];

/** What each plan brings beside its tokens, as parts of `pricing:benefits` keys. */
const BENEFITS = {
  basic: ["renewal", "mail"],
  pro: ["priority", "early"],
  premium: ["always", "special", "api"],
} as const;
type PlanId = keyof typeof BENEFITS;
const isKnown = (plan: Plan): plan is Plan & { id: PlanId } => plan.id in BENEFITS;

interface PlansProps {
  plans: readonly Plan[];
  subscription: Me["subscription"];
  purchases: Purchases;
}

/** Tokens by the month; the popular plan stands out in the other theme. */
export function Plans({ plans, subscription, purchases }: PlansProps) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const currentPlan = subscription && subscription.status !== "ended" ? subscription.planId : null;
  return (
    <section className={pricingStyles.section} aria-labelledby="plans-title">
      <div className={pricingStyles.sectionHead}>
        <h2 className="title-1" id="plans-title">
          {t("pricing:plans.heading")}
        </h2>
        <p className="muted">{t("pricing:plans.note")}</p>
      </div>
      <ul className={styles.plans}>
        {plans.filter(isKnown).map((plan) => {
          const name = t(`pricing:plans.${plan.id}`);
          const amount = formatNumber(plan.tokens, locale);
          const purchase: Purchase = { kind: "plan", id: plan.id };
          const busy = purchases.isBuying(purchase);
          const current = plan.id === currentPlan;
          const action = t(currentPlan ? "pricing:plans.switch" : "pricing:plans.subscribe");
          return (
            <li key={plan.id} className={styles.plan} data-popular={plan.popular ? "" : undefined}>
              <div className={styles.top}>
                <h3 className="title-2">{name}</h3>
                {current ? (
                  <Badge tone="ok">{t("pricing:plans.current")}</Badge>
                ) : (
                  plan.popular && <Badge tone="solid">{t("pricing:popularBadge")}</Badge>
                )}
              </div>
              <p className={styles.price}>
                <bdi>{formatMoney(plan.amount, plan.currency, locale)}</bdi>
                <small>{t("pricing:plans.perMonth")}</small>
              </p>
              <p className="small quiet">{t("pricing:plans.tokens", { count: plan.tokens, amount })}</p>
              <ul className={styles.benefits}>
                {BENEFITS[plan.id].map((benefit) => (
                  <li key={benefit}>
                    <CheckIcon />
                    {t(`pricing:benefits.${benefit}`)}
                  </li>
                ))}
              </ul>
              {current ? (
                <ButtonLink block variant={plan.popular ? "primary" : "secondary"} to="/account#plan">
                  {t("pricing:plans.manage")}
                </ButtonLink>
              ) : (
                <Button
                  block
                  variant={plan.popular ? "primary" : "secondary"}
                  busy={busy}
                  onClick={() => purchases.buy(purchase)}
                >
                  {busy ? t("pricing:processing") : action}
                  <span className="sr-only">: {name}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
