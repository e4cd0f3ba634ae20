import { ApiError, failureText } from "../../../lib/api.ts";
import { useTranslation, type Translate } from "../../../i18n/use-translation.ts";
import { Field } from "../../../ui/field.tsx";
import styles from "./security-page.module.css";

/** Message for a rejected code. */
export function codeFailure(error: unknown, t: Translate): string {
  if (error instanceof ApiError && error.code === "invalid_input") return t("admin:factor.wrongCode");
  return failureText(error, t("common:networkError"));
}

interface CodeFieldProps {
  error?: string | undefined;
  /** A recovery code instead of the authenticator's six digits. */
  recovery?: boolean;
}

export function CodeField({ error, recovery = false }: CodeFieldProps) {
  const { t } = useTranslation();
  const kind = recovery
    ? ({ maxLength: 40, autoComplete: "off" } as const)
    : ({ inputMode: "numeric", pattern: "[0-9 ]*", maxLength: 7, autoComplete: "one-time-code" } as const);
  return (
    <div className={styles.code}>
      <Field
        label={t(recovery ? "admin:factor.recoveryCode" : "admin:factor.code")}
        name="code"
        className={styles.codeInput}
        minLength={6}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        required
        error={error}
        {...kind}
      />
    </div>
  );
}
