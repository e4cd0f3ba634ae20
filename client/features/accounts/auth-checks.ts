import { emailSchema, nameSchema, passwordSchema } from "#shared/accounts.ts";
import { NAME_MAX, NAME_MIN, PASSWORD_MAX, PASSWORD_MIN } from "#shared/limits.ts";

const CHECKS = { name: nameSchema, email: emailSchema, password: passwordSchema };
export type AuthField = keyof typeof CHECKS;

/** Last part of the `auth:` key of a message. */
export type AuthIssue =
  | "nameMinLength"
  | "nameMaxLength"
  | "invalidEmail"
  | "passwordMinLength"
  | "passwordMaxLength";
export type AuthIssues = Partial<Record<AuthField, AuthIssue>>;

/** Figures the messages name. */
export const ISSUE_VALUES = {
  nameMin: NAME_MIN,
  nameMax: NAME_MAX,
  passwordMin: PASSWORD_MIN,
  passwordMax: PASSWORD_MAX,
};

/** The first issue of each field that has one, in the order of `fields`. */
export function findIssues(fields: readonly AuthField[], values: FormData): AuthIssues {
  const issues: AuthIssues = {};
  for (const field of fields) {
    const result = CHECKS[field].safeParse(values.get(field) ?? "");
    if (!result.success) issues[field] = result.error.issues[0]!.message as AuthIssue;
  }
  return issues;
}
