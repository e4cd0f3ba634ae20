import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, type ReactNode } from "react";
import { ApiError, failureText } from "../../../lib/api.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormError } from "../../../ui/field.tsx";
import { PasswordField } from "../password-field.tsx";
import { OtherProofs } from "../proof.tsx";
import { passkeysQuery } from "../queries.ts";
import { useRefusedField } from "../use-refused-field.ts";
import styles from "./account.module.css";

interface PasswordDialogProps {
  /** Id of the form, one on the page. */
  id: string;
  open: boolean;
  onClose: () => void;
  title: string;
  text: ReactNode;
  confirm: string;
  danger?: boolean;
  /** The call that needs the password; without one after a passkey was proved. */
  onSubmit: (password: string | undefined) => Promise<unknown>;
}

/** Asks for the user's password before a call that an open session alone must not allow. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { id, open, onClose, title, text, confirm, danger, onSubmit } = props;
  const { t } = useTranslation();
  const { api } = useApp();
  const { data } = useQuery(passkeysQuery(api));
  const failure = usePasswordFailure(data?.hasPassword);
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: onSubmit });
  const form = useRef<HTMLFormElement>(null);
  useRefusedField(form, error);
  const close = () => {
    // Opened again, it does not show the refusal of before.
    reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      actions={
        <>
          <Button type="submit" form={id} variant={danger ? "danger" : "primary"} busy={isPending}>
            {isPending ? t("auth:pleaseWait") : confirm}
          </Button>
          <Button variant="ghost" onClick={close}>
            {t("common:cancel")}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        className={styles.form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const password = new FormData(event.currentTarget).get("password");
          if (!isPending) mutate(password === null ? undefined : String(password));
        }}
      >
        <p className="small muted">{text}</p>
        {data?.hasPassword === false ? (
          <>
            <p className="small muted">{t("auth:proof.noPassword")}</p>
            {error && <FormError>{failure(error)}</FormError>}
          </>
        ) : (
          <PasswordField
            label={t("auth:password")}
            kind="current"
            error={error ? failure(error) : undefined}
          />
        )}
        <OtherProofs onProved={() => onSubmit(undefined)} />
      </form>
    </Dialog>
  );
}

/** Returns the function that puts the failure of a call with the user's password into one sentence. */
export function usePasswordFailure(hasPassword = true): (error: Error) => string {
  const { t } = useTranslation();
  return (error) => {
    const wrong = error instanceof ApiError && ["invalid_credentials", "invalid_input"].includes(error.code);
    if (wrong && !hasPassword) return t("auth:proof.again");
    return wrong ? t("account:password.wrong") : failureText(error, t("common:networkError"));
  };
}
