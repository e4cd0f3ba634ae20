import type { Dream, Part } from "#shared/dreams.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { icon } from "../../../ui/icons.tsx";
import { DreamImage } from "../dream-image.tsx";
import { useDates } from "../dates.ts";
import { missingParts, retryCost } from "../dream-state.ts";
import { useErrorToast } from "../failure-text.ts";
import { useRetryDream } from "../use-dream-actions.ts";
import { FRAME_ID } from "./frame-id.ts";
import styles from "./missing-frame.module.css";

const AgainIcon = icon(<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4v4.5H15" />, true);

interface MissingFrameProps {
  dream: Dream;
  part: Part;
  /** Shows the image or video that exists instead; undefined where there is none. */
  onKeep?: (() => void) | undefined;
}

/** Why a part is missing, the tokens returned, and a retry; for a video over the dimmed image. */
export function MissingFrame({ dream, part, onKeep }: MissingFrameProps) {
  const { t } = useTranslation();
  const date = useDates();
  const retry = useRetryDream();
  const errorToast = useErrorToast();
  const { status, error, cost, finishedAt } = dream.parts[part];
  const failed = status === "failed";
  const several = missingParts(dream).length > 1;
  // These texts say that only this part is missing.
  const safe =
    !several &&
    (part === "video" ? t("detail:failed.safeVideo") : part === "image" && t("detail:failed.safeImage"));
  return (
    <div className={`${styles.missing} night`}>
      {part === "video" && <DreamImage className={styles.dimmed} dream={dream} sizes="480px" alt="" eager />}
      <div className={styles.why}>
        <svg className={styles.sunk} viewBox="0 0 120 26" aria-hidden="true">
          <path d="M0 2h38M82 2h38" />
          <path d="M38 2h44" strokeDasharray="3 3" />
          <path d="M38 2a22 22 0 0 0 44 0" />
        </svg>
        <h2 className="title-1">{t(failed ? `detail:failed.${part}` : "detail:failed.cancelled")}</h2>
        {failed && (
          <p>
            {t(error ? `errors:failure.${error}` : "dream:result.fallback")} {safe}
          </p>
        )}
        <p className={styles.back}>
          <span>
            <strong>{t("dream:receipt.returned", { count: several ? retryCost(dream) : cost })}</strong>
            {finishedAt && (
              <>
                {" · "}
                <time dateTime={finishedAt} suppressHydrationWarning>
                  {date(finishedAt, "moment")}
                </time>
              </>
            )}
          </span>
        </p>
        <div className={styles.actions}>
          <Button
            icon={<AgainIcon />}
            busy={retry.isPending}
            cost={t("dream:tokens", { count: retryCost(dream) })}
            onClick={() =>
              retry.mutate(dream.id, {
                onSuccess: () => document.getElementById(FRAME_ID)?.focus(),
                onError: errorToast,
              })
            }
          >
            {t(
              retry.isPending
                ? "dream:retry.busy"
                : several
                  ? "dream:retry.action"
                  : `detail:failed.again.${part}`,
            )}
          </Button>
          {onKeep && (
            <Button variant="ghost" onClick={onKeep}>
              {t("detail:failed.keep")}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
