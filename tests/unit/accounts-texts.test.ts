import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { renderMail, type MailData } from "#server/features/mail/templates.ts";
import { loadTranslations } from "#server/translations.ts";
import { ERROR_CODES, FAILURE_CODES } from "#shared/errors.ts";
import { LOCALE_CODES } from "#shared/locales.ts";

const translations = loadTranslations("Morpheus");
const url = `https://dreams.example/auth?mode=verify&token=abc"><script>`;
const expiresAt = "2026-03-08T12:00:00.000Z";
const samples: { [T in keyof MailData]: MailData[T] } = {
  verify: { url, expiresAt, tokens: 5 },
  reset: { url, expiresAt },
  invitation: { url, expiresAt },
  "password-changed": { url },
  receipt: { tokens: 200, amount: 1000, currency: "USD", receiptUrl: url, plan: "pro", paidAt: expiresAt },
  tokens_expiring: { tokens: 5, date: expiresAt, url },
  payment_failed: { plan: "pro", url },
  account_deleted: {},
  "new-device": {
    url,
    device: ["Firefox", "Linux"],
    country: "FR",
    at: expiresAt,
    timeZone: "Europe/Istanbul",
  },
  "passkey-added": { url },
  "passkey-removed": { url },
  "sign-in-link": { url, code: "ABCD-EFGH", expiresAt },
  "two-step-on": { url },
  "two-step-off": { url },
  "identity-linked": { url },
  "identity-removed": { url },
  "key-added": { url },
  "webhook-disabled": { url },
  "email-changed": { url },
  "email-confirm": { url, expiresAt },
  "email-asked": { url, expiresAt },
  "email-in-use": { url },
  "email-yours": { url },
  "dream-ready": { url, off: url },
  "dream-failed": { url, off: url },
  reminder: { url, off: url },
  letter: { url, off: url, month: "2026-10" },
  "report-answered": { outcome: "ended" },
  "gallery-decided": { reason: "personal", url },
  "sharing-ended": {
    ground: "personal",
    url,
    support: "help@dreams.example",
    links: true,
    gallery: true,
  },
};

describe.each(LOCALE_CODES)("mails in %s", (locale) => {
  it.each(Object.keys(samples) as (keyof MailData)[])("say everything: %s", (template) => {
    const { subject, text, html } = renderMail(template, samples[template], locale, translations);
    for (const part of [subject, text, html]) {
      expect(part).toContain("Morpheus");
      expect(part).not.toMatch(
        /\{\w+\}|mail\.\w+|shared\.\w+|undefined|(?:verify|reset|passwordChanged|newDevice|passkey[A-Z]\w+|email[A-Z]\w+|receipt|tokensExpiring|paymentFailed|accountDeleted|reportAnswered|sharingEnded|plan)\.\w+/,
      );
    }
    expect(text.includes(url)).toBe("url" in samples[template] || template === "receipt");
    expect(html).not.toContain("<script>");
    expect(html).toContain(locale === "ar" ? 'dir="rtl"' : 'dir="ltr"');
  });

  it("announce the welcome gift only where there is one", () => {
    const withGift = renderMail("verify", samples.verify, locale, translations).text;
    const without = renderMail("verify", { ...samples.verify, tokens: 0 }, locale, translations).text;
    expect(withGift.split("\n\n")).toHaveLength(without.split("\n\n").length + 1);
  });
});

it("a mail about a new device names it and its country, with the time in the user's zone", () => {
  const { text } = renderMail("new-device", samples["new-device"], "tr", translations);
  expect(text).toContain("Firefox · Linux · Fransa, 8 Mart 15:00");
  const unknown = { ...samples["new-device"], device: [], country: null };
  expect(renderMail("new-device", unknown, "tr", translations).text).toContain("Bilinmeyen tarayıcı, 8 Mart");
});

describe("mails about money", () => {
  it("write amounts and dates as the language does", () => {
    const receipt = (locale: "tr" | "en-US" | "ar" | "pt") =>
      renderMail("receipt", { ...samples.receipt, amount: 4900, currency: "TRY" }, locale, translations).text;
    expect(receipt("tr")).toContain("₺49,00");
    expect(receipt("en-US")).toContain("₺49.00");
    expect(receipt("ar")).toContain("₺49.00");
    // As in Portugal; in Brazil the sign comes first.
    expect(receipt("pt")).toMatch(/49,00\s₺/u);
    expect(renderMail("tokens_expiring", samples.tokens_expiring, "tr", translations).subject).toContain(
      "8 Mart 2026",
    );
  });

  it("bring a receipt without a link where the provider has none", () => {
    const { text, html } = renderMail(
      "receipt",
      { ...samples.receipt, receiptUrl: null },
      "en-US",
      translations,
    );
    expect(text).toContain("200 tokens");
    expect(`${text}${html}`).not.toMatch(/href|Open the receipt|paste/);
  });

  it("name a plan the texts do not know by its id", () => {
    expect(renderMail("payment_failed", { plan: "gold", url }, "en-US", translations).subject).toContain(
      "gold",
    );
  });
});

describe.each(["tr", "en-US"] as const)("error messages in %s", (locale) => {
  const own = JSON.parse(
    readFileSync(new URL(`../../client/i18n/locales/${locale}/errors.json`, import.meta.url), "utf8"),
  ) as Record<string, string> & { failure: Record<string, string> };

  it("exist for every code, and for no other", () => {
    // `unavailable_queue` and the like say why, for an error with that reason.
    const reasoned = (key: string) => ERROR_CODES.some((code) => key.startsWith(`${code}_`));
    expect(
      Object.keys(own)
        .filter((key) => key !== "failure" && !reasoned(key))
        .sort(),
    ).toEqual([...ERROR_CODES].sort());
    expect(Object.keys(own.failure).sort()).toEqual([...FAILURE_CODES].sort());
  });
});

describe("error messages", () => {
  it("fill in what the error knows", () => {
    expect(translations("tr", "errors.insufficient_tokens", { needed: 5, available: 0 })).toBe(
      "Bu işlem için en az 5 token gerekiyor. Lütfen token satın alın.",
    );
    expect(translations("tr", "errors.failure.provider_failed")).toBe(
      "Rüya işlenemedi. Lütfen tekrar deneyin.",
    );
  });
});
