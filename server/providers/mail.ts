import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { isLoopbackHost } from "#server/hosts.ts";

/** Concurrent connections to the mail server; each sends one mail after another. */
export const MAILS_AT_ONCE = 4;
/** Mail server timeouts in milliseconds: until its greeting, and between two replies. */
const TIMEOUTS = { greetingMs: 10_000, replyMs: 30_000 };

interface OutgoingMail {
  /** The same in every attempt, so that receivers recognise a repeated mail. */
  id: string;
  /** Name of its template; part of its file name in the outbox. */
  template: string;
  createdAt: Date;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where a mail program turns such mails off with one call (RFC 8058); null for a mail that the account needs. */
  offUrl: string | null;
}

export interface Mailer {
  name: "smtp" | "outbox";
  /** Sends a mail. Resolves to the path of its file, or null when a server accepted it; rejects on failure. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<string | null>;
  /** Closes idle connections at once, the others after their mail. */
  close(): void;
}

function message(mail: OutgoingMail, from: string, host: string) {
  return {
    from,
    // As an object: the library parses a string as a list of addresses.
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.createdAt,
    messageId: `<${mail.id}@${host}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(mail.offUrl !== null && {
        "List-Unsubscribe": { prepared: true, value: `<${mail.offUrl}>` },
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Sends through an SMTP server: `smtps://user:password@host:port` with TLS from the start, `smtp://` with STARTTLS,
 * which is required unless the server is this machine or the URL ends in `?tls=optional`. Certificates are verified.
 */
function smtpMailer(smtpUrl: string, from: string, host: string, timeouts: typeof TIMEOUTS): Mailer {
  const url = new URL(smtpUrl);
  const optional = isLoopbackHost(url.hostname) || url.searchParams.get("tls") === "optional";
  // The library reads options from the query, such as `?tls.rejectUnauthorized=false`.
  url.search = "";
  const transport = createTransport({
    url: url.href,
    pool: true,
    maxConnections: MAILS_AT_ONCE,
    // One retry for an idle connection that the server closed; the job queue makes all other attempts.
    maxRequeues: 1,
    // Closes an idle connection before its socket timeout would end it with an error.
    idleTimeout: timeouts.replyMs / 2,
    requireTLS: !optional,
    connectionTimeout: timeouts.greetingMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.replyMs,
  });
  return {
    name: "smtp",
    async send(mail, signal) {
      await transport.sendMail({ ...message(mail, from, host), signal });
      return null;
    },
    close: () => transport.close(),
  };
}

/** A MIME part without transfer encoding, so that links can be copied from the file. */
function readablePart(type: string, content: string): string {
  return `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}`;
}

/** Writes each mail to an `.eml` file, for a site without a mail server. */
function outboxMailer(folder: string, from: string, host: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    name: "outbox",
    async send(mail) {
      const { message: content } = await transport.sendMail({
        ...message(mail, from, host),
        text: { raw: readablePart("text/plain", mail.text) },
        html: { raw: readablePart("text/html", mail.html) },
      });
      const time = mail.createdAt.toISOString().replaceAll(/[:.]/g, "-");
      const path = join(folder, `${time}-${mail.template}-${mail.id.slice(0, 8)}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeDurably(path, content as Buffer);
      return path;
    },
    close() {},
  };
}

/** Writes a file atomically and durably. Only this OS user may read it, because mails contain sign-in links. */
async function writeDurably(path: string, content: Buffer): Promise<void> {
  const temporary = `${path}.part`;
  try {
    const file = await open(temporary, "w", 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

interface MailConfig {
  smtpUrl: string | null;
  mailFrom: string;
  outboxDir: string;
  publicUrl: string;
}

/** Creates a mailer for the configured SMTP server, or else for the outbox folder. */
export function createMailer(config: MailConfig, timeouts = TIMEOUTS): Mailer {
  const { hostname } = new URL(config.publicUrl);
  return config.smtpUrl !== null
    ? smtpMailer(config.smtpUrl, config.mailFrom, hostname, timeouts)
    : outboxMailer(config.outboxDir, config.mailFrom, hostname);
}
