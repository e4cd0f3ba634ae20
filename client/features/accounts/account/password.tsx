import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { passkeysQuery } from "../queries.ts";
import { EditableRow } from "./section.tsx";
import styles from "./account.module.css";

const PasswordForm = lazy(async () => ({ default: (await import("./password-form.tsx")).PasswordForm }));

/** The password; changed in its place. */
export function PasswordRow({ email }: { email: string }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const { data } = useQuery(passkeysQuery(api));
  return (
    <EditableRow
      label={t("account:sections.password")}
      renderForm={(close) => (
        <Suspense>
          <PasswordForm email={email} onClose={close} />
        </Suspense>
      )}
    >
      {data?.hasPassword === false ? (
        <span className="quiet">–</span>
      ) : (
        <span aria-hidden="true" className={styles.dots}>
          ••••••••
        </span>
      )}
    </EditableRow>
  );
}
