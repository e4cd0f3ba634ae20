import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { signIn, signUp } from "#shared/accounts.ts";
import { findIssues, ISSUE_VALUES, type AuthField } from "#shared/auth-checks.ts";
import { PASSWORD_MIN } from "#shared/limits.ts";
import { failureText } from "../../../lib/api.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, FormError } from "../../../ui/field.tsx";
import { TextButton } from "../../../ui/text-link.tsx";
import type { Toast } from "../../../ui/toasts.tsx";
import { meQuery } from "../../accounts/queries.ts";
import { reportConversion } from "../../site/public-shell.tsx";
import { EmailField } from "../../accounts/email-field.tsx";
import { PasswordField } from "../../accounts/password-field.tsx";
import styles from "./unlock-dialog.module.css";

type Mode = "sign-up" | "sign-in";

interface AccountPanelProps {
  /** The last step is done, and the dashboard opens in a moment. */
  completing: boolean;
  signedInEmail: string | undefined;
  onSuccess: (notice?: Toast) => void;
  /** The account has a second factor: its code is asked for on a page of its own. */
  onCodeNeeded: () => void;
}

/** Sign-up, where the name may be left empty, or sign-in. */
export function AccountPanel({ completing, signedInEmail, onSuccess, onCodeNeeded }: AccountPanelProps) {
  const { t } = useTranslation();
  const { api, waysIn } = useApp();
  const queryClient = useQueryClient();
  const [mode, setMode] = useState<Mode>(waysIn.signUp === "open" ? "sign-up" : "sign-in");
  const [wrong, setWrong] = useState<{ field: AuthField | null; text: string } | null>(null);

  const submit = useMutation({
    mutationFn: async (values: FormData) => {
      const [email, password] = [String(values.get("email")), String(values.get("password"))];
      const name = String(values.get("name") ?? "").trim();
      if (mode === "sign-in") await api(signIn, { body: { email, password } });
      else await api(signUp, { body: { ...(name && { name }), email, password } });
      await queryClient.fetchQuery({ ...meQuery(api), staleTime: 0 });
    },
    onSuccess: () => {
      if (mode === "sign-up") reportConversion();
      onSuccess(
        mode === "sign-up"
          ? { title: t("auth:accountCreated"), text: t("auth:accountCreatedText") }
          : { title: t("auth:welcomeBack"), text: t("auth:welcomeBackText") },
      );
    },
    onError: (error) => {
      if ((error as { code?: string }).code === "second_factor_required") onCodeNeeded();
      else setWrong({ field: null, text: failureText(error, t("common:networkError")) });
    },
  });

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const filled = (field: AuthField) => String(values.get(field) ?? "").trim() !== "";
    const empty = (["email", "password"] as const).find((field) => !filled(field));
    const checked: AuthField[] = filled("name") ? ["name", "email", "password"] : ["email", "password"];
    const issues = empty ? {} : findIssues(checked, values);
    const field = empty ?? checked.find((name) => issues[name]);
    setWrong(null);
    if (!field) return submit.mutate(values);
    const issue = issues[field];
    setWrong({
      field,
      text: issue ? t(`auth:${issue}`, ISSUE_VALUES) : `${t("trial:attention")}. ${t("trial:account.empty")}`,
    });
    form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  }

  // While a submission runs the form stays, although the user is already known.
  if (signedInEmail && !submit.isPending) {
    return (
      <div className={styles.form}>
        <p className="muted">
          {t("trial:account.signedIn")} <bdi>{signedInEmail}</bdi>
        </p>
        <Button size="lg" block busy={completing} onClick={() => onSuccess()}>
          {t("trial:account.goOn")}
        </Button>
      </div>
    );
  }
  const busy = submit.isPending || completing;
  const errorOf = (field: AuthField) => (wrong?.field === field ? wrong.text : undefined);
  return (
    <form className={styles.form} method="post" onSubmit={send} noValidate>
      <p className="muted">
        {waysIn.signUp === "open" ? t("trial:account.text") : t(`ways:limited.${waysIn.signUp}.text`)}
      </p>
      {mode === "sign-up" && (
        <Field
          label={t("auth:name")}
          name="name"
          autoComplete="name"
          hint={t("trial:account.nameHint")}
          error={errorOf("name")}
        />
      )}
      <EmailField label={t("auth:email")} error={errorOf("email")} />
      <PasswordField
        key={mode}
        label={t("auth:password")}
        kind={mode === "sign-up" ? "new" : "current"}
        hint={mode === "sign-up" ? t("auth:passwordHint", { passwordMin: PASSWORD_MIN }) : undefined}
        error={errorOf("password")}
      />
      {wrong?.field === null && <FormError>{wrong.text}</FormError>}
      <Button type="submit" size="lg" block busy={busy}>
        {busy ? t("auth:pleaseWait") : t(`trial:account.${mode}`)}
      </Button>
      {waysIn.signUp === "open" && (
        <p className={`small muted ${styles.toggle}`}>
          {t(`auth:${mode}.question`)}{" "}
          <TextButton
            onClick={() => {
              setWrong(null);
              setMode(mode === "sign-up" ? "sign-in" : "sign-up");
            }}
          >
            {t(`auth:${mode}.switch`)}
          </TextButton>
        </p>
      )}
    </form>
  );
}
