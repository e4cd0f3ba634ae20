import { useState } from "react";
import { REASON_MAX } from "#shared/admin/payments.ts";
import { CREDITS_MAX } from "#shared/admin/users.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Field, FieldFrame } from "../../../ui/field.tsx";
import { useAdminNumbers } from "../admin-numbers.ts";
import styles from "../../../ui/field.module.css";

const CHANGES = ["add", "subtract", "set"] as const;

/** The balance after a change; never below nothing. */
export function newBalance(balance: number, change: string, tokens: number): number {
  if (change === "set") return tokens;
  return Math.max(0, balance + (change === "subtract" ? -tokens : tokens));
}

/** How a balance changes, by how much and why. */
export function BalanceFields({ balance }: { balance: number }) {
  const { t } = useTranslation();
  const numbers = useAdminNumbers();
  const [change, setChange] = useState<string>("add");
  const [tokens, setTokens] = useState("");
  return (
    <>
      <FieldFrame label={t("admin:balance.change")}>
        {(control) => (
          <select
            {...control}
            className={styles.input}
            name="change"
            value={change}
            data-first-focus
            onChange={(event) => setChange(event.currentTarget.value)}
          >
            {CHANGES.map((name) => (
              <option key={name} value={name}>
                {t(`admin:balance.${name}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <Field
        label={t("admin:balance.tokens")}
        name="tokens"
        type="number"
        inputMode="numeric"
        min={0}
        max={CREDITS_MAX}
        step={1}
        required
        value={tokens}
        onChange={(event) => setTokens(event.currentTarget.value)}
        hint={t("admin:balance.result", {
          before: numbers.whole(balance),
          after: numbers.whole(newBalance(balance, change, Number(tokens))),
        })}
      />
      <Field label={t("admin:reason")} name="reason" maxLength={REASON_MAX} autoComplete="off" />
    </>
  );
}
