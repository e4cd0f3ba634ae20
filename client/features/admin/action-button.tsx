import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { failureText } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PasswordField, usePasswordAsked } from "./password-field.tsx";
import { useAdminAction } from "./use-admin-action.ts";
import styles from "./admin-page.module.css";

/** What the dialog of an action was filled with. */
export interface ActionForm {
  /** Value of a field, trimmed. */
  text: (name: string) => string;
  /** Empty where the password was not asked for. */
  password: { password?: string };
}

interface ActionButtonProps {
  label: string;
  /** Names the action, and the user it is about. */
  title: string;
  /** What will happen. */
  text: ReactNode;
  confirmLabel?: string;
  danger?: boolean;
  asksPassword?: boolean;
  className?: string;
  onConfirm: (form: ActionForm) => Promise<{ message: string }>;
  /** Page to go to after an action that removes what this one shows. */
  leaveTo?: string | undefined;
  /** Fields of the dialog. */
  children?: ReactNode;
}

/**
 * A button whose action runs after a dialog asks whether the admin is sure. A failure is shown in the dialog, or in a
 * toast once that is closed.
 */
export function ActionButton(props: ActionButtonProps) {
  const { label, title, text, confirmLabel = label, danger, className, onConfirm, leaveTo, children } = props;
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const action = useAdminAction(onConfirm, { leaveTo, silentFailure: open });
  const close = () => {
    setOpen(false);
    // Closing does not stop a request: until its reply it cannot be sent again.
    if (!action.isPending) action.reset();
  };
  const show = () => {
    // Without the failure of a request that ended after the dialog was closed.
    if (!action.isPending) action.reset();
    setOpen(true);
  };
  const passwordAsked = usePasswordAsked() && props.asksPassword;
  function submit(values: FormData): void {
    const password = String(values.get("password") ?? "");
    const form: ActionForm = {
      text: (name) => String(values.get(name) ?? "").trim(),
      password: password ? { password } : {},
    };
    action.mutate(form, { onSuccess: () => setOpen(false) });
  }
  return (
    <>
      <Button variant="secondary" size="sm" className={className} onClick={show}>
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={
          <>
            <span className={styles.sure}>{t("admin:sure.title")}</span> {title}
          </>
        }
        size={children ? "regular" : "compact"}
        actions={
          <>
            <Button type="submit" form={id} variant={danger ? "danger" : "primary"} busy={action.isPending}>
              {confirmLabel}
            </Button>
            <Button
              variant="ghost"
              data-first-focus={children || passwordAsked ? undefined : ""}
              onClick={close}
            >
              {t("common:cancel")}
            </Button>
          </>
        }
      >
        <form
          id={id}
          className={styles.actionForm}
          onSubmit={(event) => {
            event.preventDefault();
            if (!action.isPending) submit(new FormData(event.currentTarget));
          }}
        >
          <p className="small muted">{text}</p>
          {children}
          {passwordAsked && <PasswordField hint={t("admin:sure.passwordHint")} />}
          {action.isError && (
            <p className={styles.actionFailure} role="alert">
              <b>{t("common:error")}</b> {failureText(action.error, t("common:networkError"))}
            </p>
          )}
        </form>
      </Dialog>
    </>
  );
}
