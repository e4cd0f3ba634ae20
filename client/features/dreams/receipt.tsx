import { useTranslation } from "react-i18next";
import type { Dream } from "#shared/dreams.ts";

/** What the dream has cost: held, used and returned tokens. */
export function Receipt({ dream }: { dream: Dream }) {
  const { t } = useTranslation();
  const { creditsHeld, creditsUsed, creditsReturned } = dream;
  const lines = [
    creditsHeld > 0 && t("dream:receipt.held", { count: creditsHeld }),
    creditsUsed > 0 && t("dream:receipt.used", { count: creditsUsed }),
    creditsReturned > 0 && t("dream:receipt.returned", { count: creditsReturned }),
  ].filter((line) => line !== false);
  return (
    <ul className="receipt caption quiet num" aria-label={t("dream:receipt.label")}>
      {lines.length > 0 ? (
        lines.map((line) => <li key={line}>{line}</li>)
      ) : (
        <li>{t("dream:receipt.free")}</li>
      )}
    </ul>
  );
}
