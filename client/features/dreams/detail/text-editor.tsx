import { use, useEffect, useId, useRef, useState } from "react";
import type { Dream } from "#shared/dreams.ts";
import { DREAM_TEXT_MAX, dreamTextIssue, graphemeCount } from "#shared/limits.ts";
import { ApiError, failureText } from "../../../lib/api.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/field.tsx";
import { useTextIssue } from "../compose/use-text-issue.ts";
import { useChangeDream } from "../use-dream-actions.ts";
import { RefusedText, ShowRefusal } from "./care-for-dream.tsx";
import styles from "./text-editor.module.css";

/** Edits the text of a dream; a text that is refused stays in the field. */
export default function TextEditor({ dream, onClose }: { dream: Dream; onClose: () => void }) {
  const { t } = useTranslation();
  const issueText = useTextIssue();
  const showRefusal = use(ShowRefusal);
  const refused = use(RefusedText);
  const [text, setText] = useState(refused ?? dream.dreamText);
  const saving = useChangeDream(dream.id, {
    onError: (error) => {
      if (error instanceof ApiError && error.code === "care_needed") showRefusal(error, text);
    },
  });
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [pressed, setPressed] = useState(false);
  const issue = dreamTextIssue(text);
  useEffect(() => field.current!.focus(), []);

  function save(): void {
    setPressed(true);
    if (issue) return field.current!.focus();
    if (saving.isPending) return;
    saving.change({ dreamText: text.trim() }, { onSuccess: onClose });
  }

  return (
    <form
      className={styles.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label className="title-2" htmlFor={id}>
        {t("detail:text.label")}
      </label>
      <div className={`dream-words ${styles.grow}`} data-value={text}>
        <textarea
          ref={field}
          id={id}
          className="dream-words"
          dir="auto"
          lang={dream.language}
          value={text}
          aria-invalid={pressed && issue !== null}
          aria-describedby={`${id}-note`}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
          }}
        />
      </div>
      <div id={`${id}-note`} className={styles.note}>
        {pressed && issue && <FormError>{issueText(issue)}</FormError>}
        {saving.error && <FormError>{failureText(saving.error, t("common:networkError"))}</FormError>}
        <span className="num caption quiet" aria-hidden="true">
          <bdi>
            {graphemeCount(text)}/{DREAM_TEXT_MAX}
          </bdi>
        </span>
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="sm" busy={saving.isPending}>
          {t("detail:when.save")}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t("common:cancel")}
        </Button>
      </div>
    </form>
  );
}
