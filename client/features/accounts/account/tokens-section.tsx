import type { Me } from "#shared/accounts.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { formatNumber } from "../../../lib/numbers.ts";
import { useDates } from "../../dreams/dates.ts";
import { Entries } from "./entries.tsx";
import { Payments } from "./payments.tsx";
import { Plan } from "./plan.tsx";
import { Receipts } from "./receipts.tsx";
import { Row, Section } from "./section.tsx";
import styles from "./account.module.css";

/** The balance and its lots, the plan, what each dream cost, and the payments. */
export function TokensSection({ me }: { me: Me }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const date = useDates();
  const lots = me.lots.filter(({ remaining }) => remaining > 0);
  return (
    <Section id="tokens">
      <div className={styles.balanceLine}>
        <p className={`figure ${styles.balance}`}>
          {formatNumber(me.credits, locale)} <span>{t("common:tokenUnit", { count: me.credits })}</span>
        </p>
        <ButtonLink to="/pricing" variant="secondary" size="sm">
          {t("common:nav.pricing")}
        </ButtonLink>
      </div>
      {lots.map(({ source, remaining, expiresAt }, at) => (
        <Row
          key={`${source} ${expiresAt} ${at}`}
          label={t(`tokens:lots.${source}`)}
          action={<span className="num num-column">{formatNumber(remaining, locale)}</span>}
        >
          <span className="small muted" suppressHydrationWarning>
            {expiresAt
              ? t("tokens:lots.until", { date: date(expiresAt, "until") })
              : t("tokens:lots.forever")}
          </span>
        </Row>
      ))}
      <Plan subscription={me.subscription} />
      <Entries />
      <Receipts />
      <Payments />
    </Section>
  );
}
