import { useEffect, useEffectEvent, useRef } from "react";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { icon } from "../../../ui/icons.tsx";
import { useErrorToast } from "../failure-text.ts";
import { useSpeech } from "./use-speech.ts";
import styles from "./speech-button.module.css";

const MicrophoneIcon = icon(
  <>
    <rect x="9" y="3" width="6" height="11" rx="3" />
    <path d="M5 11.5a7 7 0 0 0 14 0M12 18.5V21" />
  </>,
);

interface SpeechButtonProps {
  onWords: (words: string) => void;
  className?: string | undefined;
}

/** Starts and stops dictation. Renders nothing in browsers without speech recognition. */
export function SpeechButton({ onWords, className }: SpeechButtonProps) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const errorToast = useErrorToast();
  const button = useRef<HTMLButtonElement>(null);
  const { supported, listening, toggle, abort } = useSpeech({
    language: locale,
    onWords,
    onFailure: (failure) => errorToast(t(`dashboard:speech.${failure}`)),
  });
  // A form that is sent must not go on listening.
  const endBySending = useEffectEvent(abort);
  useEffect(() => {
    const form = button.current?.form;
    if (!listening || !form) return;
    const sending = new AbortController();
    form.addEventListener("submit", () => endBySending(), { signal: sending.signal });
    return () => sending.abort();
  }, [listening]);
  if (supported === false) return null;
  return (
    <button
      ref={button}
      type="button"
      className={className ? `${styles.speechButton} ${className}` : styles.speechButton}
      // Hidden but in place until hydration, so that nothing moves where it is supported.
      data-unknown={supported === null ? "" : undefined}
      aria-pressed={listening}
      onClick={toggle}
    >
      <MicrophoneIcon />
      {t(listening ? "dashboard:speech.stop" : "dashboard:speech.start")}
    </button>
  );
}
