import type { MonthComparison } from "#shared/patterns.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { RichText } from "../../ui/rich-text.tsx";
import { shares } from "./claim.tsx";
import { LinkedText } from "./linked-text.tsx";
import { useNights } from "./nights.ts";

interface MonthClaimProps {
  text: "patterns:moods.heavy" | "patterns:hours.compared";
  comparison: MonthComparison;
  /** The URL of the counted dreams. */
  to: string;
}

/** How a month differs from all before it, and whether chance explains that. */
export function MonthClaim({ text, comparison, to }: MonthClaimProps) {
  const { t } = useTranslation();
  const nights = useNights();
  const { month, these, certainty } = comparison;
  const words = t(text, { ...shares(comparison), month: nights(month, "month") });
  return (
    <p className="muted small">
      {these.count > 0 ? <LinkedText text={words} to={to} /> : <RichText text={words} />}{" "}
      {t(`patterns:claim.${certainty === "clear" ? "differs" : certainty}`)}
    </p>
  );
}
