import { escapeHtml } from "#shared/escape.ts";
import { localeInfo, type Locale } from "#shared/locales.ts";

/** What a mail says, as plain text. */
export interface MailContent {
  locale: Locale;
  subject: string;
  title: string;
  before: string[];
  /** Names and values; the last one is the sum. */
  rows: (readonly [name: string, value: string])[];
  button: { text: string; url: string } | null;
  after: string[];
  /** Above the spelled-out URL of the button. */
  plainLink: string;
  footer: string;
  /** How to get no more of these mails; null for a mail that the account needs. */
  off: { text: string; url: string } | null;
  /** Where the moon of the header stands: at the start for a beginning, at the end when all is done. */
  moon: "start" | "center" | "end";
}

// Georgia stands in for the display face: mail programs load no fonts.
const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";
const SMALL = `font-family:${SANS};font-size:13px;line-height:20px`;

/** Colours of the light version; those of the dark one are in `STYLE`. */
const INK = "color:#15222f";
const TEXT = "color:#46525e";
const QUIET = "color:#5f6b77";

// `!important`, because the light colours are inline: many mail programs read nothing else.
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.in{padding-left:24px!important;padding-right:24px!important}}
@media (prefers-color-scheme:dark){
.page{background:#0b151e!important}.card{background:#121e2a!important}
.ink{color:#f3ede2!important}.text{color:#c5c0b4!important}.quiet{color:#93a3af!important}
.line{border-color:#2a3641!important}.link{color:#f2bd85!important}
.cell{background:#f6ecd8!important}.button{color:#14202c!important}
}`;

const table = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

/** The sky is drawn by the mail itself: an image would have to be loaded or carried along by every mail. */
function sky({ locale, moon }: Pick<MailContent, "locale" | "moon">): string {
  const rtl = localeInfo(locale).dir === "rtl";
  const align = moon === "center" ? "center" : (moon === "start") === rtl ? "right" : "left";
  const x = { left: "86px", center: "50%", right: "calc(100% - 86px)" }[align];
  const glow = `radial-gradient(circle at ${x} 100%,rgba(250,226,180,.34),rgba(250,226,180,0) 150px)`;
  const background = `${glow},linear-gradient(#081421,#123350 62%,#4f7f78)`;
  const disc =
    "display:inline-block;width:92px;height:46px;border-radius:46px 46px 0 0;background:#fbe3b7;vertical-align:bottom";
  return (
    `<tr><td class="in" align="${align}" valign="bottom" height="120" bgcolor="#123350" style="height:120px;padding:0 40px;` +
    `background-color:#123350;background-image:${background};border-bottom:1px solid #f6d9a8;font-size:0;line-height:0">` +
    `<!--[if !mso]><!--><div style="${disc}"></div><!--<![endif]--></td></tr>`
  );
}

function rowsTable(rows: MailContent["rows"], end: "left" | "right"): string {
  const line = "border-bottom:1px solid #dcdfe4;";
  const cells = rows.map(([name, value], i) => {
    const last = i === rows.length - 1;
    const style = `padding:11px 0;${last ? "font-weight:600;" : line}font-family:${SANS};font-size:16px;line-height:24px;`;
    return (
      `<tr><td class="${last ? "ink" : "text line"}" style="${style}${last ? INK : TEXT}">${escapeHtml(name)}</td>` +
      `<td class="ink line" align="${end}" style="${style}${INK};padding-${end === "right" ? "left" : "right"}:16px"><bdi>${escapeHtml(value)}</bdi></td></tr>`
    );
  });
  return table(
    `width="100%" class="line" style="margin:0 0 26px;border-top:1px solid #dcdfe4"`,
    cells.join("\n"),
  );
}

/** The HTML part: one column of tables, readable without styles, in a light and a dark version. */
export function mailHtml(content: MailContent): string {
  const { locale, subject, title, before, rows, button, after, plainLink, footer, off } = content;
  const { dir } = localeInfo(locale);
  const paragraph = (text: string) =>
    `<p class="text" style="margin:0 0 16px;font-family:${SANS};font-size:16px;line-height:26px;${TEXT}">${escapeHtml(text)}</p>`;
  const note = (text: string) => `<p class="quiet" style="margin:0 0 8px;${SMALL};${QUIET}">${text}</p>`;
  const href = escapeHtml(button?.url ?? "");
  const cell =
    button &&
    `<tr><td class="cell" bgcolor="#1a2836" style="border-radius:28px;background:#1a2836"><a class="button" href="${href}" ` +
      `style="display:inline-block;padding:16px 30px;font-family:${SANS};font-size:17px;line-height:22px;font-weight:600;` +
      `color:#fbf6ef;text-decoration:none">${escapeHtml(button.text)}</a></td></tr>`;
  const notes = [
    ...after.map((text) => note(escapeHtml(text))),
    button &&
      note(
        `${escapeHtml(plainLink)}<br><bdi dir="ltr" class="link" style="color:#9a4a20;word-break:break-all">${href}</bdi>`,
      ),
  ].filter(Boolean);
  const card = [
    sky(content),
    `<tr><td class="in" style="padding:34px 40px 38px">`,
    `<h1 class="ink" style="margin:0 0 14px;font-family:${SERIF};font-weight:400;font-size:32px;line-height:39px;${INK}">${escapeHtml(title)}</h1>`,
    ...before.map(paragraph),
    rows.length > 0 && rowsTable(rows, dir === "rtl" ? "left" : "right"),
    cell && table(`style="margin:8px 0 0"`, cell),
    notes.length > 0 &&
      `<div class="line" style="margin:26px 0 0;padding:18px 0 0;border-top:1px solid #dcdfe4">${notes.join("\n")}</div>`,
    `</td></tr>`,
  ];
  const page = [
    // The line that lists of mails show beside the subject.
    `<tr><td align="center" style="padding:28px 12px 36px"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(before[0] ?? "")}</div>`,
    table(
      `width="560" dir="${dir}" class="card" bgcolor="#fdfbf8" style="width:100%;max-width:560px;background:#fdfbf8;border-radius:18px;overflow:hidden"`,
      card.filter(Boolean).join("\n"),
    ),
    table(
      `width="560" dir="${dir}" style="width:100%;max-width:560px"`,
      `<tr><td class="in quiet" style="padding:20px 40px 0;${SMALL};${QUIET}">${escapeHtml(footer)}${off ? ` <a class="quiet" href="${escapeHtml(off.url)}" style="${QUIET}">${escapeHtml(off.text)}</a>` : ""}</td></tr>`,
    ),
    `</td></tr>`,
  ];
  return [
    `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">`,
    `<meta name="supported-color-schemes" content="light dark">`,
    `<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head><body class="page" style="margin:0;padding:0;background:#eceff4">`,
    table(`width="100%" class="page" bgcolor="#eceff4" style="background:#eceff4"`, page.join("\n")),
    `</body></html>`,
  ].join("\n");
}

/** The plain text part. */
export function mailText(content: MailContent): string {
  const { title, before, rows, button, after, footer, off } = content;
  const text = [
    title,
    ...before,
    rows.map(([name, value]) => `${name}: ${value}`).join("\n"),
    button && `${button.text}:\n${button.url}`,
    ...after,
    footer,
    off && `${off.text}:\n${off.url}`,
  ];
  return `${text.filter(Boolean).join("\n\n")}\n`;
}
