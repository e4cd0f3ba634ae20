import { dreamCost } from "#shared/prices.ts";
import type { SiteConfig } from "#shared/site.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { formatMoney, formatNumber } from "../../lib/numbers.ts";
import { Phase } from "../../ui/phase.tsx";
import { BuyButton } from "./buy-button.tsx";
import type { Purchase, Purchases } from "./use-purchase.ts";
import styles from "./packages.module.css";
import pricingStyles from "./pricing-page.module.css";

type Package = SiteConfig["packages"][number];

/** The trial sells others. */
const PACKAGE_IDS = ["starter", "popular", "pro"] as const;
type PackageId = (typeof PACKAGE_IDS)[number];
const isSoldHere = (item: Package): item is Package & { id: PackageId } =>
  (PACKAGE_IDS as readonly string[]).includes(item.id);

type Priced = Pick<Package, "amount" | "tokens" | "currency">;

/** How much cheaper a credit is than in the popular package, in whole percent; at least 0. */
export function savingPercent(item: Priced, popular: Priced | undefined): number {
  if (!popular || popular.currency !== item.currency) return 0;
  const share = (item.amount * popular.tokens) / (popular.amount * item.tokens);
  return Math.max(0, Math.round((1 - share) * 100));
}

export function Packages({ config, purchases }: { config: SiteConfig; purchases: Purchases }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const packages = config.packages.filter(isSoldHere);
  const largest = Math.max(...packages.map(({ tokens }) => tokens));
  const popular = packages.find((item) => item.popular);
  return (
    <section aria-labelledby="packages-title">
      <div className={pricingStyles.sectionHead}>
        <h2 className="title-1" id="packages-title">
          {t("pricing:packages.heading")}
        </h2>
        <p className="muted">{t("pricing:packages.note")}</p>
      </div>
      <ul className={styles.packages}>
        {packages.map((item) => {
          const name = t(`pricing:packages.${item.id}`);
          const dreams = Math.floor(item.tokens / dreamCost("full", "480p"));
          const purchase: Purchase = { kind: "package", id: item.id };
          const chosen = purchases.isChosen(purchase);
          const saving = savingPercent(item, popular);
          return (
            <li key={item.id} className={styles.package} data-popular={item.popular ? "" : undefined}>
              <div className={styles.top}>
                <Phase className={styles.moon} value={Math.sqrt(item.tokens / largest)} />
                {chosen ? (
                  <Badge tone="ok">{t("pricing:chosenBadge")}</Badge>
                ) : item.popular ? (
                  <Badge tone="solid">{t("pricing:popularBadge")}</Badge>
                ) : (
                  saving > 0 && <Badge tone="dawn">{t("pricing:packages.saving", { percent: saving })}</Badge>
                )}
              </div>
              <div>
                <h3 className={styles.name}>{name}</h3>
                <p className={`figure ${styles.amount}`}>
                  {formatNumber(item.tokens, locale)}{" "}
                  <span>{t("common:tokenUnit", { count: item.tokens })}</span>
                </p>
                <p className="small quiet">
                  {t("pricing:dreams", { count: dreams, amount: formatNumber(dreams, locale) })}
                </p>
              </div>
              <div className={styles.buy}>
                <p className="title-1">
                  <bdi>{formatMoney(item.amount, item.currency, locale)}</bdi>
                </p>
                <BuyButton
                  variant={item.popular ? "primary" : "secondary"}
                  purchase={purchase}
                  purchases={purchases}
                  action={t("pricing:packages.buy")}
                  name={name}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
