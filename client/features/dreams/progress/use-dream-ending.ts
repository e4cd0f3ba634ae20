import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { Dream } from "#shared/dreams.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useToast } from "../../../ui/toasts.tsx";
import { isFinal, isPartial } from "../dream-state.ts";
import { useFailureText } from "../failure-text.ts";

/** The sunrise after the last step is seen before the page changes. */
const SUNRISE_MS = 1500;

interface EndingHandlers {
  /** Ended without any result; the overlay closes and the person stays. */
  onFailed: (dream: Dream) => void;
  /** There is no such dream. */
  onGone: () => void;
}

/** Acts once when the dream of the overlay ends: on to its page, or back to the sheet. */
export function useDreamEnding(dream: Dream | null | undefined, { onFailed, onGone }: EndingHandlers): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  const failureText = useFailureText();
  const watched = useRef(false);
  const ended = useRef(false);

  const end = useEffectEvent((last: Dream) => {
    if (last.status === "done") {
      if (isPartial(last)) {
        toast({ title: t("dream:result.partial"), text: failureText(last) });
      } else {
        toast({
          title: t("dream:result.success"),
          text: t("dream:result.used", { count: last.creditsUsed }),
        });
      }
      void navigate(last.id ? `/dream/${last.id}` : "/library", { replace: true });
      return;
    }
    if (last.status === "failed") {
      toast({ title: t("dream:result.error"), text: failureText(last), variant: "destructive" });
    }
    onFailed(last);
  });
  const gone = useEffectEvent(onGone);

  useEffect(() => {
    if (dream === undefined || ended.current) return;
    if (dream === null) {
      ended.current = true;
      gone();
      return;
    }
    if (!isFinal(dream)) {
      watched.current = true;
      return;
    }
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const wait = watched.current && dream.status === "done" && !still ? SUNRISE_MS : 0;
    const timer = setTimeout(() => {
      ended.current = true;
      end(dream);
    }, wait);
    return () => clearTimeout(timer);
  }, [dream]);
}
