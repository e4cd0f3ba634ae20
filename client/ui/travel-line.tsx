import { useTranslation } from "../i18n/use-translation.ts";
import "./travel-line.css";

/** Along the upper edge, while the next page is long in coming. The boot module draws the same before there is React. */
export function TravelLine() {
  const { t } = useTranslation();
  return <div className="travel-line" role="progressbar" aria-label={t("common:loading")} />;
}
