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

/** Where a person was going before the second factor was asked for; never out of the admin area. */
export function useNextPlace(): string {
  const [params] = useSearchParams();
  const next = params.get("next") ?? "";
  return /^\/admin(?:[/?]|$)/.test(next) ? next : "/admin/users";
}

/** Asks for a code of the authenticator, or for a recovery code where it is lost. */
export function SecondFactorChallenge() {
  const { t } = useTranslation();
  const { api } = useApp();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const next = useNextPlace();
  const [lost, setLost] = useState(false);
  const pass = useMutation({
    mutationFn: async (code: string) => {
      if (lost) await api(recoverSecondFactor, { body: { code } });
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
          if (!pass.isPending) pass.mutate(String(new FormData(event.currentTarget).get("code")).trim());
        }}
      >
        <p className="muted">{t(lost ? "admin:factor.recoverText" : "admin:factor.verifyText")}</p>
        <CodeField
          key={String(lost)}
          recovery={lost}
          error={pass.isError ? codeFailure(pass.error, t) : undefined}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={pass.isPending}>
            {t("admin:factor.verify")}
          </Button>
          <TextButton
            onClick={() => {
              pass.reset();
              setLost(!lost);
            }}
          >
            {t(lost ? "admin:factor.useCode" : "admin:factor.useRecovery")}
          </TextButton>
        </div>
      </form>
    </Card>
  );
}
