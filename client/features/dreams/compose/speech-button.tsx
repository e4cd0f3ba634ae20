import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { icon } from "../../../ui/icons.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { useSpeech } from "./use-speech.ts";
import styles from "./speech-button.module.css";

const MicrophoneIcon = icon(
  <>
    <rect x="9" y="3" width="6" height="11" rx="3" />
    <path d="M5 11.5a7 7 0 0 0 14 0M12 18.5V21" />
  </>,
);

/** Writes down what is spoken; nothing is shown where the browser cannot. */
interface SpeechButtonProps {
  onWords: (words: string) => void;
  className?: string | undefined;
}

export function SpeechButton({ onWords, className }: SpeechButtonProps) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const toast = useToast();
  const { supported, listening, toggle } = useSpeech({
    language: locale,
    onWords,
    onFailure: (failure) =>
      toast({
        title: t("dream:result.error"),
        text: t(`dashboard:speech.${failure}`),
        variant: "destructive",
      }),
  });
  if (supported === false) return null;
  return (
    <button
      type="button"
      className={className ? `${styles.speechButton} ${className}` : styles.speechButton}
      // Its place is kept until the browser is asked: most can, and nothing then moves.
      data-unknown={supported === null ? "" : undefined}
      aria-pressed={listening}
      onClick={toggle}
    >
      <MicrophoneIcon />
      {t(listening ? "dashboard:speech.stop" : "dashboard:speech.start")}
    </button>
  );
}
