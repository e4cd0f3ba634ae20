import { SMALLER_CHOICE } from "#shared/dreams.ts";
import { dreamCost, largestChoice, type DreamChoice } from "#shared/prices.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useWaitingText } from "../../accounts/verify-banner.tsx";
import styles from "./writing-sheet.module.css";

/** Below this balance a way to buy more is shown, whatever the price. */
const LOW_CREDITS = 10;

interface SubmitRowProps {
  credits: number;
  choice: DreamChoice;
  busy: boolean;
  disabled: boolean;
}

/** Too few credits: buying more, and the largest dream that the balance covers. */
function TooFew({ credits, choice, busy, disabled }: SubmitRowProps) {
  const { t } = useTranslation();
  const smaller = largestChoice(credits);
  const waiting = useWaitingText();
  return (
    <>
      <div className={styles.note} role="status">
        <p className="small">{t("dashboard:failure.insufficientTitle")}</p>
        <p className="caption quiet">
          {t("errors:insufficient_tokens", { needed: dreamCost(choice.depth, choice.resolution) })}
        </p>
        {waiting !== null && <p className="caption">{waiting}</p>}
      </div>
      <div className={styles.buttons}>
        {smaller && (
          <Button
            type="submit"
            variant="secondary"
            size="lg"
            className={styles.smaller}
            name={SMALLER_CHOICE}
            value={`${smaller.depth} ${smaller.resolution}`}
            busy={busy}
            disabled={disabled}
            cost={t("dream:tokens", { count: dreamCost(smaller.depth, smaller.resolution) })}
          >
            {busy ? t("dashboard:submit.busy") : t(`dashboard:depth.${smaller.depth}`)}
            {!busy && smaller.depth === "full" && (
              <>
                {" "}
                <bdi>{smaller.resolution}</bdi>
              </>
            )}
          </Button>
        )}
        <ButtonLink to="/pricing" size="lg">
          {t("dashboard:low.buy")}
        </ButtonLink>
      </div>
    </>
  );
}

/** The end of the writing sheet: what submitting costs and leaves, and its button. */
export function SubmitRow(props: SubmitRowProps) {
  const { t } = useTranslation();
  const { credits, choice, busy, disabled } = props;
  const cost = dreamCost(choice.depth, choice.resolution);
  if (credits < cost) return <TooFew {...props} />;
  return (
    <>
      <div className={styles.note}>
        <p className="small quiet">
          {t("dashboard:submit.left")}{" "}
          <span className={`${styles.left} num`}>{t("dream:tokens", { count: credits - cost })}</span>
        </p>
        {credits < LOW_CREDITS && (
          <p className="caption quiet">
            {t("dashboard:low.title")}. <TextLink to="/pricing">{t("dashboard:low.buy")}</TextLink>
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <Button
          type="submit"
          size="lg"
          className={styles.submit}
          busy={busy}
          disabled={disabled}
          cost={t("dream:tokens", { count: cost })}
          title={t("dashboard:submit.shortcut")}
        >
          {busy ? t("dashboard:submit.busy") : t("dashboard:submit.label")}
        </Button>
      </div>
    </>
  );
}
