import type { ReactNode } from "react";
import { RESOLUTIONS } from "#shared/dreams.ts";
import type { SiteConfig } from "#shared/site.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatNumber } from "../../lib/numbers.ts";
import { Phase } from "../../ui/phase.tsx";
import styles from "./credit-costs.module.css";
import pricingStyles from "./pricing-page.module.css";

/** How full the moon of each resolution is, 0 to 1. */
const RESOLUTION_MOON = { "480p": 0.2, "720p": 0.5, "1080p": 1 } as const;

function Cost({ sign, name, children }: { sign: ReactNode; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        {sign}
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

export function CreditCosts({ costs }: { costs: SiteConfig["costs"] }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const priced = (name: string, tokens: number) =>
    t("pricing:how.entry", {
      name,
      tokens: t("common:tokens", { count: tokens, amount: formatNumber(tokens, locale) }),
    });
  const imageCost = costs.reading + costs.image;
  return (
    <section className={`${pricingStyles.section} ${styles.how}`} aria-labelledby="how-title">
      <div>
        <h2 className="title-1" id="how-title">
          {t("pricing:how.heading")}
        </h2>
        <p className="muted">{t("pricing:how.lede")}</p>
      </div>
      <dl>
        <Cost sign={<Phase value={0} />} name={priced(t("pricing:how.reading"), costs.reading)}>
          {t("pricing:how.readingText")}
        </Cost>
        <Cost sign={<Phase value={0.1} />} name={priced(t("pricing:how.image"), imageCost)}>
          {t("pricing:how.imageText")}
        </Cost>
        {RESOLUTIONS.map((resolution) => (
          <Cost
            key={resolution}
            sign={<Phase value={RESOLUTION_MOON[resolution]} />}
            name={priced(resolution, imageCost + costs.video[resolution])}
          >
            {t(`pricing:how.${resolution}`)}
          </Cost>
        ))}
        <Cost sign={<Phase value={0} />} name={priced(t("pricing:how.lens"), costs.lens)}>
          {t("pricing:how.lensText")}
        </Cost>
        <Cost sign={<span className={styles.disc} />} name={t("pricing:how.failure")}>
          {t("pricing:how.failureText")}
        </Cost>
      </dl>
    </section>
  );
}
