import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { provePassword } from "#shared/accounts.ts";
import { ApiError } from "../../../lib/api.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { PasswordQuestion } from "./password-question.tsx";

/**
 * The question for the password before calls that need a fresh one. `asks(error, retry)` returns whether a call failed
 * for that reason; `retry` is called once the password was typed in.
 */
export function useProof(
  id: string,
  text: string,
): { question: ReactNode; asks: (error: unknown, retry: () => void) => boolean } {
  const { t } = useTranslation();
  const { api } = useApp();
  const [asking, setAsking] = useState<{ retry: () => void } | null>(null);
  const latest = useRef(asking);
  useEffect(() => {
    latest.current = asking;
  });
  const close = useCallback(() => setAsking(null), []);
  const question = (
    <PasswordQuestion
      id={id}
      open={asking !== null}
      onClose={close}
      title={t("account:sessions.prove")}
      text={text}
      confirm={t("account:sessions.proveConfirm")}
      onSubmit={async (password) => {
        if (password !== undefined) await api(provePassword, { body: { password } });
        // Not where the question was closed before the reply.
        if (latest.current !== asking) return;
        close();
        asking?.retry();
      }}
    />
  );
  const asks = (error: unknown, retry: () => void) => {
    if (!(error instanceof ApiError) || error.code !== "invalid_input") return false;
    setAsking({ retry });
    return true;
  };
  return { question, asks };
}
