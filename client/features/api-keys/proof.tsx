import { lazy, Suspense, useEffect, useRef } from "react";
import { provePassword } from "#shared/accounts.ts";
import { KEY_FIELDS } from "#shared/api-keys.ts";
import type { Api } from "../../lib/api.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { PasswordField } from "../accounts/password-field.tsx";
import styles from "./keys-page.module.css";

const PasskeyProof = lazy(async () => ({
  default: (await import("../accounts/account/passkey-proof.tsx")).PasskeyProof,
}));

/** Whether a call was refused because the password was not given lately, or was wrong. */
export function asksPassword(error: unknown): boolean {
  const { code, details } = (error ?? {}) as { code?: string; details?: { issues?: { path: string }[] } };
  if (code === "invalid_credentials") return true;
  return code === "invalid_input" && Boolean(details?.issues?.some(({ path }) => path === "password"));
}

/** Sends the password of a form, where it has one, before the call that needs it. */
export async function proveFirst(api: Api, form: FormData): Promise<void> {
  const password = form.get(KEY_FIELDS.password);
  if (password) await api(provePassword, { body: { password: String(password) } });
}

/** What a form has beside the password, which a passkey replaces. */
export function typedBeside(form: HTMLFormElement): FormData {
  const typed = new FormData(form);
  typed.delete(KEY_FIELDS.password);
  return typed;
}

/** Asks inside a form for the password, or a passkey in its place; `retry` sends the form again. */
export function Proof({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector("input")?.focus(), []);
  const isWrong = (error as { code?: string } | null)?.code === "invalid_credentials";
  return (
    <div className={styles.proof} ref={frame}>
      <PasswordField
        label={t("auth:password")}
        kind="current"
        hint={t("keys:proof")}
        error={isWrong ? t("keys:wrong") : undefined}
      />
      {hydrated && (
        <Suspense>
          <PasskeyProof onProved={retry} />
        </Suspense>
      )}
    </div>
  );
}
