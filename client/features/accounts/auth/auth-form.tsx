import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate, useNavigation, useSearchParams } from "react-router-dom";
import { forgotPassword, signIn, signUp } from "#shared/accounts.ts";
import {
  afterAuth,
  AUTH_FIELDS,
  type AuthMode,
  type Redirect,
  authAddress,
  readAuthAddress,
  type AuthAddress,
} from "#shared/auth-address.ts";
import type { AuthField } from "#shared/auth-checks.ts";
import { PASSWORD_MIN } from "#shared/limits.ts";
import { useApp, useRefusal } from "../../../lib/context.tsx";
import { failureText } from "../../../lib/api.ts";
import { PENDING_PAYMENT_KEY } from "../../payments/queries.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, FormError } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { PasswordField, focusWeakPassword, weakPassword } from "../password-field.tsx";
import { useCheckedForm } from "./use-checked-form.ts";
import authStyles from "./auth-page.module.css";

/** What the address of the auth page asks for; `to` is this page in another mode. */
export function useAuthAddress(): AuthAddress & { to: (mode: AuthMode) => string } {
  const [query] = useSearchParams();
  const address = readAuthAddress(query);
  return { ...address, to: (mode) => authAddress(mode, address.redirect) };
}

export type FormMode = Extract<AuthMode, "sign-in" | "sign-up" | "forgot">;

/** A payment waiting for its owner comes first. */
function takeDestination(mode: FormMode, redirect: Redirect | null): string {
  const payment = sessionStorage.getItem(PENDING_PAYMENT_KEY);
  if (payment) {
    sessionStorage.removeItem(PENDING_PAYMENT_KEY);
    return `/payment-success?session_id=${encodeURIComponent(payment)}`;
  }
  return afterAuth(mode, redirect);
}

function useSubmit(mode: FormMode) {
  const { t } = useTranslation();
  const { api } = useApp();
  const { redirect, to } = useAuthAddress();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: async (values: FormData) => {
      const text = (field: AuthField) => String(values.get(field));
      const [email, password] = [text("email"), text("password")];
      if (mode === "forgot") await api(forgotPassword, { body: { email } });
      else if (mode === "sign-in") await api(signIn, { body: { email, password } });
      else await api(signUp, { body: { name: text("name"), email, password } });
    },
    onSuccess: async () => {
      if (mode === "forgot") {
        toast({ title: t("auth:emailSent"), text: t("auth:emailSentText") });
        return navigate(to("sign-in"));
      }
      if (mode === "sign-in") toast({ title: t("auth:welcomeBack"), text: t("auth:welcomeBackText") });
      else toast({ title: t("auth:accountCreated"), text: t("auth:accountCreatedText") });
      queryClient.clear();
      await navigate(takeDestination(mode, redirect), { replace: true });
    },
    onError: (error) =>
      toast({
        title: t("auth:error"),
        text: failureText(error, t("common:networkError")),
        variant: "destructive",
      }),
  });
}

/** A change of mode is a new page: the old failure goes. */
function useFreshMode(mode: FormMode, reset: () => void) {
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    reset();
  }, [mode, reset]);
}

/** Sign-in, sign-up and forgotten password: one form, so that a typed address survives the change. */
export function AuthForm({ mode }: { mode: FormMode }) {
  const { t } = useTranslation();
  const refusal = useRefusal();
  const { done, to } = useAuthAddress();
  const submit = useSubmit(mode);
  useFreshMode(mode, submit.reset);
  const navigating = useNavigation().state !== "idle";
  const { form, errorOf } = useCheckedForm(AUTH_FIELDS[mode], (values, element) =>
    submit.mutate(values, { onError: (error) => focusWeakPassword(element, error) }),
  );
  const busy = submit.isPending || (submit.isSuccess && navigating);
  const refused = submit.isIdle && refusal?.form === mode ? refusal.error : undefined;
  const weak = weakPassword(submit.error ?? refused);
  const failure = submit.error ? failureText(submit.error, t("common:networkError")) : refused?.message;
  return (
    <form className={authStyles.form} {...form} aria-busy={busy}>
      <div className={authStyles.head}>
        <h1 className="title-1" tabIndex={-1}>
          {t(`auth:${mode}.heading`)}
        </h1>
        <p className="muted">{t(`auth:${mode}.lede`)}</p>
      </div>
      {done === "forgot" && <p className={authStyles.done}>{t("auth:emailSentText")}</p>}
      {done === "reset" && <p className={authStyles.done}>{t("auth:passwordChangedText")}</p>}
      {done === "verify" && <p className={authStyles.done}>{t("auth:verified.heading")}</p>}
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
      <Field
        key="email"
        label={t("auth:email")}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={refusal?.typed.email}
        error={errorOf("email")}
      />
      {mode !== "forgot" && (
        <PasswordField
          key="password"
          label={t("auth:password")}
          kind={mode === "sign-up" ? "new" : "current"}
          error={errorOf("password") ?? weak}
          hint={mode === "sign-up" ? t("auth:passwordHint", { passwordMin: PASSWORD_MIN }) : undefined}
          aside={
            mode === "sign-in" && (
              <TextLink className={authStyles.forgot} to={to("forgot")}>
                {t("auth:forgotLink")}
              </TextLink>
            )
          }
        />
      )}
      {failure && !weak && <FormError>{failure}</FormError>}
      <Button type="submit" size="lg" block className={authStyles.submit} busy={busy}>
        {busy ? t("auth:pleaseWait") : t(`auth:${mode}.submit`)}
      </Button>
      <p className={`small muted ${authStyles.toggle}`}>
        {t(`auth:${mode}.question`)}{" "}
        <TextLink className={authStyles.switchLink} to={to(mode === "sign-in" ? "sign-up" : "sign-in")}>
          {t(`auth:${mode}.switch`)}
        </TextLink>
      </p>
    </form>
  );
}
