import type { ReactNode } from "react";
import { RESOLUTIONS } from "#shared/dreams.ts";
import type { SiteConfig } from "#shared/site.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatNumber } from "../../lib/numbers.ts";
import { Phase } from "../../ui/phase.tsx";
import styles from "./how-tokens-work.module.css";
import pricingStyles from "./pricing-page.module.css";

/** How full the moon is for each resolution. */
const RESOLUTION_MOON = { "480p": 0.2, "720p": 0.5, "1080p": 1 } as const;

function Entry({ sign, name, children }: { sign: ReactNode; name: string; children: ReactNode }) {
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

/** What a dream costs, from the site's own prices. */
export function HowTokensWork({ costs }: { costs: SiteConfig["costs"] }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const priced = (name: string, tokens: number) =>
    t("pricing:how.entry", {
      name,
      tokens: t("common:tokens", { count: tokens, amount: formatNumber(tokens, locale) }),
    });
  const picture = costs.reading + costs.image;
  return (
    <section className={`${pricingStyles.section} ${styles.how}`} aria-labelledby="how-title">
      <div>
        <h2 className="title-1" id="how-title">
          {t("pricing:how.heading")}
        </h2>
        <p className="muted">{t("pricing:how.lede")}</p>
      </div>
      <dl>
        <Entry sign={<Phase value={0} />} name={priced(t("pricing:how.reading"), costs.reading)}>
          {t("pricing:how.readingText")}
        </Entry>
        <Entry sign={<Phase value={0.1} />} name={priced(t("pricing:how.image"), picture)}>
          {t("pricing:how.imageText")}
        </Entry>
        {RESOLUTIONS.map((resolution) => (
          <Entry
            key={resolution}
            sign={<Phase value={RESOLUTION_MOON[resolution]} />}
            name={priced(resolution, picture + costs.video[resolution])}
          >
            {t(`pricing:how.${resolution}`)}
          </Entry>
        ))}
        <Entry sign={<span className={styles.howDisc} />} name={t("pricing:how.failure")}>
          {t("pricing:how.failureText")}
        </Entry>
      </dl>
    </section>
  );
}
