import { useQuery } from "@tanstack/react-query";
import { PASSWORD_MAX } from "#shared/limits.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Field } from "../../ui/field.tsx";
import { secondFactorQuery } from "../sharing/queries.ts";

/** Whether the site asks for the password again: not on a loopback address. */
export function usePasswordAsked(): boolean {
  const { api } = useApp();
  const { data, isError } = useQuery(secondFactorQuery(api));
  // A site that requires a second factor asks for the password, too. Where it is not known: a site that does not ask
  // ignores a password.
  return data?.required ?? isError;
}

/** Asks for the admin's own password again; nothing on a site that does not ask. */
export function PasswordField({ hint }: { hint?: string }) {
  const { t } = useTranslation();
  if (!usePasswordAsked()) return null;
  return (
    <Field
      label={t("admin:sure.password")}
      hint={hint}
      name="password"
      type="password"
      autoComplete="current-password"
      maxLength={PASSWORD_MAX}
      required
    />
  );
}
