import { Link } from "react-router-dom";
import type { Me } from "#shared/accounts.ts";
import type { SiteConfig } from "#shared/site.ts";
import { useApp } from "../../../lib/context.tsx";
import { formatNumber } from "../../../lib/numbers.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { ChevronDownIcon } from "../../../ui/icons.tsx";
import { Phase } from "../../../ui/phase.tsx";
import { useDates } from "../dates.ts";
import styles from "./dashboard-page.module.css";

type PlanName = "basic" | "pro" | "premium";
const PLAN_NAMES: readonly string[] = ["basic", "pro", "premium"] satisfies PlanName[];

interface BalanceCardProps {
  me: Me;
  config: SiteConfig | undefined;
  /** Credits that the chosen dream costs. */
  cost: number;
}

/** Lit share of the moon, 0 to 1: the balance relative to the plan, or to the popular package. */
function fullness({ credits, subscription }: Me, config: SiteConfig | undefined): number {
  const plan = config?.plans.find(({ id }) => id === subscription?.planId);
  const whole = plan ?? config?.packages.find(({ popular }) => popular);
  return whole ? Math.min(1, credits / whole.tokens) : Math.sign(credits) / 2;
}

function PlanLine({ subscription }: { subscription: NonNullable<Me["subscription"]> }) {
  const { t } = useTranslation();
  const date = useDates();
  const name = PLAN_NAMES.includes(subscription.planId) ? (subscription.planId as PlanName) : "other";
  const end = date(subscription.periodEnd, "day");
  return (
    <div className={styles.balancePlan}>
      <Badge tone="dawn">{t(`tokens:plan.${name}`)}</Badge>
      <span className="caption quiet" suppressHydrationWarning>
        {subscription.status === "past_due"
          ? t("tokens:balance.pastDue")
          : t(subscription.renews ? "tokens:balance.renews" : "tokens:balance.ends", { date: end })}
      </span>
    </div>
  );
}

/** The user's credits: balance, number of dreams they pay for, lots with expiry, plan. */
export function BalanceCard({ me, config, cost }: BalanceCardProps) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const date = useDates();
  const { credits, lots, subscription } = me;
  const more = Math.floor(credits / cost);
  const open = lots.filter(({ remaining }) => remaining > 0);

  return (
    <Card className={styles.balance} aria-labelledby="balance-title">
      <Phase className={styles.balanceMoon} tone="lit" value={fullness(me, config)} />
      <h2 className={`small quiet ${styles.balanceTitle}`} id="balance-title">
        <Link data-plain="" className={styles.balanceLink} to="/pricing">
          {t("tokens:balance.label")}
        </Link>
      </h2>
      <p className={`figure ${styles.balanceNumber}`}>{formatNumber(credits, locale)}</p>
      <p className="small muted">
        {more > 0 ? t("tokens:balance.more", { count: more }) : t("tokens:balance.none")}
      </p>
      {open.length > 0 && (
        <details className={styles.balanceLots}>
          <summary className="caption">
            {t("tokens:lots.label")}
            <ChevronDownIcon className={styles.balanceChevron} />
          </summary>
          <ul>
            {open.map(({ source, remaining, expiresAt }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two lots may be alike in all else
              <li key={`${index} ${source} ${expiresAt}`} className="caption">
                <span>{t(`tokens:lots.${source}`)}</span>
                <span className="num num-column">{formatNumber(remaining, locale)}</span>
                <span className="quiet" suppressHydrationWarning>
                  {expiresAt
                    ? t("tokens:lots.until", { date: date(expiresAt, "until") })
                    : t("tokens:lots.forever")}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {subscription && subscription.status !== "ended" && <PlanLine subscription={subscription} />}
    </Card>
  );
}
