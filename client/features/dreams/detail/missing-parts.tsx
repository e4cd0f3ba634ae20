import { useNavigate } from "react-router-dom";
import type { Dream } from "#shared/dreams.ts";
import { ApiError } from "../../../lib/api.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { isFinal, missingParts, retryCost } from "../dream-state.ts";
import { useErrorToast, usePartFailureText } from "../failure-text.ts";
import { useRetryDream } from "../use-dream-actions.ts";
import styles from "./dream-page.module.css";

/** The missing parts of a final dream, why they are missing, and a retry at the same price. */
export function MissingParts({ dream }: { dream: Dream }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  const errorToast = useErrorToast();
  const partText = usePartFailureText();
  const retry = useRetryDream();
  const missing = missingParts(dream);
  if (missing.length === 0 || !isFinal(dream)) return null;

  function tryAgain(): void {
    retry.mutate(dream.id, {
      onSuccess: () => toast({ title: t("dream:retry.sent") }),
      onError: (error) => {
        errorToast(error);
        if (error instanceof ApiError && error.code === "insufficient_tokens") void navigate("/pricing");
      },
    });
  }

  return (
    <section className={styles.missing} aria-labelledby="missing-title">
      <h2 className="title-3" id="missing-title">
        {t("dream:retry.title")}
      </h2>
      <ul className="small muted">
        {missing.map((part) => (
          <li key={part}>{partText(dream, part)}</li>
        ))}
      </ul>
      <Button
        className={styles.retry}
        variant="secondary"
        busy={retry.isPending}
        cost={t("dream:tokens", { count: retryCost(dream) })}
        onClick={tryAgain}
      >
        {t(retry.isPending ? "dream:retry.busy" : "dream:retry.action")}
      </Button>
    </section>
  );
}
