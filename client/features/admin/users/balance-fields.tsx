import { useState } from "react";
import { REASON_MAX } from "#shared/admin/payments.ts";
import { CREDITS_MAX, type UserInfo } from "#shared/admin/users.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Choice } from "../../../ui/choice.tsx";
import { Field } from "../../../ui/field.tsx";
import { useAdminNumbers } from "../admin-numbers.ts";

const CHANGES = ["add", "subtract", "set"] as const;

/** The balance after a change, at least 0. */
export function newBalance(balance: number, change: string, credits: number): number {
  if (change === "set") return credits;
  return Math.max(0, balance + (change === "subtract" ? -credits : credits));
}

/** How a balance changes, by how much and why. */
export function BalanceFields({ user }: { user: UserInfo }) {
  const { t } = useTranslation();
  const numbers = useAdminNumbers();
  const [change, setChange] = useState<(typeof CHANGES)[number]>("add");
  const [credits, setCredits] = useState("");
  return (
    <>
      <Choice
        name="change"
        legend={t("admin:balance.change")}
        options={CHANGES}
        value={change}
        onChoose={setChange}
        focusFirst
      >
        {(name) => t(`admin:balance.${name}`)}
      </Choice>
      <Field
        label={t("admin:balance.tokens")}
        name="credits"
        type="number"
        inputMode="numeric"
        min={0}
        max={CREDITS_MAX}
        step={1}
        required
        value={credits}
        onChange={(event) => setCredits(event.currentTarget.value)}
        hint={t("admin:balance.result", {
          before: numbers.whole(user.credits),
          after: numbers.whole(newBalance(user.credits, change, Number(credits))),
        })}
      />
      <Field label={t("admin:reason")} name="reason" maxLength={REASON_MAX} autoComplete="off" />
    </>
  );
}
