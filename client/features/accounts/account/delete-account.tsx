import { useCallback, useState } from "react";
import { deleteAccount } from "#shared/accounts.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { useClearBrowser } from "../use-sign-out.ts";
import { Row } from "./section.tsx";
import { PasswordQuestion } from "./password-question.tsx";
import styles from "./account.module.css";

export function DeleteAccount() {
  const { t } = useTranslation();
  const { api } = useApp();
  const clearBrowser = useClearBrowser();
  const [asking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  return (
    <>
      <Row
        label={t("account:delete.title")}
        action={
          <Button variant="ghost" size="sm" className={styles.remove} onClick={() => setAsking(true)}>
            {t("account:delete.action")}
          </Button>
        }
      >
        <p className="small muted">{t("account:delete.text")}</p>
      </Row>
      <PasswordQuestion
        id="delete-account"
        open={asking}
        onClose={close}
        title={t("account:delete.question")}
        text={t("account:delete.warning")}
        confirm={t("account:delete.confirm")}
        danger
        onSubmit={async (password) => {
          await api(deleteAccount, { body: password === undefined ? {} : { password } });
          await clearBrowser();
        }}
      />
    </>
  );
}
