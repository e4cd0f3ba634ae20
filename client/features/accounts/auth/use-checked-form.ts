import { useState, type FormEvent } from "react";
import { AUTH_FIELDS } from "#shared/auth-address.ts";
import { findIssues, ISSUE_VALUES, type AuthField, type AuthIssues } from "#shared/auth-checks.ts";
import { useRefusal } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useToast } from "../../../ui/toasts.tsx";

interface CheckedForm {
  /** To be spread over the form element. */
  form: {
    noValidate: true;
    method: "post";
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** The sentence for a field, if it failed. */
  errorOf: (field: AuthField) => string | undefined;
}

/**
 * A form whose fields are checked on submit: the first failing message shows as a toast, each one at its field,
 * and the first failing field gets the focus. `onValid` gets the values, and the form they stand in.
 */
export function useCheckedForm(
  fields: readonly AuthField[],
  onValid: (values: FormData, form: HTMLFormElement) => void,
): CheckedForm {
  const { t } = useTranslation();
  const refusal = useRefusal();
  const toast = useToast();
  // With the fields they were found in: another mode of the form begins without them.
  const [checked, setChecked] = useState(
    refusal && refusal.form !== "dream" && { fields: AUTH_FIELDS[refusal.form], issues: refusal.issues },
  );
  const sentence = (field: AuthField, found: AuthIssues) => {
    const issue = found[field];
    return issue && t(`auth:${issue}`, ISSUE_VALUES);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const found = findIssues(fields, values);
    setChecked({ fields, issues: found });
    const first = fields.find((field) => found[field]);
    if (!first) return onValid(values, event.currentTarget);
    toast({ title: t("auth:validationError"), text: sentence(first, found), variant: "destructive" });
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  return {
    // Should a press come before JavaScript does, a POST keeps the password out of the address.
    form: { noValidate: true, method: "post", onSubmit },
    errorOf: (field) => (checked && checked.fields === fields ? sentence(field, checked.issues) : undefined),
  };
}
