import type { Money } from "#shared/admin/payments.ts";
import { useApp } from "../../lib/context.tsx";
import { numberFormat } from "../../i18n/formats.ts";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** Writes numbers in the user's language with Latin digits. */
export function useAdminNumbers() {
  const { locale } = useApp();
  const latin = `${locale}-u-nu-latn`;
  const format = (options?: Intl.NumberFormatOptions) => numberFormat(latin, options);
  const unit = (value: number, name: string, digits = 0) =>
    format({ style: "unit", unit: name, unitDisplay: "short", maximumFractionDigits: digits }).format(value);
  return {
    whole: (value: number) => format().format(value),
    signed: (value: number) => format({ signDisplay: "exceptZero" }).format(value),
    /** `4.2K`. */
    short: (value: number) => format({ notation: "compact", maximumFractionDigits: 1 }).format(value),
    /** A share of 0 to 1. */
    percent: (share: number, digits = 1) =>
      format({ style: "percent", maximumFractionDigits: digits }).format(share),
    /** A change of a figure, as a share of its former value. */
    change: (share: number) =>
      format({ style: "percent", maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(share),
    /** Percentage points with their sign, without a unit. */
    points: (share: number) =>
      format({ maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(share * 100),
    duration: (seconds: number) => {
      const total = Math.round(seconds);
      const minutes = Math.floor(total / 60);
      const rest = unit(total % 60, "second");
      return minutes > 0 ? `${unit(minutes, "minute")} ${rest}` : rest;
    },
    bytes: (count: number) => {
      const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, count)) / Math.log(1000)));
      return unit(count / 1000 ** power, UNITS[power]!, 1);
    },
    /** Always with two decimals. */
    money: ({ amount, currency }: Money) =>
      // The Arabic format contains a direction mark that displays "US$" reversed.
      numberFormat(locale === "ar" ? "en-US" : latin, {
        style: "currency",
        currency,
        currencyDisplay: "narrowSymbol",
        minimumFractionDigits: 2,
      }).format(amount / 100),
  };
}
