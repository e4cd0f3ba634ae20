import { useState, type ReactNode } from "react";
import { manageUser, type UserInfo } from "#shared/admin/users.ts";
import type { EndpointInput } from "#shared/endpoint.ts";
import { EMAIL_MAX, NAME_MAX, NAME_MIN } from "#shared/limits.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Field, FieldFrame } from "../../../ui/field.tsx";
import { useMe } from "../../accounts/queries.ts";
import { ActionButton, type ActionForm } from "../action-button.tsx";
import { shiftDay } from "../admin-dates.ts";
import { DatePicker } from "../date-picker.tsx";
import { useIsolatedName } from "../isolated-name.ts";
import { PasswordField } from "../password-field.tsx";
import { BalanceFields, newBalance } from "./balance-fields.tsx";
import styles from "../admin-page.module.css";

type ActionBody = EndpointInput<typeof manageUser>["body"];
type ActionName = ActionBody["action"];

function ProfileFields({ user }: { user: UserInfo }) {
  const { t } = useTranslation();
  const [email, setEmail] = useState(user.email);
  // The owner of the new email address can take over the account: the admin's password is needed.
  const emailChanged = email.trim().toLowerCase() !== user.email;
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
        onChange={(event) => setEmail(event.target.value)}
      />
      {emailChanged && <PasswordField hint={t("admin:sure.passwordHint")} />}
    </>
  );
}

function BanField() {
  const { t } = useTranslation();
  const [tomorrow] = useState(() => shiftDay(new Date().toISOString().slice(0, 10), 1));
  const [until, setUntil] = useState("");
  const label = t("admin:act.until");
  return (
    <FieldFrame label={label} hint={t("admin:act.untilHint")}>
      {(control) => (
        <>
          <DatePicker
            {...control}
            label={label}
            value={until}
            min={tomorrow}
            onChoose={setUntil}
            focusFirst
          />
          <input type="hidden" name="until" value={until} />
        </>
      )}
    </FieldFrame>
  );
}

interface Action {
  name: ActionName;
  /** Not for the admin's own account: it would lock the admin out. */
  others?: boolean;
  Fields?: (props: { user: UserInfo }) => ReactNode;
  danger?: boolean;
  /** Credits are money, and a deleted account does not come back. */
  asksPassword?: boolean;
}

const ACTIONS: Action[] = [
  { name: "update_profile", Fields: ProfileFields },
  { name: "update_credits", Fields: BalanceFields, asksPassword: true },
  { name: "ban_user", Fields: BanField, danger: true, others: true },
  { name: "unban_user", others: true },
  { name: "end_sessions", others: true },
  { name: "delete_user", danger: true, asksPassword: true, others: true },
];

function bodyOf(action: ActionName, user: UserInfo, { text, password }: ActionForm): ActionBody {
  const target = { userId: user.id, ...password };
  switch (action) {
    case "update_profile":
      return { action, ...target, name: text("name"), email: text("email") };
    case "update_credits": {
      const credits = newBalance(user.credits, text("change"), Number(text("credits")));
      return {
        action,
        ...target,
        credits,
        seen: user.credits,
        ...(text("reason") && { reason: text("reason") }),
      };
    }
    case "ban_user": {
      const day = text("until");
      return { action, ...target, ...(day && { until: new Date(`${day}T23:59:59`).toISOString() }) };
    }
    default:
      return { action, ...target };
  }
}

/** Buttons for the actions of an admin on a user. */
export function UserActions({ user }: { user: UserInfo }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const me = useMe();
  const nameOf = useIsolatedName();
  const self = me?.user.id === user.id;
  const unavailable = user.banned ? "ban_user" : "unban_user";
  const actions = ACTIONS.filter(({ name, others }) => name !== unavailable && !(self && others));
  const named = { name: nameOf(user.name || user.email) };
  return (
    <div className={styles.headEnd}>
      {actions.map(({ name, Fields, danger, asksPassword }) => (
        <ActionButton
          key={name}
          label={t(`admin:act.${name}.button`)}
          title={t(`admin:act.${name}.title`, named)}
          text={t(`admin:act.${name}.text`, named)}
          confirmLabel={t(`admin:act.${name}.confirm`, named)}
          danger={danger}
          asksPassword={asksPassword}
          onConfirm={(form) => api(manageUser, { body: bodyOf(name, user, form) })}
          leaveTo={name === "delete_user" ? "/admin/users" : undefined}
        >
          {Fields && <Fields user={user} />}
        </ActionButton>
      ))}
      {self && <p className={`small quiet ${styles.selfNote}`}>{t("admin:user.self")}</p>}
    </div>
  );
}
