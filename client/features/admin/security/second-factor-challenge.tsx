import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { recoverSecondFactor, verifySecondFactor } from "#shared/admin/security.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { TextButton } from "../../../ui/text-link.tsx";
import { codeFailure, CodeField } from "./code-field.tsx";
import { secondFactorQuery } from "../queries.ts";
import styles from "./security-page.module.css";

/** The page of the admin area that was requested before the second factor was asked for. */
export function useNextUrl(): string {
  const [params] = useSearchParams();
  const next = params.get("next") ?? "";
  return /^\/admin(?:[/?]|$)/.test(next) ? next : "/admin/users";
}

/** Asks for a code of the authenticator, or for a recovery code. */
export function SecondFactorChallenge() {
  const { t } = useTranslation();
  const { api } = useApp();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const next = useNextUrl();
  const [recovering, setRecovering] = useState(false);
  const verify = useMutation({
    mutationFn: async (code: string) => {
      if (recovering) await api(recoverSecondFactor, { body: { code } });
      else await api(verifySecondFactor, { body: { code } });
    },
    onSuccess: async () => {
      await queryClient.fetchQuery({ ...secondFactorQuery(api), staleTime: 0 });
      await navigate(next, { replace: true });
    },
  });
  return (
    <Card className={styles.card}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!verify.isPending) verify.mutate(String(new FormData(event.currentTarget).get("code")).trim());
        }}
      >
        <p className="muted">{t(recovering ? "admin:factor.recoverText" : "admin:factor.verifyText")}</p>
        <CodeField
          key={String(recovering)}
          recovery={recovering}
          error={verify.isError ? codeFailure(verify.error, t) : undefined}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={verify.isPending}>
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
    </Card>
  );
}
