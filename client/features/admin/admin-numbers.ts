import type { Money } from "#shared/admin/payments.ts";
import { useApp } from "../../lib/context.tsx";
import { numberFormat } from "../../i18n/formats.ts";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** Writes the admin area's figures in the person's language, digits always Latin. */
export function useAdminNumbers() {
  const { locale } = useApp();
  const latin = `${locale}-u-nu-latn`;
  const format = (options?: Intl.NumberFormatOptions) => numberFormat(latin, options);
  const unit = (value: number, name: string, digits = 0) =>
    format({ style: "unit", unit: name, unitDisplay: "short", maximumFractionDigits: digits }).format(value);
  return {
    whole: (value: number) => format().format(value),
    /** With its sign, as a change. */
    signed: (value: number) => format({ signDisplay: "exceptZero" }).format(value),
    /** `4.2K` and the like, for scales. */
    short: (value: number) => format({ notation: "compact", maximumFractionDigits: 1 }).format(value),
    /** A share of 0 to 1. */
    percent: (share: number) => format({ style: "percent", maximumFractionDigits: 1 }).format(share),
    /** A change of a figure, as a share of what it was. */
    change: (share: number) =>
      format({ style: "percent", maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(share),
    /** Percentage points with their sign, without a unit. */
    points: (share: number) =>
      format({ maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(share * 100),
    /** Seconds in minutes and seconds. */
    duration: (seconds: number) => {
      const all = Math.round(seconds);
      const minutes = Math.floor(all / 60);
      const rest = unit(all % 60, "second");
      return minutes > 0 ? `${unit(minutes, "minute")} ${rest}` : rest;
    },
    bytes: (count: number) => {
      const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, count)) / Math.log(1000)));
      return unit(count / 1000 ** power, UNITS[power]!, 1);
    },
    /** Always with two decimals. */
    money: ({ amount, currency }: Money) =>
      // Arabic puts Latin currency letters behind a mark that turns "US$" around.
      numberFormat(locale === "ar" ? "en-US" : latin, {
        style: "currency",
        currency,
        currencyDisplay: "narrowSymbol",
        minimumFractionDigits: 2,
      }).format(amount / 100),
  };
}
