import { dateFormat } from "../../../i18n/formats.ts";
import { useApp } from "../../../lib/context.tsx";

/** An hour of the day as the language writes it. */
export function useHourText(): (hour: number) => string {
  const { locale } = useApp();
  const options = { hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;
  return (hour) => dateFormat(`${locale}-u-nu-latn`, options).format(new Date(Date.UTC(2026, 0, 1, hour)));
}
