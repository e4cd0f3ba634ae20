import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import { STEP_FIELD, TWO_STEP_PATH, type TwoStep } from "#shared/second-factor.ts";
import { useApp, useRefusal } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/field.tsx";
import { asksProof, CodeField, codeFailure, Proof, proveFirst, typedBeside } from "../proof.tsx";
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
  const { api } = useApp();
  const refused = useRefusal();
  const refusal = refused?.form === step ? refused.error : null;
  const form = useRef<HTMLFormElement>(null);
  const [asking, setAsking] = useState(asksProof(refusal));
  const change = useMutation({
    mutationFn: async (typed: FormData) => {
      await proveFirst(api, typed);
      return await call(typed);
    },
    onSuccess: onDone,
    onError: (error) => {
      if (asksProof(error)) setAsking(true);
    },
  });
  const error = change.error ?? (change.isIdle ? refusal : null);
  const failure = error && !asksProof(error) ? codeFailure(error, t) : undefined;
  const hasCode = step === "confirm";
  const send = () => change.mutate(new FormData(form.current!));
  return (
    <form
      ref={form}
      method="post"
      action={TWO_STEP_PATH}
      noValidate={false}
      onSubmit={(event) => {
        event.preventDefault();
        if (change.isPending) return;
        if (ask && !asking) ask(send);
        else send();
      }}
    >
      <input type="hidden" name={STEP_FIELD} value={step} />
      {children}
      {hasCode && <CodeField error={failure} />}
      {asking && (
        <Proof
          className={styles.proof}
          error={error}
          retry={() => change.mutate(typedBeside(form.current!))}
        />
      )}
      {failure && !hasCode && <FormError>{failure}</FormError>}
      <Button
        type="submit"
        variant={quiet ? "ghost" : "primary"}
        size={quiet ? "sm" : "md"}
        className={quiet ? styles.quiet : ""}
        busy={change.isPending}
      >
        {submit}
      </Button>
    </form>
  );
}
