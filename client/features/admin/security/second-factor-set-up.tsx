import { useMutation, useQueryClient } from "@tanstack/react-query";
import { beginSecondFactor, confirmSecondFactor } from "#shared/admin/security.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FormError } from "../../../ui/field.tsx";
import { failureText } from "../../../lib/api.ts";
import { PasswordField } from "../password-field.tsx";
import { secondFactorQuery } from "../queries.ts";
import { codeFailure, CodeField } from "./code-field.tsx";
import { QrCode } from "./qr-code.tsx";
import { useNextUrl } from "./second-factor-challenge.tsx";
import styles from "./security-page.module.css";

/** The recovery codes, which are shown only once. */
function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation();
  const next = useNextUrl();
  return (
    <Card className={styles.card}>
      <h2 className="title-3">{t("admin:factor.codesTitle")}</h2>
      <p className="muted">{t("admin:factor.codesText")}</p>
      <ul className={styles.recoveryCodes} data-recovery-codes="">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <ButtonLink to={next} onClick={onDone}>
          {t("admin:factor.codesKept")}
        </ButtonLink>
      </div>
    </Card>
  );
}

interface SetUpProps {
  /** From here until `onDone` the set-up must stay mounted. */
  onBegin: () => void;
  onDone: () => void;
}

/** Sets up the second factor: a secret for the authenticator, a code to confirm it, then the recovery codes. */
export function SecondFactorSetUp({ onBegin, onDone }: SetUpProps) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const begin = useMutation({
    mutationFn: (password: string) => api(beginSecondFactor, { body: password ? { password } : {} }),
    onSuccess: onBegin,
  });
  const confirm = useMutation({
    mutationFn: (code: string) => api(confirmSecondFactor, { body: { code } }),
  });
  if (confirm.data) {
    return (
      <RecoveryCodes
        codes={confirm.data.recoveryCodes}
        onDone={() => {
          void queryClient.invalidateQueries({ queryKey: secondFactorQuery(api).queryKey });
          onDone();
        }}
      />
    );
  }
  if (!begin.data) {
    return (
      <Card className={styles.card}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const password = new FormData(event.currentTarget).get("password");
            if (!begin.isPending) begin.mutate(String(password ?? ""));
          }}
        >
          <p className="muted">{t("admin:factor.beginText")}</p>
          <PasswordField />
          {begin.isError && (
            <div role="alert">
              <FormError>{failureText(begin.error, t("common:networkError"))}</FormError>
            </div>
          )}
          <div>
            <Button type="submit" busy={begin.isPending}>
              {t("admin:factor.begin")}
            </Button>
          </div>
        </form>
      </Card>
    );
  }
  return (
    <Card className={styles.card}>
      <ol className={styles.steps}>
        <li>
          <p className="muted">{t("admin:factor.scan")}</p>
        </li>
        <li>
          <QrCode text={begin.data.uri} label={t("admin:factor.qr")} />
        </li>
        <li>
          <p className="small muted">{t("admin:factor.typeIn")}</p>
          <code className={styles.secret}>{begin.data.secret}</code>
        </li>
      </ol>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!confirm.isPending)
            confirm.mutate(String(new FormData(event.currentTarget).get("code")).trim());
        }}
      >
        <CodeField error={confirm.isError ? codeFailure(confirm.error, t) : undefined} />
        <div>
          <Button type="submit" busy={confirm.isPending}>
            {t("admin:factor.confirm")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
