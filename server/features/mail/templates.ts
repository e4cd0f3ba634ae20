import type { Translations } from "#server/translations.ts";
import type { ReportOutcome } from "#shared/admin/reports.ts";
import type { RefusalReason } from "#shared/community.ts";
import { intlTag, type Locale, withLatinDigits } from "#shared/locales.ts";
import type { ReportReason } from "#shared/reports.ts";
import { mailHtml, mailText, type MailContent } from "./layout.ts";

/** The data of each template; dates in ISO 8601. The mail's button leads to `url`. */
export interface MailData {
  /** `tokens`: the welcome gift for a verified email address, or 0. */
  verify: { url: string; expiresAt: string; tokens: number };
  reset: { url: string; expiresAt: string };
  /** To a visitor whom an admin invited. */
  invitation: { url: string; expiresAt: string };
  "sign-in-link": { url: string; code: string; expiresAt: string };
  "password-changed": { url: string };
  /**
   * `amount` in minor units of `currency`; `plan`: id of the plan that was paid, null for a package; `receiptUrl`:
   * where the mail's button leads.
   */
  receipt: {
    tokens: number;
    amount: number;
    currency: string;
    receiptUrl: string | null;
    plan: string | null;
    /** Absent in mails that were queued before the receipt had a date. */
    paidAt?: string;
  };
  tokens_expiring: { tokens: number; date: string; url: string };
  /** `plan`: id of the plan. */
  payment_failed: { plan: string; url: string };
  account_deleted: Record<never, never>;
  /** `device`: names of the browser and the system; `country`: ISO 3166 code or null; `timeZone`: IANA name. */
  "new-device": { url: string; device: string[]; country: string | null; at: string; timeZone: string };
  "passkey-added": { url: string };
  "passkey-removed": { url: string };
  "two-step-on": { url: string };
  "two-step-off": { url: string };
  "identity-linked": { url: string };
  "identity-removed": { url: string };
  "key-added": { url: string };
  "webhook-disabled": { url: string };
  /** To the old address. `undo`: the URL takes the change back, instead of leading to the sign-in. */
  "email-changed": { url: string; undo?: boolean };
  /** To the new address, which is not the account's yet. */
  "email-confirm": { url: string; expiresAt: string };
  /** To the old address: a new one was asked for; the URL stops the change. */
  "email-asked": { url: string; expiresAt: string };
  /** To an address that was asked for and has an account. */
  "email-in-use": { url: string };
  /** To the new address, which is the account's now. */
  "email-yours": { url: string };
  /** `off`: where such mails are turned off without a session, by a reader or by a mail program. */
  "dream-ready": { url: string; off: string };
  /** A part failed, and its tokens came back. */
  "dream-failed": { url: string; off: string };
  reminder: { url: string; off: string };
  /** To a visitor who reported what a link shows. */
  "report-answered": { outcome: ReportOutcome };
  /**
   * To the author of a dream whose links, or whose place in the gallery, an admin ended. `support`: where objections go;
   * null where the site names none.
   */
  "sharing-ended": {
    ground: ReportReason;
    url: string;
    support: string | null;
    /** Absent in older mails, which were about links. */
    links?: boolean;
    gallery?: boolean;
  };
  /** To the author of a dream that an admin let into the gallery; `reason`: of a refusal. */
  "gallery-decided": { reason: RefusalReason | null; url: string };
  /** `month`: `YYYY-MM`. */
  letter: { url: string; off: string; month: string };
}

export type MailTemplate = keyof MailData;

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  /** Where such mails are turned off; null for a mail that the account needs. */
  offUrl: string | null;
}

type Say = (key: string, values?: Record<string, unknown>) => string;

/** The sentences of a mail: their values, and their keys before and after its button. */
interface Sentences {
  values?: Record<string, unknown>;
  before: string[];
  after: string[];
  /** Key of the button's text, `button` by default. */
  button?: string;
  /** A table of the mail: key of the name, and value. */
  rows?: [key: string, value: string][];
  /** Key of why the mail was sent, where that is not an account. */
  footer?: string;
  moon?: MailContent["moon"];
}

const INTRO_AND_ADVICE = { before: ["intro"], after: ["validity", "ignore"] };

