import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { renderMail, type MailData } from "#server/features/accounts/mail-templates.ts";
import { loadTexts } from "#server/texts.ts";
import { ERROR_CODES, FAILURE_CODES } from "#shared/errors.ts";
import { LOCALE_CODES } from "#shared/locales.ts";

const texts = loadTexts("Morpheus");
const url = `https://dreams.example/auth?mode=verify&token=abc"><script>`;
const expiresAt = "2026-03-08T12:00:00.000Z";
const samples: { [T in keyof MailData]: MailData[T] } = {
  verify: { url, expiresAt, tokens: 5 },
  reset: { url, expiresAt },
  "password-changed": { url },
  "email-changed": { url },
};

describe.each(LOCALE_CODES)("mails in %s", (locale) => {
  it.each(Object.keys(samples) as (keyof MailData)[])("say everything: %s", (template) => {
    const { subject, text, html } = renderMail(template, samples[template], locale, texts);
    for (const part of [subject, text, html]) {
      expect(part).toContain("Morpheus");
      expect(part).not.toMatch(
        /\{\w+\}|mail\.\w+|undefined|(?:verify|reset|passwordChanged|emailChanged)\.\w+/,
      );
    }
    expect(text).toContain(url);
    expect(html).not.toContain("<script>");
    expect(html).toContain(locale === "ar" ? 'dir="rtl"' : 'dir="ltr"');
  });

  it("announce the welcome gift only where there is one", () => {
    const withGift = renderMail("verify", samples.verify, locale, texts).text;
    const without = renderMail("verify", { ...samples.verify, tokens: 0 }, locale, texts).text;
    expect(withGift.split("\n\n")).toHaveLength(without.split("\n\n").length + 1);
  });
});

describe.each(["tr", "en-US"] as const)("error messages in %s", (locale) => {
  const own = JSON.parse(
    readFileSync(new URL(`../../client/i18n/locales/${locale}/errors.json`, import.meta.url), "utf8"),
  ) as Record<string, string> & { failure: Record<string, string> };

  it("exist for every code, and for no other", () => {
    expect(
      Object.keys(own)
        .filter((key) => key !== "failure")
        .sort(),
    ).toEqual([...ERROR_CODES].sort());
    expect(Object.keys(own.failure).sort()).toEqual([...FAILURE_CODES].sort());
  });
});

describe("error messages", () => {
  it("fill in what the error knows", () => {
    expect(texts("tr", "errors.insufficient_tokens", { needed: 5, available: 0 })).toBe(
      "Bu işlem için en az 5 token gerekiyor. Lütfen token satın alın.",
    );
    expect(texts("en-US", "errors.rate_limited", { limited: "account", retryAfter: 60 })).toContain(
      "60 seconds",
    );
    expect(texts("tr", "errors.failure.provider_failed")).toBe("Rüya işlenemedi. Lütfen tekrar deneyin.");
  });
});
