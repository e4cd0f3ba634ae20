import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { manageUser, type UserInfo } from "#shared/admin/users.ts";
import type { EndpointInput } from "#shared/endpoint.ts";
import { EMAIL_MAX, NAME_MAX, NAME_MIN } from "#shared/limits.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { ActionDialog } from "../action-dialog.tsx";
import { shiftDay } from "../admin-dates.ts";
import { BalanceFields, newBalance } from "./balance-fields.tsx";
import { secondFactorQuery } from "../queries.ts";
import { useAdminAction } from "../use-admin-action.ts";
import styles from "../admin-page.module.css";

type Act = EndpointInput<typeof manageUser>["body"];
type ActName = Act["action"];
type Words = (name: string) => string;

const ACTS = [
  "update_profile",
  "update_credits",
  "ban_user",
  "unban_user",
  "end_sessions",
  "delete_user",
] as const;
const DANGEROUS: readonly ActName[] = ["ban_user", "delete_user"];
/** Tokens are money, and what is deleted does not come back. */
const ASKS_PASSWORD: readonly ActName[] = ["update_credits", "delete_user"];

/** What is sent for an act, from what its dialog was filled with. */
function actOf(action: ActName, user: UserInfo, words: Words): Act {
  const userId = user.id;
  switch (action) {
    case "update_profile":
      return { action, userId, name: words("name"), email: words("email") };
    case "update_credits":
      return {
        action,
        userId,
        credits: newBalance(user.credits, words("change"), Number(words("tokens"))),
        ...(words("reason") && { reason: words("reason") }),
      };
    case "ban_user": {
      const day = words("until");
      return { action, userId, ...(day && { until: new Date(`${day}T23:59:59`).toISOString() }) };
    }
    default:
      return { action, userId };
  }
}

/** The fields of an act, where it has any. */
function fieldsOf(
  action: ActName,
  user: UserInfo,
  { t, onAddress }: { t: (key: string) => string; onAddress: (email: string) => void },
): ReactNode {
  switch (action) {
    case "update_profile":
      return (
        <>
          <Field
            label={t("admin:act.name")}
            name="name"
            defaultValue={user.name}
            minLength={NAME_MIN}
            maxLength={NAME_MAX}
            required
            data-first-focus
          />
          <Field
            label={t("admin:act.email")}
            name="email"
            type="email"
            defaultValue={user.email}
            maxLength={EMAIL_MAX}
            required
            onChange={(event) => onAddress(event.target.value)}
          />
        </>
      );
    case "update_credits":
      return <BalanceFields balance={user.credits} />;
    case "ban_user":
      return (
        <Field
          label={t("admin:act.until")}
          hint={t("admin:act.untilHint")}
          name="until"
          type="date"
          min={shiftDay(new Date().toISOString().slice(0, 10), 1)}
          data-first-focus
        />
      );
    default:
      return undefined;
  }
}

/** What an operator may do to a person; each act asks first. */
export function UserActions({ user }: { user: UserInfo }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const navigate = useNavigate();
  const { data: factor } = useQuery(secondFactorQuery(api));
  const [asking, setAsking] = useState<ActName | null>(null);
  const [address, setAddress] = useState(user.email);
  const act = useAdminAction(
    (body: Act) => api(manageUser, { body }),
    ({ action }) => action === "delete_user",
  );

  function confirm(action: ActName, values: FormData): void {
    const words: Words = (name) => String(values.get(name) ?? "").trim();
    const password = values.get("password");
    const body = { ...actOf(action, user, words), ...(password && { password: String(password) }) };
    act.mutate(body as Act, {
      onSuccess: () => {
        setAsking(null);
        if (action === "delete_user") void navigate("/admin/users", { replace: true });
      },
    });
  }

  function ask(name: ActName): void {
    setAddress(user.email);
    setAsking(name);
  }
  // Who has the address has the account.
  const givesAccount = asking === "update_profile" && address.trim().toLowerCase() !== user.email;
  const offered = ACTS.filter((name) => name !== (user.banned ? "ban_user" : "unban_user"));
  return (
    <div className={styles.headEnd}>
      {offered.map((name) => (
        <Button key={name} variant="secondary" size="sm" onClick={() => ask(name)}>
          {t(`admin:act.${name}.button`)}
        </Button>
      ))}
      {offered.map((name) => (
        <ActionDialog
          key={name}
          open={asking === name}
          onClose={() => setAsking(null)}
          text={t(`admin:act.${name}.text`, { name: user.name })}
          confirmLabel={t(`admin:act.${name}.confirm`)}
          danger={DANGEROUS.includes(name)}
          busy={act.isPending}
          passwordNeeded={(factor?.passwordAsked ?? false) && (givesAccount || ASKS_PASSWORD.includes(name))}
          onConfirm={(values) => confirm(name, values)}
        >
          {asking === name && fieldsOf(name, user, { t, onAddress: setAddress })}
        </ActionDialog>
      ))}
    </div>
  );
}
