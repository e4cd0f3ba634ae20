import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import styles from "./admin-page.module.css";

const files = import.meta.glob<string>("../../../node_modules/country-flag-icons/3x2/??.svg", {
  eager: true,
  import: "default",
  query: "?url",
});
const namesByLocale = new Map<string, Intl.DisplayNames>();

function nameOf(code: string, locale: string): string {
  let names = namesByLocale.get(locale);
  if (!names) namesByLocale.set(locale, (names = new Intl.DisplayNames(locale, { type: "region" })));
  return names.of(code) ?? code;
}

/** Flag and name of a country by its ISO code of two letters. */
export function Country({ code }: { code: string | null }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  if (!code || !/^[A-Z]{2}$/.test(code))
    return <span className={`${styles.country} quiet`}>{t("admin:unknownCountry")}</span>;
  const flag = files[`../../../node_modules/country-flag-icons/3x2/${code}.svg`];
  return (
    <span className={styles.country}>
      {flag && <img src={flag} alt="" width="21" height="14" />}
      {/* Server and browser may name a country differently. */}
      <span suppressHydrationWarning>{nameOf(code, locale)}</span>
    </span>
  );
}
