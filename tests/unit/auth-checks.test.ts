import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findIssues, type AuthField } from "#shared/auth-checks.ts";
import { emailSchema, nameSchema, passwordSchema } from "#shared/accounts.ts";

const SCHEMAS = { name: nameSchema, email: emailSchema, password: passwordSchema };

function formOf(field: AuthField, value: string): FormData {
  const values = new FormData();
  values.set(field, value);
  return values;
}

const nearAddress = fc
  .tuple(fc.string(), fc.constantFrom("@", "", "@@"), fc.domain(), fc.constantFrom("", " ", ".", "\n"))
  .map((parts) => parts.join(""));
const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.emailAddress(),
  nearAddress,
  fc.constantFrom("", " a ", "a".repeat(81), "şifre123", "p".repeat(201), `${"a".repeat(250)}@b.co`),
);

describe("the checks before a form is sent", () => {
  it.each(["name", "email", "password"] as const)("judge a %s as the server does", (field) => {
    fc.assert(
      fc.property(text, (value) => {
        const judged = SCHEMAS[field].safeParse(value);
        const expected = judged.success ? {} : { [field]: judged.error.issues[0]!.message };
        expect(findIssues([field], formOf(field, value))).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it("leave out the fields that are not asked for", () => {
    expect(findIssues(["email"], formOf("password", "short"))).toEqual({ email: "invalidEmail" });
  });
});
