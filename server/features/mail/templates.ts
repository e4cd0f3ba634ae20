import { escapeHtml } from "#server/escape.ts";
import type { Translations } from "#server/translations.ts";
import { localeInfo, type Locale } from "#shared/locales.ts";

/** The data of each template; dates in ISO 8601. The mail's button leads to `url`. */
export interface MailData {
  /** `tokens`: the welcome gift for a verified email address, or 0. */
  verify: { url: string; expiresAt: string; tokens: number };
  reset: { url: string; expiresAt: string };
  "password-changed": { url: string };
  /** `amount` in minor units of `currency`; `receiptUrl`: where the mail's button leads. */
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

type Say = (key: string, values?: Record<string, unknown>) => string;

/** The sentences of a mail: their values, and their keys before and after its button. */
interface Sentences {
  values?: Record<string, unknown>;
  before: string[];
  after: string[];
}

const INTRO_AND_ADVICE = { before: ["intro"], after: ["validity", "ignore"] };

const SENTENCES: { [T in MailTemplate]: (data: MailData[T], locale: Locale, say: Say) => Sentences } = {
  verify: ({ tokens }) =>
    tokens === 0
      ? INTRO_AND_ADVICE
      : { ...INTRO_AND_ADVICE, values: { count: tokens }, before: ["intro", "gift"] },
  reset: () => INTRO_AND_ADVICE,
  "password-changed": () => INTRO_AND_ADVICE,
  "email-changed": () => INTRO_AND_ADVICE,
  receipt: ({ tokens, amount, currency }, locale) => ({
    values: { count: tokens, amount: money(amount, currency, locale) },
    before: ["intro", "paid"],
    after: [],
  }),
  tokens_expiring: ({ tokens, date }, locale) => ({
    values: { count: tokens, date: day(date, locale) },
    before: ["intro"],
    after: [],
  }),
  payment_failed: ({ plan }, _locale, say) => ({
    values: { plan: say(`mail.plan.${plan}`, { defaultValue: plan }) },
    before: ["intro"],
    after: ["kept"],
  }),
  account_deleted: () => ({ before: ["intro", "kept", "farewell"], after: [] }),
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

// Only the button has colours, so that mail programs can apply a dark mode.
const PAGE = "margin:0;padding:24px;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const BUTTON =
  "display:inline-block;padding:12px 24px;border-radius:999px;background:#1d2b3a;color:#f6ecda;text-decoration:none;font-weight:600";

/**
 * Subject, plain text and HTML of a mail. It contains no text of a user, such as a name, because users could then send
 * their own words to others.
 */
export function renderMail<T extends MailTemplate>(
  template: T,
  data: MailData[T],
  locale: Locale,
  translations: Translations,
): RenderedMail {
  const say: Say = (key, values) => translations(locale, key, values);
  const { values, before, after } = SENTENCES[template](data, locale, say);
  // `password-changed` has its messages under `passwordChanged`.
  const key = template.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());
  const saySentence = (sentence: string) => say(`mail.${key}.${sentence}`, values);
  const { url = null, receiptUrl } = data as { url?: string; receiptUrl?: string | null };
  const link = receiptUrl ?? url;
  const subject = saySentence("subject");
  const title = say(`mail.${key}.title`);
  const button = link === null ? "" : say(`mail.${key}.button`);
  const signature = say("mail.signature");
  const [sentencesBefore, sentencesAfter] = [before.map(saySentence), after.map(saySentence)];

  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const href = escapeHtml(link ?? "");
  const html = [
    `<!doctype html><html lang="${locale}" dir="${localeInfo(locale).dir}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">`,
    `<title>${escapeHtml(subject)}</title></head><body style="${PAGE}"><div style="max-width:560px;margin:0 auto">`,
    `<h1 style="font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>`,
    ...sentencesBefore.map(paragraph),
    link && `<p><a href="${href}" style="${BUTTON}">${escapeHtml(button)}</a></p>`,
    ...sentencesAfter.map(paragraph),
    link &&
      `<p style="font-size:14px;word-break:break-all">${escapeHtml(say("mail.plainLink"))}<br><bdi>${href}</bdi></p>`,
    `<p>${escapeHtml(signature)}</p></div></body></html>`,
  ];
  const text = [title, ...sentencesBefore, link && `${button}:\n${link}`, ...sentencesAfter, signature];
  return {
    subject,
    text: `${text.filter(Boolean).join("\n\n")}\n`,
    html: html.filter(Boolean).join("\n"),
  };
}
