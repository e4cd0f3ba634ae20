import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { signIn, signUp } from "#shared/accounts.ts";
import { findIssues, ISSUE_VALUES, type AuthField } from "#shared/auth-checks.ts";
import { PASSWORD_MIN } from "#shared/limits.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextButton } from "../../../ui/text-link.tsx";
import { useErrorToast, useToast } from "../../../ui/toasts.tsx";
import { meQuery } from "../../accounts/queries.ts";
import { reportConversion } from "../../site/public-shell.tsx";
import { PasswordField } from "../../accounts/password-field.tsx";
import styles from "./unlock-dialog.module.css";

const FIELDS: readonly AuthField[] = ["email", "password"];
type Mode = "sign-up" | "sign-in";

interface AccountPanelProps {
  /** The trial is about to end. */
  completing: boolean;
  signedInEmail: string | undefined;
  onSuccess: () => void;
}

/** Sign-up without a name, or sign-in. */
export function AccountPanel({ completing, signedInEmail, onSuccess }: AccountPanelProps) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const showError = useErrorToast();
  const [mode, setMode] = useState<Mode>("sign-up");

  const submit = useMutation({
    mutationFn: async (values: FormData) => {
      const [email, password] = [String(values.get("email")), String(values.get("password"))];
      if (mode === "sign-in") await api(signIn, { body: { email, password } });
      else await api(signUp, { body: { name: t("trial:account.dreamer"), email, password } });
      await queryClient.fetchQuery({ ...meQuery(api), staleTime: 0 });
    },
    onSuccess: () => {
      if (mode === "sign-up") {
        reportConversion();
        toast({ title: t("auth:accountCreated"), text: t("auth:accountCreatedText") });
      } else {
        toast({ title: t("auth:welcomeBack"), text: t("auth:welcomeBackText") });
      }
      onSuccess();
    },
    onError: (error) => showError(error),
  });

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const empty = FIELDS.find((field) => !String(values.get(field)).trim());
    const issues = empty ? {} : findIssues(FIELDS, values);
    const wrong = empty ?? FIELDS.find((field) => issues[field]);
    if (!wrong) return submit.mutate(values);
    const issue = issues[wrong];
    toast(
      issue
        ? { title: t("auth:validationError"), text: t(`auth:${issue}`, ISSUE_VALUES), variant: "destructive" }
        : { title: t("trial:attention"), text: t("trial:account.empty"), variant: "destructive" },
    );
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  }

  if (signedInEmail && !submit.isPending) {
    return (
      <div className={styles.form}>
        <p className="muted">
          {t("trial:account.signedIn")} <bdi>{signedInEmail}</bdi>
        </p>
        <Button size="lg" block busy={completing} onClick={onSuccess}>
          {t("trial:account.goOn")}
        </Button>
      </div>
    );
  }
  const busy = submit.isPending || completing;
  return (
    <form className={styles.form} method="post" onSubmit={send} noValidate>
      <p className="muted">{t("trial:account.text")}</p>
      <Field
        label={t("auth:email")}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        key={mode}
        label={t("auth:password")}
        kind={mode === "sign-up" ? "new" : "current"}
        hint={mode === "sign-up" ? t("auth:passwordHint", { passwordMin: PASSWORD_MIN }) : undefined}
      />
      <Button type="submit" size="lg" block busy={busy}>
        {busy ? t("auth:pleaseWait") : t(`trial:account.${mode}`)}
      </Button>
      <p className={`small muted ${styles.toggle}`}>
        {t(`auth:${mode}.question`)}{" "}
        <TextButton onClick={() => setMode(mode === "sign-up" ? "sign-in" : "sign-up")}>
          {t(`auth:${mode}.switch`)}
        </TextButton>
      </p>
    </form>
  );
}
