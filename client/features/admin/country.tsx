import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import styles from "./admin-page.module.css";

const files = import.meta.glob<string>("../../../node_modules/country-flag-icons/3x2/??.svg", {
  eager: true,
  import: "default",
  query: "?url",
});
const names = new Map<string, Intl.DisplayNames>();

function nameOf(code: string, locale: string): string {
  let known = names.get(locale);
  if (!known) names.set(locale, (known = new Intl.DisplayNames(locale, { type: "region" })));
  return known.of(code) ?? code;
}

/** A country's flag and name by its two letters. */
export function Country({ code }: { code: string | null }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  if (!code || !/^[A-Z]{2}$/.test(code))
    return <span className={`${styles.country} quiet`}>{t("admin:unknownCountry")}</span>;
  const flag = files[`../../../node_modules/country-flag-icons/3x2/${code}.svg`];
  return (
    <span className={styles.country}>
      {flag && <img src={flag} alt="" width="21" height="14" />}
      {/* Browsers and servers may know a country by different names. */}
      <span suppressHydrationWarning>{nameOf(code, locale)}</span>
    </span>
  );
}
