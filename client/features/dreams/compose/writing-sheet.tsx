import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type SubmitEvent, type RefObject } from "react";
import { useNavigate } from "react-router-dom";
import { FORM_KEY, SMALLER_CHOICE, STYLES, type Dream } from "#shared/dreams.ts";
import { dreamTextIssue } from "#shared/limits.ts";
import type { NightSettings } from "#shared/nights.ts";
import { dreamCost, largestChoice } from "#shared/prices.ts";
import type { SiteConfig } from "#shared/site.ts";
import { ApiError } from "../../../lib/api.ts";
import { useRefusal } from "../../../lib/context.tsx";
import { useErrorToast } from "../failure-text.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { careResourcesOf, type CareResource } from "./care-screen.tsx";
import { forgetDraft } from "./draft.ts";
import { DreamChoices } from "./dream-choices.tsx";
import { DreamWhen } from "./dream-when.tsx";
import { useSubmitDream } from "../use-dream-actions.ts";
import type { DraftState } from "./use-draft.ts";
import { SubmitRow } from "./submit-row.tsx";
import { useTextIssue } from "./use-text-issue.ts";
import { WritingField } from "./writing-field.tsx";
import styles from "./writing-sheet.module.css";

/** One sentence about why the form was refused that was sent before hydration. */
function useRefusedText(): string | null {
  const issueText = useTextIssue();
  const refusal = useRefusal();
  if (!refusal?.error) return null;
  const issue = dreamTextIssue(refusal.typed.dreamText ?? "");
  return issue ? issueText(issue) : refusal.error.message;
}

interface WritingSheetProps {
  userId: string;
  field: RefObject<HTMLTextAreaElement | null>;
  drafting: DraftState;
  credits: number;
  config: SiteConfig | undefined;
  nights: NightSettings;
  /** Milliseconds since 1970. */
  now: number;
  onSubmitted: (dream: Dream) => void;
  onCare: (resources: CareResource[]) => void;
}

export function WritingSheet(props: WritingSheetProps) {
  const { userId, field, drafting, credits, config, nights, now, onSubmitted, onCare } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const errorToast = useErrorToast();
  const issueText = useTextIssue();
  const submit = useSubmitDream((sent) => forgetDraft(userId, sent));
  const queryClient = useQueryClient();
  const [formKey] = useState(() => Math.random().toString(36).slice(2));
  const pressed = useRef(false);
  const [error, setError] = useState(useRefusedText());
  const { draft, isRead, change, when, setWhen, saved, earlierText, restoreEarlier } = drafting;

  function reject(message: string): void {
    setError(message);
    field.current?.focus();
  }

  function failed(failure: Error): void {
    if (!(failure instanceof ApiError) || failure.code === "network")
      return errorToast(t("dashboard:failure.network"));
    const { code, message } = failure;
    const resources = careResourcesOf(failure);
    if (resources) return onCare(resources);
    switch (code) {
      case "content_refused":
        return reject(`${message} ${t("dashboard:refused.textStays")}`);
      case "invalid_input":
        return reject(message);
      case "unauthenticated":
        return void navigate("/auth");
      case "insufficient_tokens":
        // The balance was spent elsewhere: read again, it changes the buttons.
        void queryClient.invalidateQueries({ queryKey: ["me"] });
        return reject(message);
      default:
        errorToast(message);
    }
  }

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (draft.dreamText.trim() === "" || pressed.current) return;
    const { submitter } = event.nativeEvent;
    // Enter in a choice presses the form's first button, which would overrule that choice.
    const chosen = document.activeElement instanceof HTMLInputElement;
    const smaller = submitter?.getAttribute("name") === SMALLER_CHOICE && !chosen;
    const input = { ...draft, ...(smaller && largestChoice(credits)), ...when };
    const needed = dreamCost(input.depth, input.resolution);
    // The keyboard shortcut works without a button for this choice.
    if (needed > credits) return setError(t("errors:insufficient_tokens", { needed }));
    const issue = dreamTextIssue(draft.dreamText);
    if (issue) return reject(issueText(issue));
    setError(null);
    pressed.current = true;
    submit.mutate(input, {
      onSuccess: (dream) => {
        setWhen({});
        onSubmitted(dream);
      },
      onError: failed,
      onSettled: () => (pressed.current = false),
    });
  }

  return (
    // Before hydration the browser sends the form itself: by POST, as a URL is no place for a dream.
    <form className={styles.sheet} method="post" action="/dashboard" onSubmit={send} noValidate>
      {/* For a form sent before hydration. Its value may differ from the server's. */}
      <input type="hidden" name={FORM_KEY} defaultValue={formKey} suppressHydrationWarning />
      <WritingField
        ref={field}
        text={draft.dreamText}
        onText={(dreamText) => {
          setError(null);
          change({ dreamText });
        }}
        saved={saved}
        error={error}
        onRestore={earlierText === null ? null : restoreEarlier}
      />
      <div className={styles.controls}>
        <DreamChoices choices={draft} styles={config?.styles ?? STYLES} onChange={change} />
        <DreamWhen when={when} onChange={setWhen} settings={nights} now={now} />
      </div>
      <div className={styles.send}>
        <SubmitRow
          credits={credits}
          choice={draft}
          busy={submit.isPending}
          // Before hydration the text is unknown, so the form may be sent.
          disabled={isRead && draft.dreamText.trim() === ""}
        />
      </div>
    </form>
  );
}
