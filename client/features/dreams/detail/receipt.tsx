import type { Dream } from "#shared/dreams.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { makerOf } from "../dream-state.ts";
import styles from "./dream-page.module.css";

const TEXTS = {
  studio: "detail:maker.studioText",
  imported: "detail:maker.importedText",
  ai: "detail:maker.ai",
  mixed: "detail:maker.mixed",
} as const;

/** Who made the dream, that it is no diagnosis, and its credits held, used and returned. */
export function Receipt({ dream }: { dream: Dream }) {
  const { t } = useTranslation();
  const { creditsHeld, creditsUsed, creditsReturned } = dream;
  const lines = [
    creditsHeld > 0 && t("dream:receipt.held", { count: creditsHeld }),
    creditsUsed > 0 && t("dream:receipt.used", { count: creditsUsed }),
    creditsReturned > 0 && t("dream:receipt.returned", { count: creditsReturned }),
  ].filter((line) => line !== false);
  const maker = makerOf(dream);
  return (
    <footer className={`${styles.receipt} caption quiet`}>
      {dream.interpretation && <p>{t(TEXTS[maker])}</p>}
      <ul className="num" aria-label={t("dream:receipt.label")}>
        {lines.length > 0 ? (
          lines.map((line) => <li key={line}>{line}</li>)
        ) : (
          <li>{t("dream:receipt.free")}</li>
        )}
      </ul>
    </footer>
  );
}
