import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { isLoopbackHost } from "#server/hosts.ts";

/** Mails sent at once, each over a connection that is kept for the next one. */
export const MAILS_AT_ONCE = 4;
/** How long a mail server may stay silent, in milliseconds: until it greets, and between two of its answers. */
const PATIENCE = { greetingMs: 10_000, answerMs: 30_000 };

interface OutgoingMail {
  /** The same for every attempt, so that a receiver can tell a repeated mail. */
  id: string;
  /** What the mail is for, part of the file's name in the outbox. */
  template: string;
  createdAt: Date;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  name: "smtp" | "outbox";
  /** Hands a mail over. Resolves to the path of its file, or to null when a server took it; throws when none did. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<string | null>;
  /** Closes idle connections, and those in use once their mail is sent. */
  close(): void;
}

function message(mail: OutgoingMail, from: string, host: string) {
  return {
    from,
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.createdAt,
    messageId: `<${mail.id}@${host}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Sends through an SMTP server: `smtps://user:password@host:port` with TLS from the start, `smtp://` with STARTTLS,
 * which is demanded unless the server is this machine or the URL ends in `?tls=optional`. Certificates are verified.
 */
function smtpMailer(address: string, from: string, host: string, patience: typeof PATIENCE): Mailer {
  const url = new URL(address);
  const optional = isLoopbackHost(url.hostname) || url.searchParams.get("tls") === "optional";
  // Nothing else of the query reaches the library, which would take `?tls.rejectUnauthorized=false`.
  url.search = "";
  const transport = createTransport({
    url: url.href,
    pool: true,
    maxConnections: MAILS_AT_ONCE,
    // Once, where a kept connection turns out to be closed; every other attempt is counted in the database.
    maxRequeues: 1,
    idleTimeout: patience.answerMs / 2,
    requireTLS: !optional,
    connectionTimeout: patience.greetingMs,
    greetingTimeout: patience.greetingMs,
    socketTimeout: patience.answerMs,
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

/** A part without transfer encoding, so that a link can be copied from the file as it is. */
function readablePart(type: string, content: string): string {
  return `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}`;
}

/** Writes each mail as a file that any mail program opens, for a site without a mail server. */
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

/** Whole or not at all, also after a power cut; readable by this user only, for it may hold a link. */
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

/** The SMTP server when one is configured, else the outbox folder. */
export function createMailer(config: MailConfig, patience = PATIENCE): Mailer {
  const { hostname } = new URL(config.publicUrl);
  return config.smtpUrl !== null
    ? smtpMailer(config.smtpUrl, config.mailFrom, hostname, patience)
    : outboxMailer(config.outboxDir, config.mailFrom, hostname);
}
