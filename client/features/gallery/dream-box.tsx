import { useEffect, useId, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from "react";
import { clipDreamText, DREAM_TEXT_MAX, rawTextIssue } from "#shared/limits.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useToast } from "../../ui/toasts.tsx";
import { clipInsertion, PENDING_DREAM_KEY } from "../dreams/compose/draft.ts";
import { useTextIssue } from "../dreams/compose/use-text-issue.ts";
import { keepPendingDream, readPendingDream } from "./pending-dream.ts";
import styles from "./dream-box.module.css";

interface DreamBoxProps {
  label: string;
  placeholder: string;
  onSubmit: (text: string) => void;
  /** Told of every change. */
  onText?: (text: string) => void;
  /** Stands below the text, with the submit button. */
  children: ReactNode;
  className?: string;
  rows?: number;
}

/**
 * A sheet for a dream that works before JavaScript does: plain text area and form. What is written is kept for the
 * dashboard; the text area has no name, so that a dream never shows in an address.
 */
export function DreamBox(props: DreamBoxProps) {
  const { label, placeholder, onSubmit, onText, children, className, rows = 3 } = props;
  const { t } = useTranslation();
  const toast = useToast();
  const issueText = useTextIssue();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const composing = useRef(false);
  const told = useRef(onText);

  useEffect(() => {
    told.current = onText;
  });

  // Written before the page came alive, or on an earlier visit of this tab.
  useEffect(() => {
    const own = field.current!;
    own.value = clipDreamText(own.value || readPendingDream());
    own.dir = own.value ? "auto" : "";
    keepPendingDream(own.value);
    told.current?.(own.value);
  }, []);

  function accept(own: HTMLTextAreaElement): void {
    if (!composing.current) {
      const clipped = clipInsertion(own.value, own.selectionEnd, DREAM_TEXT_MAX);
      if (clipped.text !== own.value) {
        own.value = clipped.text;
        own.setSelectionRange(clipped.caret, clipped.caret);
      }
    }
    // An empty field would fall to left-to-right and take its placeholder along.
    own.dir = own.value ? "auto" : "";
    keepPendingDream(own.value);
    onText?.(own.value);
  }

  function sendOnShortcut(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    const text = field.current!.value.trim();
    const issue = rawTextIssue(text);
    if (!issue) return onSubmit(text);
    toast({ title: t("common:error"), text: issueText(issue), variant: "destructive" });
  }

  return (
    <form
      className={className ? `${styles.box} ${className}` : styles.box}
      action="/auth"
      method="get"
      onSubmit={send}
      noValidate
    >
      <input type="hidden" name="redirect" value="from-gallery" />
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles.text}
        rows={rows}
        placeholder={placeholder}
        data-draft={PENDING_DREAM_KEY}
        autoComplete="off"
        onChange={(event) => accept(event.currentTarget)}
        onCompositionStart={() => (composing.current = true)}
        onCompositionEnd={(event) => {
          composing.current = false;
          accept(event.currentTarget);
        }}
        onKeyDown={sendOnShortcut}
      />
      <div className={styles.end}>{children}</div>
    </form>
  );
}
