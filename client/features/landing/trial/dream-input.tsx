import { useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from "react";
import { clipDreamText, DREAM_TEXT_MAX, graphemeCount, rawTextIssue } from "#shared/limits.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Bar } from "../../../ui/bar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Horizon } from "../../../ui/horizon/horizon.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { TextButton } from "../../../ui/text-link.tsx";
import { clipInsertion } from "../../dreams/compose/clip-insertion.ts";
import { readPendingDream, storePendingDream } from "../../dreams/compose/pending-dream.ts";
import { SpeechButton } from "../../dreams/compose/speech-button.tsx";
import { useTextIssue } from "../../dreams/compose/use-text-issue.ts";
import { useStageHeading } from "./progress.ts";
import styles from "./dream-input.module.css";

interface DreamInputProps {
  busy: boolean;
  /** Why the last text was refused. */
  error: string | null;
  onChange: () => void;
  onSubmit: (text: string) => void;
  onClose: () => void;
}

/** The first stage: words written on the water, with their counter as the line below them. */
export function DreamInput({ busy, error, onChange, onSubmit, onClose }: DreamInputProps) {
  const { t } = useTranslation();
  const id = useId();
  const heading = useStageHeading();
  const issueText = useTextIssue();
  const composing = useRef(false);
  const [text, setText] = useState(readPendingDream);
  const [issue, setIssue] = useState<string | null>(null);
  const count = graphemeCount(text);
  const blank = text.trim() === "";
  const problem = issue ?? error;

  function update(written: string): void {
    setText(written);
    storePendingDream(written);
    setIssue(null);
    onChange();
  }

  function accept(field: HTMLTextAreaElement): void {
    // Until a composition ends its text belongs to the input method.
    if (composing.current) return update(field.value);
    const clipped = clipInsertion(field.value, field.selectionEnd, DREAM_TEXT_MAX);
    if (clipped.text !== field.value) {
      field.value = clipped.text;
      field.setSelectionRange(clipped.caret, clipped.caret);
    }
    update(clipped.text);
  }

  function submitOnShortcut(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const wrong = rawTextIssue(text);
    if (blank) setIssue(`${t("trial:attention")}. ${t("trial:input.empty")}`);
    else if (wrong) setIssue(issueText(wrong));
    else if (!busy) onSubmit(text.trim());
  }

  return (
    <section className={styles.input} aria-labelledby="trial-title">
      <Horizon scene="hero" className={styles.sky} />
      <div className={`wrap ${styles.page}`}>
        <h1 className="display-1" id="trial-title" ref={heading} tabIndex={-1}>
          <RichText text={t("trial:input.title")} />
        </h1>
        <form className={styles.form} onSubmit={submit} noValidate>
          <label className="sr-only" htmlFor={id}>
            {t("trial:input.label")}
          </label>
          <textarea
            id={id}
            className={styles.text}
            // "auto" would make an empty field, and so its placeholder, left-to-right.
            dir={text ? "auto" : undefined}
            value={text}
            rows={4}
            placeholder={t("trial:input.placeholder")}
            aria-describedby={`${id}-problem ${id}-hint`}
            aria-invalid={problem !== null}
            autoComplete="off"
            onChange={(event) => accept(event.currentTarget)}
            onCompositionStart={() => (composing.current = true)}
            onCompositionEnd={(event) => {
              composing.current = false;
              accept(event.currentTarget);
            }}
            onKeyDown={submitOnShortcut}
          />
          <Bar
            className={styles.bar}
            value={count / DREAM_TEXT_MAX}
            tone={count >= DREAM_TEXT_MAX ? "danger" : "dawn"}
          />
          <p className={styles.problem} id={`${id}-problem`} role="alert">
            {problem}
          </p>
          <div className={styles.row}>
            <SpeechButton
              className={styles.speech}
              onWords={(words) => update(clipDreamText(blank ? words : `${text.trimEnd()} ${words}`))}
            />
            <span className="small num" data-full={count >= DREAM_TEXT_MAX}>
              <bdi>
                {count}
                <span className={styles.soft}>/{DREAM_TEXT_MAX}</span>
              </bdi>
            </span>
            <Button type="submit" size="lg" busy={busy} disabled={blank}>
              {t("trial:input.submit")}
            </Button>
          </div>
          <p className={`small ${styles.hint}`} id={`${id}-hint`}>
            {t("trial:input.hint")} {t("trial:input.stay")}
          </p>
          <TextButton className={`small ${styles.leave}`} onClick={onClose}>
            {t("trial:back")}
          </TextButton>
        </form>
      </div>
    </section>
  );
}
