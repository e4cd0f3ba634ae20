import { useRef, useState, type FormEvent, type RefObject } from "react";
import { useNavigate } from "react-router-dom";
import { FORM_KEY, STYLES, type Dream } from "#shared/dreams.ts";
import { dreamTextIssue } from "#shared/limits.ts";
import { dreamCost } from "#shared/prices.ts";
import type { SiteConfig } from "#shared/site.ts";
import { ApiError } from "../../../lib/api.ts";
import { useRefusal } from "../../../lib/context.tsx";
import { useErrorText } from "../failure-text.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { careResourcesOf, type CareResource } from "./care-screen.tsx";
import { EMPTY_DRAFT } from "./draft.ts";
import { DreamChoices } from "./dream-choices.tsx";
import { useSubmitDream } from "./use-submit-dream.ts";
import type { DraftState } from "./use-draft.ts";
import { useTextIssue } from "./use-text-issue.ts";
import { WritingField } from "./writing-field.tsx";
import styles from "./writing-sheet.module.css";

/** Below this balance the person is told that tokens run low, whatever they have chosen. */
const LOW_TOKENS = 10;

function LowBalance({ credits, cost }: { credits: number; cost: number }) {
  const { t } = useTranslation();
  if (credits >= cost && credits >= LOW_TOKENS) return null;
  return (
    <div className={styles.low}>
      <p className="small">
        <strong>{t("dashboard:low.title")}</strong>
        {credits < cost
          ? t("dashboard:low.missing", { cost, count: credits })
          : t("dashboard:low.text", { count: credits })}
      </p>
      <ButtonLink to="/pricing" variant="secondary" size="sm">
        {t("dashboard:low.buy")}
      </ButtonLink>
    </div>
  );
}

/** What was wrong with a dream that the browser sent by itself. */
function useRefusedText(): string | null {
  const issueText = useTextIssue();
  const refusal = useRefusal();
  if (!refusal?.error) return null;
  const issue = dreamTextIssue(refusal.typed.dreamText ?? "");
  return issue ? issueText(issue) : refusal.error.message;
}

interface WritingSheetProps {
  field: RefObject<HTMLTextAreaElement | null>;
  drafting: DraftState;
  credits: number;
  config: SiteConfig | undefined;
  onSubmitted: (dream: Dream) => void;
  onCare: (resources: CareResource[]) => void;
}

/** Text, choices and the button that sends them. */
export function WritingSheet({ field, drafting, credits, config, onSubmitted, onCare }: WritingSheetProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  const errorText = useErrorText();
  const issueText = useTextIssue();
  const submit = useSubmitDream();
  const [formKey] = useState(() => Math.random().toString(36).slice(2));
  const pressed = useRef(false);
  const [error, setError] = useState(useRefusedText());
  const { draft, change, saved, earlierText, restoreEarlier } = drafting;
  const cost = dreamCost(draft.depth, draft.resolution);

  function reject(message: string): void {
    setError(message);
    field.current?.focus();
  }

  function failed(failure: Error): void {
    const code = failure instanceof ApiError ? failure.code : "network";
    const message = errorText(failure);
    const resources = failure instanceof ApiError ? careResourcesOf(failure) : null;
    if (resources) return onCare(resources);
    switch (code) {
      case "content_refused":
        toast({
          title: t("dashboard:refused.title"),
          text: t("dashboard:refused.kept"),
          variant: "destructive",
        });
        return reject(message);
      case "invalid_input":
        return reject(message);
      case "unauthenticated":
        return void navigate("/auth");
      case "insufficient_tokens":
        toast({ title: t("dashboard:failure.insufficientTitle"), text: message, variant: "destructive" });
        return void navigate("/pricing");
      case "network":
        toast({
          title: t("dream:result.error"),
          text: t("dashboard:failure.network"),
          variant: "destructive",
        });
        return;
      default:
        toast({ title: t("dream:result.error"), text: message, variant: "destructive" });
    }
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    if (draft.dreamText.trim() === "" || pressed.current) return;
    const issue = dreamTextIssue(draft.dreamText);
    if (issue) return reject(issueText(issue));
    setError(null);
    pressed.current = true;
    submit.mutate(draft, {
      onSuccess: onSubmitted,
      onError: failed,
      onSettled: () => (pressed.current = false),
    });
  }

  return (
    // Sent before anybody listens, it goes the browser's own way: a POST, as an address is no place for a dream.
    <form className={styles.sheet} method="post" action="/dashboard" onSubmit={send} noValidate>
      {/* For a form that the browser sends by itself; the server's value need not be ours. */}
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
        <LowBalance credits={credits} cost={cost} />
        <div className={styles.send}>
          <p className="small quiet">
            {credits >= cost && (
              <>
                {t("dashboard:submit.left")}{" "}
                <span className={`${styles.left} num`}>{t("dream:tokens", { count: credits - cost })}</span>
              </>
            )}
          </p>
          <Button
            type="submit"
            size="lg"
            className={styles.submit}
            busy={submit.isPending}
            // Until JavaScript counts, the form may be sent.
            disabled={draft !== EMPTY_DRAFT && draft.dreamText.trim() === ""}
            cost={t("dream:tokens", { count: cost })}
            title={t("dashboard:submit.shortcut")}
          >
            {submit.isPending ? t("dashboard:submit.busy") : t("dashboard:submit.label")}
          </Button>
        </div>
      </div>
    </form>
  );
}
