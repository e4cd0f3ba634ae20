import { useId, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { clipDreamText, DREAM_TEXT_MAX, graphemeCount, rawTextIssue } from "#shared/limits.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Bar } from "../../../ui/bar.tsx";
import { TextButton } from "../../../ui/text-link.tsx";
import { clipInsertion } from "./clip-insertion.ts";
import { useTextIssue } from "./use-text-issue.ts";
import { SpeechButton } from "./speech-button.tsx";
import styles from "./writing-sheet.module.css";

interface WritingFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  /** Whether the draft is in the browser's storage. */
  saved: boolean;
  error: string | null;
  onRestore: (() => void) | null;
  /** Whether to offer dictation, which may need a connection. */
  speech?: boolean;
}

/** The text field of a dream with counter, dictation and draft state. Longer texts than allowed cannot be entered. */
export function WritingField(props: WritingFieldProps) {
  const { ref, text, onText, saved, error, onRestore, speech = true } = props;
  const { t } = useTranslation();
  const id = useId();
  const composing = useRef(false);
  const count = graphemeCount(text);
  const issueText = useTextIssue();
  const [clippedAt, setClippedAt] = useState<string | null>(null);
  const atMax = count >= DREAM_TEXT_MAX;
  // Clipped by its code units although the counter is below its maximum.
  const large = clippedAt === text && !atMax;
  const issue = large ? "dream_too_large" : rawTextIssue(text);
  const full = atMax || large;
  const wrong = error ?? (issue && issueText(issue));

  function accept(field: HTMLTextAreaElement): void {
    // Until a composition ends its text belongs to the input method.
    if (composing.current) return onText(field.value);
    const clipped = clipInsertion(field.value, field.selectionEnd, DREAM_TEXT_MAX);
    if (clipped.text !== field.value) {
      field.value = clipped.text;
      field.setSelectionRange(clipped.caret, clipped.caret);
      setClippedAt(clipped.text);
    }
    onText(clipped.text);
  }

  function append(words: string): void {
    const field = ref.current!;
    const written = field.value.trimEnd();
    const joined = written ? `${written} ${words}` : words;
    const clipped = clipDreamText(joined);
    if (clipped !== joined) setClippedAt(clipped);
    // Further words may come before the next rendering.
    field.value = clipped;
    onText(clipped);
  }

  function sendOnShortcut(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <div>
      <label className="sr-only" htmlFor={id}>
        {t("dashboard:sheet.label")}
      </label>
      <textarea
        ref={ref}
        id={id}
        className={`${styles.text} dream-words`}
        name="dreamText"
        // "auto" would make an empty field, and so its placeholder, left-to-right.
        dir={text ? "auto" : undefined}
        value={text}
        placeholder={t("dashboard:sheet.placeholder")}
        aria-describedby={`${id}-error ${id}-count`}
        aria-invalid={wrong !== null}
        onChange={(event) => accept(event.currentTarget)}
        onCompositionStart={() => (composing.current = true)}
        onCompositionEnd={(event) => {
          composing.current = false;
          accept(event.currentTarget);
        }}
        onKeyDown={sendOnShortcut}
      />
      <p className={styles.error} id={`${id}-error`} role="alert">
        {wrong}
      </p>
      <div className={styles.count}>
        {speech && <SpeechButton className={styles.speech} onWords={append} />}
        <span className={styles.saved}>
          {onRestore ? (
            <TextButton onClick={onRestore}>{t("dashboard:sheet.earlierDraft")}</TextButton>
          ) : (
            t(saved && text ? "dashboard:sheet.draftSaved" : "dashboard:sheet.draftHint")
          )}
        </span>
        <span className="num" data-full={full} aria-hidden="true">
          <bdi>
            {count}/{DREAM_TEXT_MAX}
          </bdi>
        </span>
        <span className="sr-only" id={`${id}-count`}>
          {t("dashboard:sheet.counter", { count, max: DREAM_TEXT_MAX })}
        </span>
        <output className="sr-only">{atMax && t("common:dreamText.long", { max: DREAM_TEXT_MAX })}</output>
      </div>
      <Bar value={count / DREAM_TEXT_MAX} tone={full ? "danger" : "dawn"} />
    </div>
  );
}
