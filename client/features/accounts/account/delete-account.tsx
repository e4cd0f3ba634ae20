import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { deleteAccount } from "#shared/accounts.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { PasswordField } from "../password-field.tsx";
import { usePasswordFailure } from "./prove-password.tsx";
import styles from "./account.module.css";

const FORM_ID = "delete-account";

/** The end of the account, after the password. */
export function DeleteAccount() {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const failure = usePasswordFailure();
  const [asking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  const remove = useMutation({
    mutationFn: (values: FormData) =>
      api(deleteAccount, { body: { password: String(values.get("password")) } }),
    onSuccess: () => {
      queryClient.clear();
      localStorage.clear();
      sessionStorage.clear();
      location.assign("/");
    },
  });
  const busy = remove.isPending || remove.isSuccess;
  return (
    <div className={styles.data}>
      <h3 className="title-3">{t("account:delete.title")}</h3>
      <p className="small muted">{t("account:delete.text")}</p>
      <div className={styles.buttons}>
        <Button variant="ghost" size="sm" className={styles.remove} onClick={() => setAsking(true)}>
          {t("account:delete.action")}
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={close}
        title={t("account:delete.question")}
        actions={
          <>
            <Button type="submit" form={FORM_ID} variant="danger" busy={busy}>
              {busy ? t("auth:pleaseWait") : t("account:delete.confirm")}
            </Button>
            <Button variant="ghost" onClick={close}>
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
            if (!busy) remove.mutate(new FormData(event.currentTarget));
          }}
        >
          <p className="small muted">{t("account:delete.warning")}</p>
          <PasswordField
            label={t("auth:password")}
            kind="current"
            error={remove.error ? failure(remove.error) : undefined}
          />
        </form>
      </Dialog>
    </div>
  );
}
