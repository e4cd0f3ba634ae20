import type { MonthComparison } from "#shared/patterns.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
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
  return (
    <p className="muted small">
      <LinkedText text={t(text, { ...figures, month: nights(month, "month") })} to={to} />{" "}
      {t(`patterns:claim.${certainty === "clear" ? "differs" : certainty}`)}
    </p>
  );
}
