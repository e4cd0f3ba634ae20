import { MARKS, MOODS, type Dream } from "#shared/dreams.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Choice } from "../../../ui/choice.tsx";
import { useChangeWithToast } from "./use-change-with-toast.ts";
import styles from "./journal.module.css";

/** How one woke, one of a few or none; and what kind of dream it was, any of a few. */
export function MoodLine({ dream }: { dream: Dream }) {
  const { t } = useTranslation();
  const change = useChangeWithToast(dream.id);
  const { mood, marks } = dream;
  return (
    <>
      <Choice
        className={styles.moods}
        name="mood"
        legend={t("dream:mood.label")}
        options={MOODS}
        value={mood}
        onChoose={(chosen) => change({ mood: chosen })}
        onClear={() => change({ mood: null })}
        clearHint={t("detail:journal.moodClear")}
      >
        {(each) => t(`dream:mood.${each}`)}
      </Choice>
      <ul className={styles.marks} aria-label={t("dream:mark.label")}>
        {MARKS.map((mark) => (
          <li key={mark}>
            <button
              type="button"
              className={styles.mark}
              aria-pressed={marks.includes(mark)}
              onClick={() =>
                change((now) => ({
                  marks: MARKS.filter((each) => now.marks.includes(each) !== (each === mark)),
                }))
              }
            >
              <i className={styles.half} aria-hidden="true" />
              {t(`dream:mark.${mark}`)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
