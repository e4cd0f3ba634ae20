import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { changePassword } from "#shared/accounts.ts";
import { PASSWORD_MIN } from "#shared/limits.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { sessionsQuery } from "../queries.ts";
import { usePasswordFailure } from "./password-dialog.tsx";
import { PasswordField } from "../password-field.tsx";
import { useAuthForm } from "../auth/use-auth-form.ts";
import { Section } from "./section.tsx";
import styles from "./account.module.css";

export function PasswordSection({ email }: { email: string }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const passwordFailure = usePasswordFailure();
  const element = useRef<HTMLFormElement>(null);
  const change = useMutation({
    mutationFn: (values: FormData) =>
      api(changePassword, {
        body: {
          currentPassword: String(values.get("currentPassword")),
          newPassword: String(values.get("password")),
        },
      }),
    onSuccess: () => {
      element.current!.reset();
      toast({ title: t("auth:passwordChanged"), text: t("account:password.done") });
      return queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey });
    },
    onError: (error) =>
      toast({ title: t("common:error"), text: passwordFailure(error), variant: "destructive" }),
  });
  const { form, errorOf, failure } = useAuthForm("reset", change);
  return (
    <Section id="password">
      <form className={styles.form} {...form} ref={element} aria-busy={change.isPending}>
        <p className="small muted">{t("account:password.lede")}</p>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={t("account:password.current")}
          name="currentPassword"
          kind="current"
          error={failure && change.error ? passwordFailure(change.error) : undefined}
        />
        <PasswordField
          label={t("auth:newPassword")}
          kind="new"
          error={errorOf("password")}
          hint={t("auth:passwordHint", { passwordMin: PASSWORD_MIN })}
        />
        <Button type="submit" variant="secondary" busy={change.isPending}>
          {change.isPending ? t("auth:pleaseWait") : t("account:password.submit")}
        </Button>
      </form>
    </Section>
  );
}
