import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { clipDreamText, DREAM_TEXT_MAX, rawTextIssue } from "#shared/limits.ts";
import { clipInsertion } from "../dreams/compose/clip-insertion.ts";
import { PENDING_DREAM_KEY, readPendingDream, storePendingDream } from "../dreams/compose/pending-dream.ts";
import { useTextIssue } from "../dreams/compose/use-text-issue.ts";
import styles from "./dream-box.module.css";

interface DreamBoxProps {
  label: string;
  placeholder: string;
  onSubmit: (text: string) => void;
  /** Returns why a text cannot be submitted. */
  check?: (text: string) => string | false;
  /** Called with the text after hydration and after every change. */
  onText?: (text: string) => void;
  /** Below the text; contains the submit button. */
  children: ReactNode;
  className?: string;
  rows?: number;
}

/**
 * A plain text area and form for a dream, usable before hydration. The text is stored for the dashboard. The text area
 * has no name, so that a dream never gets into a URL.
 */
export function DreamBox(props: DreamBoxProps) {
  const { label, placeholder, onSubmit, check, onText, children, className, rows = 3 } = props;
  const issueText = useTextIssue();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const composing = useRef(false);
  const [error, setError] = useState<string | false>(false);

  function update(area: HTMLTextAreaElement): void {
    // With "auto" an empty field and its placeholder would run from left to right.
    area.dir = area.value ? "auto" : "";
    storePendingDream(area.value);
    setError(false);
    onText?.(area.value);
  }

  const restore = useEffectEvent(() => {
    const area = field.current!;
    area.value = clipDreamText(area.value || readPendingDream());
    update(area);
  });
  // The text was written before hydration, or on an earlier visit of this tab.
  useEffect(() => restore(), []);

  function clip(area: HTMLTextAreaElement): void {
    const { text, caret } = clipInsertion(area.value, area.selectionEnd, DREAM_TEXT_MAX);
    if (text === area.value) return;
    area.value = text;
    area.setSelectionRange(caret, caret);
  }

  function submitOnShortcut(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const text = field.current!.value.trim();
    const issue = rawTextIssue(text);
    const problem = issue ? issueText(issue) : (check?.(text) ?? false);
    setError(problem);
    if (!problem) return onSubmit(text);
    field.current!.focus();
  }

  return (
    <form
      className={className ? `${styles.box} ${className}` : styles.box}
      action="/auth"
      method="get"
      onSubmit={submit}
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
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        data-draft={PENDING_DREAM_KEY}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          if (!composing.current) clip(currentTarget);
          update(currentTarget);
        }}
        onCompositionStart={() => (composing.current = true)}
        onCompositionEnd={({ currentTarget }) => {
          composing.current = false;
          clip(currentTarget);
          update(currentTarget);
        }}
        onKeyDown={submitOnShortcut}
      />
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      <div className={styles.end}>{children}</div>
    </form>
  );
}
