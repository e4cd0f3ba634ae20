import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { resetPassword } from "#shared/accounts.ts";
import { AUTH_FIELDS } from "#shared/auth-address.ts";
import { PASSWORD_MIN } from "#shared/limits.ts";
import { ApiError, failureText } from "../../../lib/api.ts";
import { useApp, useRefusal } from "../../../lib/context.tsx";
import { useAuthAddress } from "./auth-form.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/field.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { AuthNotice } from "./auth-notice.tsx";
import { PasswordField, focusWeakPassword, weakPassword } from "../password-field.tsx";
import { useCheckedForm } from "./use-checked-form.ts";
import authStyles from "./auth-page.module.css";

/** Sets a new password with a mailed link. */
export function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const refusal = useRefusal();
  const { to } = useAuthAddress();
  const navigate = useNavigate();
  const toast = useToast();
  const reset = useMutation({
    mutationFn: (values: FormData) =>
      api(resetPassword, { body: { token, password: String(values.get("password")) } }),
    onSuccess: () => {
      toast({ title: t("auth:passwordChanged"), text: t("auth:passwordChangedText") });
      return navigate(to("sign-in"), { replace: true });
    },
    onError: (error) =>
      toast({
        title: t("auth:error"),
        text: failureText(error, t("common:networkError")),
        variant: "destructive",
      }),
  });
  const { form, errorOf } = useCheckedForm(AUTH_FIELDS.reset, (values, element) =>
    reset.mutate(values, { onError: (error) => focusWeakPassword(element, error) }),
  );
  const refused = reset.isIdle ? refusal?.error : undefined;
  const weak = weakPassword(reset.error ?? refused);
  const failure = reset.error ? failureText(reset.error, t("common:networkError")) : refused?.message;
  const expired = (reset.error instanceof ApiError ? reset.error : refusal?.error)?.code === "link_invalid";

  if (!token || expired) {
    return (
      <AuthNotice
        arrives={expired}
        title={t("auth:expired.heading")}
        text={t("auth:expired.resetText")}
        action={
          <ButtonLink to={to("forgot")} size="lg" block className={authStyles.submit}>
            {t("auth:expired.again")}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <form className={authStyles.form} {...form} aria-busy={reset.isPending}>
      <div className={authStyles.head}>
        <h1 className="title-1" tabIndex={-1}>
          {t("auth:reset.heading")}
        </h1>
        <p className="muted">{t("auth:reset.lede")}</p>
      </div>
      <PasswordField
        label={t("auth:newPassword")}
        kind="new"
        error={errorOf("password") ?? weak}
        hint={t("auth:passwordHint", { passwordMin: PASSWORD_MIN })}
      />
      {failure && !weak && <FormError>{failure}</FormError>}
      <Button type="submit" size="lg" block className={authStyles.submit} busy={reset.isPending}>
        {reset.isPending ? t("auth:pleaseWait") : t("auth:reset.submit")}
      </Button>
    </form>
  );
}
