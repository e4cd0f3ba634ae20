import { SITE_FIGURES } from "#shared/site-figures.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatFigure } from "../../lib/numbers.ts";
import styles from "./stats.module.css";

export function Stats() {
  const { t } = useTranslation();
  const { locale } = useApp();
  const figure = (value: number) => formatFigure(value, locale);
  const stats = [
    { name: "users", value: `${figure(SITE_FIGURES.users)}+` },
    { name: "rating", value: figure(SITE_FIGURES.rating), of: `/${figure(SITE_FIGURES.ratingMax)}` },
    { name: "dreams", value: `${figure(SITE_FIGURES.dreams)}+` },
    { name: "accuracy", value: t("landing:stats.percent", { value: figure(SITE_FIGURES.accuracyPercent) }) },
  ];
  return (
    <div className="wrap">
      <dl className={styles.stats}>
        {stats.map(({ name, value, of }) => (
          <div key={name}>
            <dt>{t(`landing:stats.${name}`)}</dt>
            <dd>
              <bdi>
                {value}
                {of && <small>{of}</small>}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
