import type { Texts } from "#server/texts.ts";
import { localeInfo, type Locale } from "#shared/locales.ts";

/** What each template is filled with. */
export interface MailData {
  /** `tokens`: the welcome gift that confirming the address brings, 0 for none. */
  verify: { url: string; expiresAt: string; tokens: number };
  reset: { url: string; expiresAt: string };
  "password-changed": { url: string };
  "email-changed": { url: string };
}
export type MailTemplate = keyof MailData;

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const KEY: Record<MailTemplate, string> = {
  verify: "verify",
  reset: "reset",
  "password-changed": "passwordChanged",
  "email-changed": "emailChanged",
};

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

// No colours but the button's, so that a dark reader can choose its own.
const PAGE = "margin:0;padding:24px;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const BUTTON =
  "display:inline-block;padding:12px 24px;border-radius:999px;background:#1d2b3a;color:#f6ecda;text-decoration:none;font-weight:600";

/**
 * Subject, plain text and HTML of a mail. Nothing a person typed goes into it: a name would let
 * a stranger write to others in our name.
 */
export function renderMail<T extends MailTemplate>(
  template: T,
  data: MailData[T],
  locale: Locale,
  texts: Texts,
): RenderedMail {
  const say = (key: string, values?: Record<string, unknown>) =>
    texts(locale, `mail.${KEY[template]}.${key}`, values);
  const tokens = "tokens" in data ? data.tokens : 0;
  const before = [say("intro"), ...(tokens > 0 ? [say("gift", { count: tokens })] : [])];
  const after = [say("validity"), say("ignore")];
  const button = say("button");
  const subject = say("subject");
  const signature = texts(locale, "mail.signature");

  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const url = escapeHtml(data.url);
  const html = [
    `<!doctype html><html lang="${locale}" dir="${localeInfo(locale).dir}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">`,
    `<title>${escapeHtml(subject)}</title></head><body style="${PAGE}"><div style="max-width:560px;margin:0 auto">`,
    `<h1 style="font-size:22px;line-height:1.3">${escapeHtml(say("title"))}</h1>`,
    ...before.map(paragraph),
    `<p><a href="${url}" style="${BUTTON}">${escapeHtml(button)}</a></p>`,
    ...after.map(paragraph),
    `<p style="font-size:14px;word-break:break-all">${escapeHtml(texts(locale, "mail.plainLink"))}<br><bdi>${url}</bdi></p>`,
    `<p>${escapeHtml(signature)}</p></div></body></html>`,
  ].join("\n");
  const text = [say("title"), ...before, `${button}:\n${data.url}`, ...after, signature].join("\n\n");
  return { subject, text: `${text}\n`, html };
}
