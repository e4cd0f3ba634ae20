import type { ReactNode } from "react";
import { DEPTHS, RESOLUTIONS, type DreamInput, type Resolution, type Style } from "#shared/dreams.ts";
import { dreamCost } from "#shared/prices.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Phase } from "../../../ui/phase.tsx";
import choiceStyles from "./dream-choices.module.css";

const FULLNESS: Record<Resolution, number> = { "480p": 0.2, "720p": 0.5, "1080p": 1 };

interface OptionsProps<T extends string> {
  name: string;
  legend: string;
  options: readonly T[];
  value: T;
  onChoose: (value: T) => void;
  children: (option: T) => ReactNode;
}

function Options<T extends string>({ name, legend, options, value, onChoose, children }: OptionsProps<T>) {
  return (
    <fieldset className={choiceStyles.choice}>
      <legend className={choiceStyles.legend}>{legend}</legend>
      <div className={choiceStyles.options}>
        {options.map((option) => (
          <label key={option} className={`${choiceStyles.option} rising-disc`}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            {children(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

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
  const price = (tokens: number) => (
    <span className={`${choiceStyles.price} num`}>{t("dream:tokens", { count: tokens })}</span>
  );

  return (
    <div className={choiceStyles.choices}>
      <Options
        name="depth"
        legend={t("dashboard:depth.label")}
        options={DEPTHS}
        value={depth}
        onChoose={(value) => onChange({ depth: value })}
      >
        {(option) => (
          <>
            <span className={choiceStyles.name}>{t(`dashboard:depth.${option}`)}</span>
            {price(dreamCost(option, resolution))}
          </>
        )}
      </Options>
      {depth === "full" && (
        <Options
          name="resolution"
          legend={t("dashboard:quality.label")}
          options={RESOLUTIONS}
          value={resolution}
          onChoose={(value) => onChange({ resolution: value })}
        >
          {(option) => (
            <>
              <span className={choiceStyles.name}>
                <Phase value={FULLNESS[option]} className={choiceStyles.phase} />
                <bdi>{option}</bdi>
              </span>
              {price(dreamCost("full", option))}
            </>
          )}
        </Options>
      )}
      {depth !== "reading" && styles.length > 1 && (
        <Options
          name="style"
          legend={t("dashboard:style.label")}
          options={styles}
          value={style}
          onChoose={(value) => onChange({ style: value })}
        >
          {(option) => <span className={choiceStyles.name}>{t(`dashboard:style.${option}`)}</span>}
        </Options>
      )}
    </div>
  );
}
