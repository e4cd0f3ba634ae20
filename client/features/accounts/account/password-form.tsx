import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { changePassword } from "#shared/accounts.ts";
import { PASSWORD_MIN } from "#shared/limits.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/field.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { passkeysQuery, sessionsQuery } from "../queries.ts";
import { usePasswordFailure } from "./password-dialog.tsx";
import { PasswordField } from "../password-field.tsx";
import { useAuthForm } from "../auth/use-auth-form.ts";
import { asksProof, OtherProofs } from "../proof.tsx";
import { useRefusedField } from "../use-refused-field.ts";
import styles from "./account.module.css";

/** Sets a new password with the current one. */
export function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { data } = useQuery(passkeysQuery(api));
  /** Whether another proof, such as a passkey, replaced the current password. */
  const [proven, setProven] = useState(false);
  const asksPassword = !proven && data?.hasPassword !== false;
  const proofFailure = usePasswordFailure(asksPassword);
  const element = useRef<HTMLFormElement>(null);
  const change = useMutation({
    mutationFn: (values: FormData) =>
      api(changePassword, {
        body: {
          ...(values.has("currentPassword") && { currentPassword: String(values.get("currentPassword")) }),
          newPassword: String(values.get("password")),
        },
      }),
    onSuccess: () => {
      toast({ title: t("auth:passwordChanged"), text: t("account:password.done") });
      // Not where this form was closed before the reply: it may be open again.
      if (element.current) onClose();
      void queryClient.invalidateQueries({ queryKey: passkeysQuery(api).queryKey });
      return queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey });
    },
    onError: (error) => {
      // A proof counts for ten minutes.
      if (asksProof(error)) setProven(false);
      // The form, which shows the error, was closed before the reply.
      if (!element.current) toast({ title: proofFailure(error), variant: "destructive" });
    },
  });
  const { form, errorOf, failure } = useAuthForm("reset", change);
  useRefusedField(element, change.error);
  const refusal = failure && change.error ? proofFailure(change.error) : undefined;
  useEffect(() => element.current!.querySelector<HTMLInputElement>('[type="password"]')!.focus(), []);
  return (
    <form className={`${styles.form} ${styles.inPlace}`} {...form} ref={element} aria-busy={change.isPending}>
      <h3 className="sr-only">{t("account:sections.password")}</h3>
      <p className="small muted">{t("account:password.lede")}</p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {proven ? (
        <p className="small muted">{t("account:passkeys.proved")}</p>
      ) : (
        <>
          {asksPassword && (
            <PasswordField
              label={t("account:password.current")}
              name="currentPassword"
              kind="current"
              error={refusal}
            />
          )}
          <OtherProofs
            onProved={() => {
              setProven(true);
              // The refusal of the proof before.
              if (change.isError) change.reset();
            }}
          />
        </>
      )}
      <PasswordField
        label={t("auth:newPassword")}
        kind="new"
        error={errorOf("password")}
        hint={t("auth:passwordHint", { passwordMin: PASSWORD_MIN })}
      />
      {refusal && !asksPassword && <FormError>{refusal}</FormError>}
      <div className={styles.editActions}>
        <Button type="submit" size="sm" busy={change.isPending}>
          {change.isPending ? t("auth:pleaseWait") : t("account:password.submit")}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t("common:cancel")}
        </Button>
      </div>
    </form>
  );
}
