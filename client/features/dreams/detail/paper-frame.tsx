import type { Dream } from "#shared/dreams.ts";
import { firstSentence } from "#shared/sentences.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Bar } from "../../../ui/bar.tsx";
import { isOpen } from "../dream-state.ts";
import { AddPart } from "./add-part.tsx";
import { useMakingText } from "./use-making-text.ts";
import styles from "./paper-frame.module.css";

/** The first sentence on paper, in place of an image: with the offer of one, or while it is made. */
export function PaperFrame({ dream }: { dream: Dream }) {
  const { t } = useTranslation();
  const making = useMakingText(dream);
  const mayDraw = dream.parts.reading.status === "done" && !isOpen(dream, "image");
  return (
    <div className={styles.paper}>
      <p className="caption">{t(making ? "dream:title" : "detail:media.none")}</p>
      <p className={styles.words} lang={dream.language} dir="auto">
        {firstSentence(dream.dreamText, dream.language)}
      </p>
      {making ? (
        <div className={styles.making}>
          <output className="small">{making}</output>
          <Bar value={dream.progress} label={t("detail:progress.label")} />
        </div>
      ) : (
        mayDraw && (
          <div className={styles.offer}>
            <p className="small">{t("detail:add.offer")}</p>
            <AddPart dream={dream} part="image" />
          </div>
        )
      )}
    </div>
  );
}
