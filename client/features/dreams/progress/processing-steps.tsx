import type { Dream } from "#shared/dreams.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { DreamImage } from "../dream-image.tsx";
import type { Step, Steps } from "./steps.ts";
import styles from "./processing-overlay.module.css";

function useStepTexts(dream: Dream) {
  const { t } = useTranslation();
  const { interpretation, parts, resolution } = dream;
  const isLocal = parts.reading.engine === "studio";

  const title = ({ part }: Step) =>
    part === "reading" ? t(isLocal ? "dream:step.reading" : "dream:step.readingAi") : t(`dream:step.${part}`);

  const line = ({ part, state, queued, again }: Step): string => {
    if (state === "failed" || state === "cancelled") return t(`dream:step.${state}`);
    if (state === "done") {
      if (part !== "reading" || !interpretation) return t("dream:step.done");
      const { themes, symbols } = interpretation;
      return t("dream:step.readingDone", { themes: themes.length, symbols: symbols.length });
    }
    if (state === "now" && again) return t("dream:step.again");
    if (state === "now") return t(queued ? "dream:step.queued" : `dream:step.${part}Now`);
    return t(`dream:step.${part}Facts`, { resolution });
  };
  return { title, line };
}

export function ProcessingSteps({ dream, steps }: { dream: Dream; steps: Steps }) {
  const { title, line } = useStepTexts(dream);
  return (
    <ol className={styles.steps}>
      {steps.steps.map((step) => (
        <li
          key={step.part}
          className={styles.step}
          data-state={step.state}
          aria-current={step.state === "now" ? "step" : undefined}
        >
          <div>
            <p className={styles.stepTitle}>{title(step)}</p>
            <p className={styles.stepLine}>{line(step)}</p>
          </div>
          {step.part === "image" && dream.imageUrl && (
            <DreamImage className={styles.image} dream={dream} sizes="240px" alt="" eager />
          )}
        </li>
      ))}
    </ol>
  );
}
