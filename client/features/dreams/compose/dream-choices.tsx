import { DEPTHS, RESOLUTIONS, type DreamInput, type Resolution, type Style } from "#shared/dreams.ts";
import { dreamCost } from "#shared/prices.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Choice } from "../../../ui/choice.tsx";
import { Phase } from "../../../ui/phase.tsx";
import choiceStyles from "./dream-choices.module.css";

const FULLNESS: Record<Resolution, number> = { "480p": 0.2, "720p": 0.5, "1080p": 1 };

type Choices = Pick<DreamInput, "depth" | "resolution" | "style">;

interface DreamChoicesProps {
  choices: Choices;
  styles: readonly Style[];
  onChange: (change: Partial<Choices>) => void;
}

/** Depth, resolution of the video and style of the image, the first two with prices. */
export function DreamChoices({ choices, styles, onChange }: DreamChoicesProps) {
  const { t } = useTranslation();
  const { depth, resolution, style } = choices;
  // Without script the depth can change while these stay as they are.
  const hydrated = useHydrated();
  const price = (tokens: number) => t("dream:tokens", { count: tokens });

  return (
    <div className={choiceStyles.choices}>
      <Choice
        className={choiceStyles.choice}
        name="depth"
        legend={t("dashboard:depth.label")}
        options={DEPTHS}
        value={depth}
        onChoose={(value) => onChange({ depth: value })}
        note={(option) => price(dreamCost(option, resolution))}
      >
        {(option) => t(`dashboard:depth.${option}`)}
      </Choice>
      {(!hydrated || depth === "full") && (
        <Choice
          className={choiceStyles.choice}
          name="resolution"
          legend={t("dashboard:quality.label")}
          options={RESOLUTIONS}
          value={resolution}
          onChoose={(value) => onChange({ resolution: value })}
          note={(option) => price(dreamCost("full", option))}
        >
          {(option) => (
            <span className={choiceStyles.resolution}>
              <Phase value={FULLNESS[option]} className={choiceStyles.phase} />
              <bdi>{option}</bdi>
            </span>
          )}
        </Choice>
      )}
      {(!hydrated || depth !== "reading") && styles.length > 1 && (
        <Choice
          className={choiceStyles.choice}
          name="style"
          legend={t("dashboard:style.label")}
          options={styles}
          value={style}
          onChoose={(value) => onChange({ style: value })}
        >
          {(option) => t(`dashboard:style.${option}`)}
        </Choice>
      )}
    </div>
  );
}
