import { lazy, Suspense } from "react";
import type { Me } from "#shared/accounts.ts";
import { zoneOf } from "../../../lib/time-zone.ts";
import { dateFormat } from "../../../i18n/formats.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { EditableRow } from "./section.tsx";
import { useHourText } from "./use-hour-text.ts";

const NightsForm = lazy(() => import("./nights-form.tsx"));

/** "Istanbul (GMT+3)"; without the offset in a browser that does not know the zone. */
function useZoneName(): (zone: string) => string {
  const { locale } = useApp();
  return (zone) => {
    const name = zone.split("/").at(-1)!.replaceAll("_", " ");
    if (zoneOf(zone, "") === "") return name;
    const format = dateFormat(`${locale}-u-nu-latn`, { timeZone: zone, timeZoneName: "shortOffset" });
    const offset = format.formatToParts(new Date()).find(({ type }) => type === "timeZoneName")?.value ?? "";
    return `${name} (${offset})`;
  };
}

/** The zone in which a user's nights are counted, and the hour at which they end. */
export function NightsRows({ nights }: { nights: Me["nights"] }) {
  const { t } = useTranslation();
  const hourText = useHourText();
  const zoneName = useZoneName();
  const form = (field: "timeZone" | "nightEnds", close: () => void) => (
    <Suspense>
      <NightsForm nights={nights} field={field} onClose={close} />
    </Suspense>
  );
  return (
    <>
      <EditableRow label={t("account:nights.zone")} renderForm={(close) => form("timeZone", close)}>
        {nights.timeZone === null ? (
          <span className="quiet">{t("account:nights.unknown")}</span>
        ) : (
          <bdi suppressHydrationWarning>{zoneName(nights.timeZone)}</bdi>
        )}
      </EditableRow>
      <EditableRow label={t("account:nights.ends")} renderForm={(close) => form("nightEnds", close)}>
        <bdi>{hourText(nights.nightEnds)}</bdi>
      </EditableRow>
    </>
  );
}
