import type { UseMutationResult } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { AUTH_FIELDS, type AuthMode } from "#shared/auth-paths.ts";
import { findIssues, ISSUE_VALUES, type AuthField, type AuthIssues } from "#shared/auth-checks.ts";
import { refusalText } from "../../../lib/api.ts";
import { useRefusal } from "../../../lib/context.tsx";
import type { FormRefusal } from "../../../lib/page-state.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";

type Failure = Error | NonNullable<FormRefusal["error"]>;

const isWeakPassword = (failure: Failure) => "code" in failure && failure.code === "weak_password";

/**
 * A form with the fields of an auth mode. Submitting shows each issue at its field and focuses the first; a form
 * without issues is given to the mutation.
 */
export function useAuthForm(mode: AuthMode, mutation: UseMutationResult<unknown, Error, FormData>) {
  const { t } = useTranslation();
  const refusal = useRefusal();
  const [checked, setChecked] = useState<{ mode: string; issues: AuthIssues } | undefined>(
    refusal && { mode: refusal.form, issues: refusal.issues },
  );
  const refused = mutation.isIdle && refusal?.form === mode ? refusal.error : null;
  const failure = mutation.error ?? refused;
  const weak = failure && isWeakPassword(failure) ? failure.message : undefined;
  const textOf = (error: Failure) => refusalText(error, t("common:networkError"));
  const message = (issue: AuthIssues[AuthField]) => issue && t(`auth:${issue}`, ISSUE_VALUES);

  /** The values of these fields, or null after the issues were shown. */
  const read = (form: HTMLFormElement, fields: readonly AuthField[]): FormData | null => {
    const values = new FormData(form);
    const issues = findIssues(fields, values);
    setChecked({ mode, issues });
    const first = fields.find((field) => issues[field]);
    if (!first) return values;
    form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    return null;
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = read(form, AUTH_FIELDS[mode]);
    const focusPassword = () => form.querySelector<HTMLInputElement>('[name="password"]')?.focus();
    if (values) mutation.mutate(values, { onError: (error) => isWeakPassword(error) && focusPassword() });
  };

  return {
    read,
    /** Properties of the form element. Without script a POST keeps the password out of the URL. */
    form: { noValidate: true, method: "post", onSubmit },
    errorOf: (field: AuthField) =>
      (checked?.mode === mode ? message(checked.issues[field]) : undefined) ??
      (field === "password" ? weak : undefined),
    /** Why the call failed, where no field shows it. */
    failure: weak || !failure ? undefined : textOf(failure),
    failureCode: failure && "code" in failure ? failure.code : undefined,
  };
}
