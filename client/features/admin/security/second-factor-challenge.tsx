import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { recoverSecondFactor, verifySecondFactor } from "#shared/admin/security.ts";
import { beginPasskeyProof, provePasskey } from "#shared/passkeys.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FormError } from "../../../ui/field.tsx";
import { TextButton } from "../../../ui/text-link.tsx";
import { answerWithPasskey, wasCancelled } from "../../accounts/passkey-browser.ts";
import { codeFailure, CodeField } from "./code-field.tsx";
import { secondFactorQuery } from "../queries.ts";
import styles from "./security-page.module.css";

/** The page of the admin area that was requested before the second factor was asked for. */
export function useNextUrl(): string {
  const [params] = useSearchParams();
  const next = params.get("next") ?? "";
  return /^\/admin(?:[/?]|$)/.test(next) ? next : "/admin/users";
}

interface ChallengeProps {
  /** Whether there is an authenticator with codes. */
  codes: boolean;
  passkeys: boolean;
}

/** Asks for a code of the authenticator, for a recovery code, or for a passkey. */
export function SecondFactorChallenge({ codes, passkeys }: ChallengeProps) {
  const { t } = useTranslation();
  const { api } = useApp();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const next = useNextUrl();
  const [recovering, setRecovering] = useState(false);
  const goOn = async () => {
    await queryClient.fetchQuery({ ...secondFactorQuery(api), staleTime: 0 });
    await navigate(next, { replace: true });
  };
  const verify = useMutation({
    mutationFn: async (code: string) => {
      if (recovering) await api(recoverSecondFactor, { body: { code } });
      else await api(verifySecondFactor, { body: { code } });
    },
    onSuccess: goOn,
  });
  const passkey = useMutation({
    mutationFn: async () => {
      const { options } = await api(beginPasskeyProof);
      await api(provePasskey, { body: { answer: await answerWithPasskey(options) } });
    },
    onSuccess: goOn,
  });
  const failed = passkey.error && !wasCancelled(passkey.error);
  return (
    <Card className={styles.card}>
      {passkeys && (
        <div className={styles.steps}>
          <p className="muted">{t("admin:factor.passkeyText")}</p>
          <div>
            <Button busy={passkey.isPending} onClick={() => passkey.mutate()}>
              {t("admin:factor.usePasskey")}
            </Button>
          </div>
          {failed && <FormError>{t("admin:factor.passkeyFailed")}</FormError>}
        </div>
      )}
      {codes && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!verify.isPending)
              verify.mutate(String(new FormData(event.currentTarget).get("code")).trim());
          }}
        >
          <p className="muted">{t(recovering ? "admin:factor.recoverText" : "admin:factor.verifyText")}</p>
          <CodeField
            key={String(recovering)}
            recovery={recovering}
            error={verify.isError ? codeFailure(verify.error, t) : undefined}
          />
          <div className={styles.actions}>
            <Button type="submit" variant={passkeys ? "secondary" : "primary"} busy={verify.isPending}>
              {t("admin:factor.verify")}
            </Button>
            <TextButton
              onClick={() => {
                verify.reset();
                setRecovering(!recovering);
              }}
            >
              {t(recovering ? "admin:factor.useCode" : "admin:factor.useRecovery")}
            </TextButton>
          </div>
        </form>
      )}
    </Card>
  );
}
