import type { MonthComparison } from "#shared/patterns.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { RichText } from "../../ui/rich-text.tsx";
import { LinkedText } from "./linked-text.tsx";
import { useNights } from "./nights.ts";

interface MonthClaimProps {
  text: "patterns:moods.heavy" | "patterns:hours.compared";
  comparison: MonthComparison;
  /** The URL of the counted dreams. */
  to: string;
}

/** How a month differs from all before it, and whether chance explains that. */
export function MonthClaim({ text, comparison: { month, these, others, certainty }, to }: MonthClaimProps) {
  const { t } = useTranslation();
  const nights = useNights();
  const figures = { count: these.count, of: these.of, others: others.count, ofOthers: others.of };
  const words = t(text, { ...figures, month: nights(month, "month") });
  return (
    <p className="muted small">
      {these.count > 0 ? <LinkedText text={words} to={to} /> : <RichText text={words} />}{" "}
      {t(`patterns:claim.${certainty === "clear" ? "differs" : certainty}`)}
    </p>
  );
}
