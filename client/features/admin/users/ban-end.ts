import { useTranslation } from "../../../i18n/use-translation.ts";
import { useAdminDates } from "../admin-dates.ts";

/** A ban without an end is stored as one that ends in the year 9999. */
const PERMANENT_BAN_YEAR = 9999;

/** Returns the function that writes the end of a ban: "permanent", or the time. */
export function useBanEnd(): (until: string) => string {
  const { t } = useTranslation();
  const dates = useAdminDates();
  return (until) =>
    new Date(until).getUTCFullYear() >= PERMANENT_BAN_YEAR
      ? t("admin:user.forGood")
      : t("admin:user.until", { date: dates.moment(until) });
}
