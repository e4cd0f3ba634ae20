import {
  CODE_MAX,
  CODE_MIN,
  EMAIL_MAX,
  EMAIL_PATTERN,
  NAME_MAX,
  NAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from "#shared/limits.ts";

/** Last part of the `auth:` key of a message. */
type AuthIssue =
  | "nameMinLength"
  | "nameMaxLength"
  | "invalidEmail"
  | "passwordMinLength"
  | "passwordMaxLength"
  | "factor.wrong";

/** In code points, as the schemas count. */
const lengthOf = (value: string) => [...value].length;

// Same rules as the schemas of the server, which are too large for the page.
const CHECKS = {
  name: (value: string): AuthIssue | null => {
    const length = lengthOf(value.trim());
    return length < NAME_MIN ? "nameMinLength" : length > NAME_MAX ? "nameMaxLength" : null;
  },
  email: (value: string): AuthIssue | null => {
    const email = value.trim();
    return lengthOf(email) <= EMAIL_MAX && EMAIL_PATTERN.test(email) ? null : "invalidEmail";
  },
  password: (value: string): AuthIssue | null => {
    const length = lengthOf(value);
    return length < PASSWORD_MIN ? "passwordMinLength" : length > PASSWORD_MAX ? "passwordMaxLength" : null;
  },
  code: (value: string): AuthIssue | null =>
    lengthOf(value.trim()) < CODE_MIN || lengthOf(value) > CODE_MAX ? "factor.wrong" : null,
};
export type AuthField = keyof typeof CHECKS;
export type AuthIssues = Partial<Record<AuthField, AuthIssue>>;

/** Values of the placeholders in the messages. */
export const ISSUE_VALUES = {
  nameMin: NAME_MIN,
  nameMax: NAME_MAX,
  passwordMin: PASSWORD_MIN,
  passwordMax: PASSWORD_MAX,
};

/** The first issue of each field that has one, in the order of `fields`. */
export function findIssues(
  fields: readonly AuthField[],
  values: Pick<FormData | URLSearchParams, "get">,
): AuthIssues {
  const issues: AuthIssues = {};
  for (const field of fields) {
    const issue = CHECKS[field](String(values.get(field) ?? ""));
    if (issue) issues[field] = issue;
  }
  return issues;
}
