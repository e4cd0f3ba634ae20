import { useMutation } from "@tanstack/react-query";
import { useNavigate, useNavigation, useSearchParams } from "react-router-dom";
import { forgotPassword, resetPassword, signIn, signUp } from "#shared/accounts.ts";
import { authPath, readAuthQuery, type AuthMode, type AuthQuery } from "#shared/auth-paths.ts";
import type { AuthField } from "#shared/auth-checks.ts";
import { PASSWORD_MIN } from "#shared/limits.ts";
import { useApp, useRefusal } from "../../../lib/context.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Field, FormError } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { EmailField } from "../email-field.tsx";
import { PasswordField } from "../password-field.tsx";
import { AuthNotice } from "./auth-notice.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { PasskeySignUp } from "./passkey-sign-up.tsx";
import { useEntered } from "./use-entered.ts";
import { useAuthForm } from "./use-auth-form.ts";
import styles from "./auth-page.module.css";

/** The query of the auth page; `to` is the path of this page in another mode. */
export function useAuthQuery(): AuthQuery & { to: (mode: AuthMode) => string } {
  const [params] = useSearchParams();
  const query = readAuthQuery(params);
  return { ...query, to: (mode) => authPath(mode, query.redirect) };
}

type FormMode = Exclude<AuthMode, "verify" | "not-me">;

/** Title and text of the toast after each form. */
const SUCCESS_KEYS = {
  "sign-in": ["auth:welcomeBack", "auth:welcomeBackText"],
  "sign-up": ["auth:accountCreated", "auth:accountCreatedText"],
  forgot: ["auth:emailSent", "auth:emailSentText"],
  reset: ["auth:passwordChanged", "auth:passwordChangedText"],
} as const satisfies Record<FormMode, readonly [string, string]>;

/** Shown above the form after one that was sent without script. */
const DONE_KEYS: Partial<Record<AuthMode, string>> = {
  forgot: "auth:emailSentText",
  reset: "auth:passwordChangedText",
  verify: "auth:verified.heading",
};

function useSubmit(mode: FormMode) {
  const { t } = useTranslation();
  const { api } = useApp();
  const { redirect, token, to } = useAuthQuery();
  const entered = useEntered(redirect);
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: async (values: FormData) => {
      const text = (field: AuthField) => String(values.get(field));
      const [email, password] = [text("email"), text("password")];
      if (mode === "forgot") await api(forgotPassword, { body: { email } });
      else if (mode === "reset") await api(resetPassword, { body: { token, password } });
      else if (mode === "sign-in") return (await api(signIn, { body: { email, password } })).next;
      else return (await api(signUp, { body: { name: text("name"), email, password } })).next;
    },
    onSuccess: async (next) => {
      const [title, detail] = SUCCESS_KEYS[mode];
      toast({ title: t(title), text: t(detail) });
      if (mode === "forgot") return navigate(to("sign-in"));
      if (mode === "reset") return navigate(to("sign-in"), { replace: true });
      await entered(mode, next);
    },
  });
}

/** Sign-in, sign-up and forgotten password keep one form, so that a typed email address survives the change of mode. */
export function AuthForm({ mode }: { mode: FormMode }) {
  const { t } = useTranslation();
  const refusal = useRefusal();
  const { done, redirect, token, to } = useAuthQuery();
  const submit = useSubmit(mode);
  useChange(mode, submit.reset);
  const { form, read, errorOf, failure, failureCode } = useAuthForm(mode, submit);
  const navigating = useNavigation().state !== "idle";
  const busy = submit.isPending || (submit.isSuccess && navigating);
  const isReset = mode === "reset";
  const isNew = isReset || mode === "sign-up";
  const expired = failureCode === "link_invalid";

  if (isReset && (!token || expired)) {
    return (
      <AuthNotice
        focusTitle={expired}
        title={t("auth:expired.heading")}
        text={t("auth:expired.resetText")}
        action={
          <ButtonLink to={to("forgot")} size="lg" block className={styles.submit}>
            {t("auth:expired.again")}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <form className={styles.form} {...form} aria-busy={busy}>
      <div className={styles.head}>
        <h1 className="title-1" tabIndex={-1}>
          {t(`auth:${mode}.heading`)}
        </h1>
        <p className="muted">{t(`auth:${mode}.lede`)}</p>
      </div>
      {done && DONE_KEYS[done] && <p className={styles.done}>{t(DONE_KEYS[done])}</p>}
      {mode === "sign-up" && (
        <Field
          key="name"
          label={t("auth:name")}
          name="name"
          autoComplete="name"
          required
          defaultValue={refusal?.typed.name}
          error={errorOf("name")}
        />
      )}
      {!isReset && (
        <EmailField
          key="email"
          label={t("auth:email")}
          {...(mode === "sign-in" && { autoComplete: "username webauthn" })}
          defaultValue={refusal?.typed.email}
          error={errorOf("email")}
        />
      )}
      {mode !== "forgot" && (
        <PasswordField
          key="password"
          label={isReset ? t("auth:newPassword") : t("auth:password")}
          kind={isNew ? "new" : "current"}
          error={errorOf("password")}
          hint={isNew && t("auth:passwordHint", { passwordMin: PASSWORD_MIN })}
          aside={
            mode === "sign-in" && (
              <TextLink className={styles.forgot} to={to("forgot")}>
                {t("auth:forgotLink")}
              </TextLink>
            )
          }
        />
      )}
      {failure && <FormError>{failure}</FormError>}
      <Button type="submit" size="lg" block className={styles.submit} busy={busy}>
        {busy ? t("auth:pleaseWait") : t(`auth:${mode}.submit`)}
      </Button>
      {mode === "sign-in" && <PasskeySignIn redirect={redirect} />}
      {mode === "sign-up" && (
        <PasskeySignUp redirect={redirect} read={(typed) => read(typed, ["name", "email"])} />
      )}
      {!isReset && (
        <p className={`small muted ${styles.toggle}`}>
          {t(`auth:${mode}.question`)}{" "}
          <TextLink className={styles.switchLink} to={to(mode === "sign-in" ? "sign-up" : "sign-in")}>
            {t(`auth:${mode}.switch`)}
          </TextLink>
        </p>
      )}
    </form>
  );
}
