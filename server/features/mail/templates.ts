import { escapeHtml } from "#server/escape.ts";
import type { Translations } from "#server/translations.ts";
import { localeInfo, type Locale } from "#shared/locales.ts";

/** What each template is filled with; dates in ISO 8601, `url` is where the mail's button leads. */
export interface MailData {
  /** `tokens`: the welcome gift that confirming the address brings, 0 for none. */
  verify: { url: string; expiresAt: string; tokens: number };
  reset: { url: string; expiresAt: string };
  "password-changed": { url: string };
  /** `amount` in minor units of `currency`; `receiptUrl`: the payment provider's own receipt, where there is one. */
  receipt: { tokens: number; amount: number; currency: string; receiptUrl: string | null };
  tokens_expiring: { tokens: number; date: string; url: string };
  /** `plan`: id of the plan. */
  payment_failed: { plan: string; url: string };
  account_deleted: Record<never, never>;
  "email-changed": { url: string };
}
export type MailTemplate = keyof MailData;

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** What a mail says: its subject and title with their values, sentences, and where its button leads. */
interface Content {
  key: string;
  values?: Record<string, unknown>;
  before: string[];
  url: string | null;
  after: string[];
}
type Say = (key: string, values?: Record<string, unknown>) => string;

const CONTENT: {
  [T in MailTemplate]: (data: MailData[T], say: Say, locale: Locale) => Content;
} = {
  verify: ({ url, tokens }, say) => ({
    key: "verify",
    before: [say("mail.verify.intro"), ...(tokens > 0 ? [say("mail.verify.gift", { count: tokens })] : [])],
    url,
    after: [say("mail.verify.validity"), say("mail.verify.ignore")],
  }),
  reset: ({ url }, say) => ({
    key: "reset",
    before: [say("mail.reset.intro")],
    url,
    after: [say("mail.reset.validity"), say("mail.reset.ignore")],
  }),
  "password-changed": ({ url }, say) => ({
    key: "passwordChanged",
    before: [say("mail.passwordChanged.intro")],
    url,
    after: [say("mail.passwordChanged.validity"), say("mail.passwordChanged.ignore")],
  }),
  receipt: ({ tokens, amount, currency, receiptUrl }, say, locale) => ({
    key: "receipt",
    before: [
      say("mail.receipt.intro", { count: tokens }),
      say("mail.receipt.paid", { amount: money(amount, currency, locale) }),
    ],
    url: receiptUrl,
    after: [],
  }),
  tokens_expiring: ({ tokens, date, url }, say, locale) => {
    const values = { count: tokens, date: day(date, locale) };
    return {
      key: "tokensExpiring",
      values,
      before: [say("mail.tokensExpiring.intro", values)],
      url,
      after: [],
    };
  },
  payment_failed: ({ plan, url }, say) => {
    const values = { plan: say(`mail.plan.${plan}`, { defaultValue: plan }) };
    return {
      key: "paymentFailed",
      values,
      before: [say("mail.paymentFailed.intro", values)],
      url,
      after: [say("mail.paymentFailed.kept")],
    };
  },
  account_deleted: (_data, say) => ({
    key: "accountDeleted",
    before: [
      say("mail.accountDeleted.intro"),
      say("mail.accountDeleted.kept"),
      say("mail.accountDeleted.farewell"),
    ],
    url: null,
    after: [],
  }),
  "email-changed": ({ url }, say) => ({
    key: "emailChanged",
    before: [say("mail.emailChanged.intro")],
    url,
    after: [say("mail.emailChanged.validity"), say("mail.emailChanged.ignore")],
  }),
};

// Digits stay Latin, as in the interface.
const day = (iso: string, locale: Locale) =>
  new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(iso),
  );

/** An amount in minor units as money. */
const money = (amount: number, currency: string, locale: Locale) =>
  new Intl.NumberFormat(locale === "ar" ? "en-US" : `${locale}-u-nu-latn`, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  }).format(amount / 100);

// No colours but the button's, so that a dark reader can choose its own.
const PAGE = "margin:0;padding:24px;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const BUTTON =
  "display:inline-block;padding:12px 24px;border-radius:999px;background:#1d2b3a;color:#f6ecda;text-decoration:none;font-weight:600";

/**
 * Subject, plain text and HTML of a mail. Nothing a user typed goes into it: a name would let its
 * owner write to others in the site's name.
 */
export function renderMail<T extends MailTemplate>(
  template: T,
  data: MailData[T],
  locale: Locale,
  translations: Translations,
): RenderedMail {
  const say: Say = (key, values) => translations(locale, key, values);
  const { key, values, before, url, after } = CONTENT[template](data, say, locale);
  const subject = say(`mail.${key}.subject`, values);
  const title = say(`mail.${key}.title`);
  const button = url === null ? "" : say(`mail.${key}.button`);
  const signature = say("mail.signature");

  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const address = escapeHtml(url ?? "");
  const html = [
    `<!doctype html><html lang="${locale}" dir="${localeInfo(locale).dir}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">`,
    `<title>${escapeHtml(subject)}</title></head><body style="${PAGE}"><div style="max-width:560px;margin:0 auto">`,
    `<h1 style="font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>`,
    ...before.map(paragraph),
    ...(url === null ? [] : [`<p><a href="${address}" style="${BUTTON}">${escapeHtml(button)}</a></p>`]),
    ...after.map(paragraph),
    ...(url === null
      ? []
      : [
          `<p style="font-size:14px;word-break:break-all">${escapeHtml(say("mail.plainLink"))}<br><bdi>${address}</bdi></p>`,
        ]),
    `<p>${escapeHtml(signature)}</p></div></body></html>`,
  ].join("\n");
  const link = url === null ? [] : [`${button}:\n${url}`];
  const text = [title, ...before, ...link, ...after, signature].join("\n\n");
  return { subject, text: `${text}\n`, html };
}
