import type { Me } from "#shared/accounts.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { formatNumber } from "../../../lib/numbers.ts";
import { useDates } from "../../dreams/dates.ts";
import { Entries } from "./entries.tsx";
import { Section } from "./section.tsx";
import styles from "./account.module.css";

/** The balance, its lots with their expiry, and the ledger entries. */
export function CreditsSection({ me }: { me: Me }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const date = useDates();
  const lots = me.lots.filter(({ remaining }) => remaining > 0);
  return (
    <Section
      id="tokens"
      aside={
        <ButtonLink to="/pricing" variant="secondary" size="sm">
          {t("common:nav.pricing")}
        </ButtonLink>
      }
    >
      <p className={styles.balance}>
        {formatNumber(me.credits, locale)} <span>{t("common:tokenUnit", { count: me.credits })}</span>
      </p>
      {lots.length > 0 && (
        <ul className={styles.list}>
          {lots.map(({ source, remaining, expiresAt }, at) => (
            <li key={`${source} ${expiresAt} ${at}`} className={styles.row}>
              <span className={styles.rowMain}>
                {t(`dashboard:lots.${source}`)}
                <span className="caption quiet" suppressHydrationWarning>
                  {expiresAt
                    ? t("dashboard:lots.until", { date: date(expiresAt, "until") })
                    : t("dashboard:lots.forever")}
                </span>
              </span>
              <span className="num">{formatNumber(remaining, locale)}</span>
            </li>
          ))}
        </ul>
      )}
      <Entries />
    </Section>
  );
}
