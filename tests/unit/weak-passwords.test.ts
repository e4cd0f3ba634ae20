import { describe, expect, it } from "vitest";
import { weaknessOf } from "#server/features/accounts/weak-passwords.ts";

const context = { brandName: "Oneira", email: "ayse.yilmaz@dreams.example", name: "Ayşe Yılmaz" };

describe("a new password", () => {
  it.each([
    ["password", "common"],
    ["12345678", "common"],
    ["QwertyUIOP", "common"],
    ["oneira123", "context"],
    ["ONEIRA-2026!", "context"],
    ["Ayşe1990!", "context"],
    ["yilmaz.ayse", "context"],
    ["dreams12", "context"],
    ["oneirapassword", "context"],
    ["          ", "blank"],
    ["\u00A0\u3000\u2003 \t    ", "blank"],
  ])("%j is refused: %s", (password, reason) => {
    expect(weaknessOf(password, context)).toBe(reason);
  });

  it.each([
    "a long password",
    "correct horse battery",
    "oneira sinks into the green sea",
    "çok uzun bir şifre",
  ])("%j is taken", (password) => {
    expect(weaknessOf(password, context)).toBeNull();
  });
});
