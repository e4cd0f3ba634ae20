import type { ReactNode } from "react";
import { STEP_FIELD, TWO_STEP_PATH, type TwoStep } from "#shared/second-factor.ts";
import { useRefusal } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/field.tsx";
import { CodeField, codeFailure, useProvenForm } from "../proof.tsx";
import styles from "./two-step.module.css";

interface StepFormProps<T> {
  step: TwoStep;
  /** The call of this step; rejects with what the server says. */
  call: (typed: FormData) => Promise<T>;
  onDone: (reply: T) => void;
  submit: string;
  quiet?: boolean;
  /** Asked before the call; resolves to false where the user does not want it. */
  ask?: (send: () => void) => void;
  children?: ReactNode;
}

/** A form that changes the second factor, with a question for a proof where the last one is old. */
export function StepForm<T>(props: StepFormProps<T>) {
  const { step, call, onDone, submit, quiet = false, ask, children } = props;
  const { t } = useTranslation();
  const refused = useRefusal();
  const refusal = refused?.form === step ? refused.error : null;
  const { form, asking, proof, error, busy, run } = useProvenForm({
    call,
    onDone,
    refusal,
    className: styles.proof,
  });
  const failure = error ? codeFailure(error, t) : undefined;
  const hasCode = step === "confirm";
  return (
    <form
      ref={form}
      method="post"
      action={TWO_STEP_PATH}
      noValidate={false}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        if (ask && !asking) ask(run);
        else run();
      }}
    >
      <input type="hidden" name={STEP_FIELD} value={step} />
      {children}
      {hasCode && <CodeField error={failure} />}
      {proof}
      {failure && !hasCode && <FormError>{failure}</FormError>}
      <Button
        type="submit"
        variant={quiet ? "ghost" : "primary"}
        size={quiet ? "sm" : "md"}
        className={quiet ? styles.quiet : ""}
        busy={busy}
      >
        {submit}
      </Button>
    </form>
  );
}
