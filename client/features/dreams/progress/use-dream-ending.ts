import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { Dream } from "#shared/dreams.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useToast } from "../../../ui/toasts.tsx";
import { isPartial } from "../dream-state.ts";
import { isFinal } from "../is-final.ts";
import { useErrorToast, useFailureText } from "../failure-text.ts";

/** The page changes by itself after the sunrise, unless the user opens it before. */
const SUNRISE_MS = 3000;

interface EndingHandlers {
  /** The dream failed or was cancelled. */
  onFailed: (dream: Dream) => void;
  /** This user has no such dream. */
  onMissing: () => void;
}

/** Acts once when the dream ends: goes to its page where it is done, else calls `onFailed`. */
export function useDreamEnding(
  dream: Dream | null | undefined,
  { onFailed, onMissing }: EndingHandlers,
): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  const errorToast = useErrorToast();
  const failureText = useFailureText();
  const seenUnfinished = useRef(false);
  const ended = useRef(false);

  const end = useEffectEvent((last: Dream | null) => {
    ended.current = true;
    if (last === null) return onMissing();
    if (last.status !== "done") {
      if (last.status === "failed") errorToast(failureText(last));
      return onFailed(last);
    }
    if (isPartial(last)) toast({ title: t("dream:result.partial"), text: failureText(last) });
    else {
      const text = t("dream:result.used", { count: last.creditsUsed });
      toast({ title: t("dream:result.success"), text });
    }
    void navigate(`/dream/${last.id}`, { replace: true });
  });

  useEffect(() => {
    if (dream === undefined || ended.current) return;
    if (dream === null) return end(null);
    if (!isFinal(dream)) {
      seenUnfinished.current = true;
      return;
    }
    const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const wait = seenUnfinished.current && dream.status === "done" && !reducedMotion ? SUNRISE_MS : 0;
    const timer = setTimeout(() => end(dream), wait);
    return () => clearTimeout(timer);
  }, [dream]);
}
