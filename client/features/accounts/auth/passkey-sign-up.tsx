import { useMutation } from "@tanstack/react-query";
import type { Redirect } from "#shared/auth-paths.ts";
import { beginPasskeySignUp, signUpWithPasskey } from "#shared/passkeys.ts";
import { ApiError, failureText } from "../../../lib/api.ts";
import { useApp } from "../../../lib/context.tsx";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/field.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { createPasskey, wasCancelled } from "../passkey-browser.ts";
import { useAuthQuery } from "./use-auth-query.ts";
import { useEntered } from "./use-entered.ts";
import styles from "./auth-page.module.css";

interface PasskeySignUpProps {
  redirect: Redirect | null;
  /** The name and the email address of the form, or null where the form has shown what is wrong with them. */
  read: (form: HTMLFormElement) => FormData | null;
}

/** Creates an account with a passkey in place of a password. */
export function PasskeySignUp({ redirect, read }: PasskeySignUpProps) {
  const { t } = useTranslation();
  const { api } = useApp();
  const toast = useToast();
  const entered = useEntered(redirect);
  const { invite } = useAuthQuery();
  const hydrated = useHydrated();
  const signUp = useMutation({
    mutationFn: async (values: FormData) => {
      const typed = {
        name: String(values.get("name")),
        email: String(values.get("email")),
        ...(invite && { invite }),
      };
      const { userId, options } = await api(beginPasskeySignUp, { body: typed });
      const answer = await createPasskey(options);
      return (await api(signUpWithPasskey, { body: { ...typed, userId, answer } })).next;
    },
    onSuccess: async (next) => {
      toast({ title: t("auth:accountCreated"), text: t("auth:accountCreatedText") });
      await entered("sign-up", next);
    },
  });
  if (hydrated && !globalThis.PublicKeyCredential) return null;
  const { error } = signUp;
  const text =
    error instanceof ApiError && error.code !== "invalid_credentials"
      ? failureText(error, t("common:networkError"))
      : t("auth:passkey.signUpFailed");
  return (
    <div className={styles.passkey}>
      {error && !wasCancelled(error) && <FormError>{text}</FormError>}
      <Button
        variant="secondary"
        size="lg"
        block
        busy={signUp.isPending}
        onClick={(event) => {
          const values = read(event.currentTarget.form!);
          if (values) signUp.mutate(values);
        }}
      >
        {t("auth:passkey.signUp")}
      </Button>
    </div>
  );
}
