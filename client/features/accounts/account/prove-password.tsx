import { ApiError, failureText } from "../../../lib/api.ts";
import { useMutation } from "@tanstack/react-query";
import { provePassword } from "#shared/accounts.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { PasswordField } from "../password-field.tsx";
import styles from "./account.module.css";

const FORM_ID = "prove-password";

/** Asks for the password once more, before what a browser left open must not be enough for. */
export function ProvePassword(props: { open: boolean; onClose: () => void; onProven: () => void }) {
  const { open, onClose, onProven } = props;
  const { t } = useTranslation();
  const { api } = useApp();
  const failure = usePasswordFailure();
  const prove = useMutation({
    mutationFn: (values: FormData) =>
      api(provePassword, { body: { password: String(values.get("password")) } }),
    onSuccess: onProven,
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("account:sessions.prove")}
      actions={
        <>
          <Button type="submit" form={FORM_ID} busy={prove.isPending}>
            {prove.isPending ? t("auth:pleaseWait") : t("account:sessions.proveConfirm")}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t("common:cancel")}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        className={styles.form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!prove.isPending) prove.mutate(new FormData(event.currentTarget));
        }}
      >
        <p className="small muted">{t("account:sessions.proveText")}</p>
        <PasswordField
          label={t("auth:password")}
          kind="current"
          error={prove.error ? failure(prove.error) : undefined}
        />
      </form>
    </Dialog>
  );
}

/** One sentence about a call that needed the person's password. */
export function usePasswordFailure(): (error: Error) => string {
  const { t } = useTranslation();
  return (error) => {
    const wrong = error instanceof ApiError && ["invalid_credentials", "invalid_input"].includes(error.code);
    return wrong ? t("account:password.wrong") : failureText(error, t("common:networkError"));
  };
}