const SENTENCES: { [T in MailTemplate]: (data: MailData[T], locale: Locale, say: Say) => Sentences } = {
  verify: ({ tokens }) =>
    tokens === 0
      ? { ...INTRO_AND_ADVICE, moon: "start" }
      : { ...INTRO_AND_ADVICE, values: { count: tokens }, before: ["intro", "gift"], moon: "start" },
  reset: () => INTRO_AND_ADVICE,
  invitation: () => ({ ...INTRO_AND_ADVICE, footer: "footer", moon: "start" }),
  "sign-in-link": ({ code }) => ({ ...INTRO_AND_ADVICE, rows: [["code", code]] }),
  "password-changed": () => INTRO_AND_ADVICE,
  "new-device": (data, locale, say) => ({
    ...INTRO_AND_ADVICE,
    values: { device: deviceName(data, locale, say), date: moment(data, locale) },
  }),
  "passkey-added": () => INTRO_AND_ADVICE,
  "passkey-removed": () => INTRO_AND_ADVICE,
  "two-step-on": () => INTRO_AND_ADVICE,
  "two-step-off": () => INTRO_AND_ADVICE,
  "identity-linked": () => INTRO_AND_ADVICE,
  "identity-removed": () => INTRO_AND_ADVICE,
  "key-added": () => INTRO_AND_ADVICE,
  "webhook-disabled": () => ({ before: ["intro", "kept"], after: [] }),
  "email-changed": ({ undo }) =>
    undo ? { before: ["intro"], after: ["validity", "undo"], button: "notMe" } : INTRO_AND_ADVICE,
  "email-confirm": () => ({ ...INTRO_AND_ADVICE, moon: "start" }),
  "email-asked": () => INTRO_AND_ADVICE,
  "email-in-use": () => ({ before: ["intro"], after: ["ignore"] }),
  "email-yours": () => ({ before: ["intro"], after: [], moon: "end" }),
  receipt: (data, locale, say) => ({
    values: { count: data.tokens },
    before: ["intro"],
    after: [],
    rows: receiptRows(data, locale, say),
    moon: "end",
  }),
  tokens_expiring: ({ tokens, date }, locale) => ({
    values: { count: tokens, date: day(date, locale) },
    before: ["intro"],
    after: [],
  }),
  payment_failed: ({ plan }, _locale, say) => ({
    values: { plan: planName(plan, say) },
    before: ["intro"],
    after: ["kept"],
  }),
  "dream-ready": () => ({ before: ["intro"], after: [], moon: "end" }),
  "dream-failed": () => ({ before: ["intro"], after: [] }),
  reminder: () => ({ before: ["intro"], after: [], moon: "start" }),
  letter: ({ month }, locale) => ({
    values: { month: monthName(month, locale) },
    before: ["intro"],
    after: [],
    moon: "end",
  }),
  "report-answered": ({ outcome }) => ({
    before: ["intro", outcome],
    after: ["removed"],
    footer: "footer",
    moon: "end",
  }),
  "sharing-ended": ({ ground, support, links = true, gallery = false }, _locale, say) => ({
    values: { ground: say(`shared.report.reasons.${ground}`), address: support },
    before: ["intro", ...(links ? ["links"] : []), ...(gallery ? ["gallery"] : []), "ground", "kept"],
    after: [support === null ? "objection" : "objectionTo"],
  }),
  "gallery-decided": ({ reason }, _locale, say) => ({
    ...(reason && { values: { ground: say(`links.gallery.reasons.${reason}`) } }),
    before: reason === null ? ["accepted", "anytime"] : ["refused", "ground", "kept"],
    after: ["wanted"],
  }),
  account_deleted: () => ({ before: ["intro", "kept", "farewell"], after: [] }),
};

// Digits stay Latin, as in the interface.
const day = (iso: string, locale: Locale) =>
  new Intl.DateTimeFormat(withLatinDigits(locale), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(iso),
  );

const moment = ({ at, timeZone }: MailData["new-device"], locale: Locale) =>
  new Intl.DateTimeFormat(withLatinDigits(locale), {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  }).format(new Date(at));

function deviceName({ device, country }: MailData["new-device"], locale: Locale, say: Say): string {
  const names = device.length > 0 ? device : [say("mail.newDevice.unknown")];
  const region =
    country && new Intl.DisplayNames(intlTag(locale), { type: "region", fallback: "none" }).of(country);
  return [...names, ...(region ? [region] : [])].join(" · ");
}

const monthName = (month: string, locale: Locale) =>
  new Intl.DateTimeFormat(withLatinDigits(locale), { month: "long", timeZone: "UTC" }).format(
    new Date(`${month}-15`),
  );

/** An amount in minor units as money. */
const money = (amount: number, currency: string, locale: Locale) =>
  new Intl.NumberFormat(locale === "ar" ? "en-US" : withLatinDigits(locale), {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  }).format(amount / 100);

function receiptRows(
  { tokens, amount, currency, plan, paidAt }: MailData["receipt"],
  locale: Locale,
  say: Say,
): [key: string, value: string][] {
  const counted = {
    count: tokens,
    amount: new Intl.NumberFormat(withLatinDigits(locale)).format(tokens),
  };
  const item = plan
    ? say("orders.planTitle", { ...counted, plan: planName(plan, say) })
    : say("orders.packageTitle", counted);
  return [
    ...(paidAt ? [["date", day(paidAt, locale)] satisfies [string, string]] : []),
    ["item", item],
    ["total", money(amount, currency, locale)],
  ];
}

const planName = (plan: string, say: Say) => say(`mail.plan.${plan}`, { defaultValue: plan });

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
  const {
    values,
    before,
    after,
    button = "button",
    rows = [],
    footer,
    moon = "center",
  } = SENTENCES[template](data, locale, say);
  // `password-changed` has its messages under `passwordChanged`.
  const key = template.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());
  const saySentence = (sentence: string) => say(`mail.${key}.${sentence}`, values);
  const {
    url: ownUrl = null,
    receiptUrl,
    off = null,
  } = data as { url?: string; receiptUrl?: string | null; off?: string };
  const url = receiptUrl ?? ownUrl;
  const content: MailContent = {
    locale,
    subject: saySentence("subject"),
    title: say(`mail.${key}.title`),
    before: before.map(saySentence),
    rows: rows.map(([name, value]) => [say(`mail.${key}.${name}`), value] as const),
    button: url === null ? null : { text: say(`mail.${key}.${button}`), url },
    after: after.map(saySentence),
    plainLink: say("mail.plainLink"),
    footer: `${say("mail.signature")}. ${footer ? saySentence(footer) : say("mail.footer")}`,
    moon,
    off: off === null ? null : { text: say("mail.off"), url: off },
  };
  return {
    subject: content.subject,
    text: mailText(content),
    html: mailHtml(content),
    offUrl: off,
  };
}
