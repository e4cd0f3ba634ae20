import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useNavigation } from "react-router-dom";
import { forgotPassword, resetPassword, signIn, signUp } from "#shared/accounts.ts";
import { askForLink } from "#shared/sign-in-links.ts";
import type { AuthMode } from "#shared/auth-paths.ts";
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
import { meQuery } from "../queries.ts";
import { AuthNotice } from "./auth-notice.tsx";
import { IssuerLinks, IssuerNotice, LimitedSignUp } from "./issuer-links.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { PasskeySignUp } from "./passkey-sign-up.tsx";
import { useEntered } from "./use-entered.ts";
import { useAuthForm } from "./use-auth-form.ts";
import { useAuthQuery, useInvitedAddress } from "./use-auth-query.ts";
import styles from "./auth-page.module.css";

export type FormMode = Exclude<AuthMode, "verify" | "not-me" | "code" | "link-code" | "enter">;

/** Title and text of the toast after each form; null where the next page says it. */
const SUCCESS_KEYS = {
  link: null,
  "sign-in": ["auth:welcomeBack", "auth:welcomeBackText"],
  "sign-up": ["auth:accountCreated", "auth:accountCreatedText"],
  forgot: ["auth:emailSent", "auth:emailSentText"],
  reset: ["auth:passwordChanged", "auth:passwordChangedText"],
} as const satisfies Record<FormMode, readonly [string, string] | null>;

/** Shown above the form after one that was sent without script. */
const DONE_KEYS: Partial<Record<AuthMode, string>> = {
  forgot: "auth:emailSentText",
  reset: "auth:passwordChangedText",
  verify: "auth:verified.heading",
};

const needsCode = (error: unknown) => (error as { code?: string }).code === "second_factor_required";

function useSubmit(mode: FormMode) {
  const { t } = useTranslation();
  const { api } = useApp();
  const { redirect, token, invite, to } = useAuthQuery();
  const entered = useEntered(redirect);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async (values: FormData) => {
      const text = (field: AuthField) => String(values.get(field));
      const [email, password] = [text("email"), text("password")];
      if (mode === "link") await api(askForLink, { body: { email } });
      else if (mode === "forgot") await api(forgotPassword, { body: { email } });
      else if (mode === "reset") await api(resetPassword, { body: { token, password } });
      else if (mode === "sign-in") return (await api(signIn, { body: { email, password } })).next;
      else {
        const body = { name: text("name"), email, password, ...(invite && { invite }) };
        return (await api(signUp, { body })).next;
      }
    },
    onSuccess: async (next) => {
      const keys = SUCCESS_KEYS[mode];
      if (keys) toast({ title: t(keys[0]), text: t(keys[1]) });
      if (mode === "link") return navigate(to("link-code"));
      if (mode === "forgot") return navigate(to("sign-in"));
      if (mode === "reset") {
        // The new password may have ended the session of the user that this page knows.
        if (queryClient.getQueryData(meQuery(api).queryKey)) queryClient.clear();
        return navigate(to("sign-in"), { replace: true });
      }
      await entered(mode, next);
    },
    onError: (error) => {
      if (needsCode(error)) void navigate(to("code"));
    },
  });
}

/** Sign-in, sign-up and forgotten password keep one form, so that a typed email address survives the change of mode. */
export function AuthForm({ mode }: { mode: FormMode }) {
  const { t } = useTranslation();
  const { waysIn } = useApp();
  const refusal = useRefusal();
  const { done, redirect, token, to } = useAuthQuery();
  const invited = useInvitedAddress();
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
  const isInvited = waysIn.signUp === "invite" && Boolean(invited);
  const isFixed = mode === "sign-up" && isInvited;
  if (mode === "sign-up" && waysIn.signUp !== "open" && !isInvited)
    return <LimitedSignUp redirect={redirect} dead={invited === null} />;
  return (
    <form className={styles.form} {...form} aria-busy={busy}>
      <div className={styles.head}>
        <h1 className="title-1" tabIndex={-1}>
          {t(`auth:${mode}.heading`)}
        </h1>
        <p className="muted">{t(`auth:${mode}.lede`)}</p>
      </div>
      <IssuerNotice />
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
          // A fixed address is not what was typed in another mode.
          key={isFixed ? "invited" : "email"}
          label={t("auth:email")}
          {...(mode === "sign-in" && { autoComplete: "username webauthn" })}
          // Of another mode the field stays, with what is in it.
          defaultValue={refusal?.typed.email ?? invited ?? undefined}
          readOnly={isFixed}
          error={errorOf("email")}
        />
      )}
      {mode !== "forgot" && mode !== "link" && (
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
      {failure && failureCode !== "second_factor_required" && <FormError>{failure}</FormError>}
      <Button type="submit" size="lg" block className={styles.submit} busy={busy}>
        {busy ? t("auth:pleaseWait") : t(`auth:${mode}.submit`)}
      </Button>
      {mode === "sign-in" && <PasskeySignIn redirect={redirect} />}
      {mode === "sign-up" && (
        <PasskeySignUp redirect={redirect} read={(typed) => read(typed, ["name", "email"])} />
      )}
      {(mode === "sign-in" || mode === "sign-up") && <IssuerLinks redirect={redirect} />}
      {(mode === "sign-in" || mode === "forgot") && (
        <p className={`small ${styles.toggle}`}>
          <TextLink className={styles.switchLink} to={to("link")}>
            {t("auth:link.ask")}
          </TextLink>
        </p>
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
