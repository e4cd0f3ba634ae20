import type { SiteConfig } from "#shared/site.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { formatMoney } from "../../../lib/numbers.ts";
import styles from "./dashboard-page.module.css";

export function BuyTokensCard({ config }: { config: SiteConfig | undefined }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const offer = config?.packages.find(({ popular, currency }) => popular && currency === "USD");
  return (
    <Card className={styles.buy} aria-labelledby="buy-title">
      <h2 className="title-2" id="buy-title">
        {t("dashboard:buy.title")}
      </h2>
      <p className="small muted" suppressHydrationWarning>
        {offer
          ? t("dashboard:buy.text", {
              tokens: t("dream:tokens", { count: offer.tokens }),
              price: formatMoney(offer.amount, offer.currency, locale),
            })
          : t("dashboard:buy.plain")}
      </p>
      <ButtonLink to="/pricing" variant="secondary" block className={styles.buyLink}>
        {t("dashboard:buy.action")}
      </ButtonLink>
    </Card>
  );
}
