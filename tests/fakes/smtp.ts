import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";

/**
 * What the server does with a mail: take it; refuse the recipient; never greet; cut the line
 * before taking the mail, or just after taking it.
 */
type SmtpMood = "accept" | "refuse" | "hang" | "drop" | "accept-and-drop";

export interface ReceivedMail {
  recipients: string[];
  headers: Record<string, string>;
  text: string;
  html: string;
}

export type FakeSmtp = Awaited<ReturnType<typeof startFakeSmtp>>;

/** A real SMTP server on loopback that stores the mails that it accepts. */
export async function startFakeSmtp() {
  const state = {
    mood: "accept" as SmtpMood,
    /** Recipients for which the server never replies, as if it waited for another server. */
    stalled: new Set<string>(),
    mails: [] as ReceivedMail[],
    connections: 0,
  };
  const cutAll = () => {
    for (const { _socket } of server.connections as unknown as Set<{ _socket: Socket }>) _socket.destroy();
  };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    closeTimeout: 100,
    onConnect(_session, callback) {
      state.connections++;
      if (state.mood !== "hang") callback();
    },
    onRcptTo(address, _session, callback) {
      if (state.stalled.has(address.address)) return;
      if (state.mood !== "refuse") return callback();
      callback(Object.assign(new Error(`mailbox of <${address.address}> is full`), { responseCode: 452 }));
    },
    onData(stream, session, callback) {
      if (state.mood === "drop") return cutAll();
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const recipients = session.envelope.rcptTo.map((to) => to.address);
        state.mails.push({ recipients, ...parseMail(Buffer.concat(chunks).toString("latin1")) });
        if (state.mood === "accept-and-drop") cutAll();
        else callback();
      });
    },
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;

  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    /** Connections that are open now. */
    open: () => server.connections.size,
    async close() {
      cutAll();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}

function splitHeaders(part: string): { headers: Record<string, string>; body: string } {
  const end = part.indexOf("\r\n\r\n");
  const headers: Record<string, string> = {};
  for (const line of part
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")) {
    const colon = line.indexOf(":");
    headers[line.slice(0, colon).toLowerCase()] = decodeWords(line.slice(colon + 1).trim());
  }
  return { headers, body: part.slice(end + 4) };
}

function decodeQuotedPrintable(text: string): Buffer {
  const bytes = text
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1");
}

function decodeWords(value: string): string {
  return value
    .replace(/\?= =\?/g, "?==?")
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, data: string) =>
      (kind.toUpperCase() === "B"
        ? Buffer.from(data, "base64")
        : decodeQuotedPrintable(data.replaceAll("_", " "))
      ).toString("utf8"),
    );
}

/** Headers and the two bodies of a raw `multipart/alternative` mail. Throws when it is none. */
export function parseMail(raw: string): Omit<ReceivedMail, "recipients"> {
  const { headers, body } = splitHeaders(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers["content-type"] ?? "")?.[1];
  if (!boundary) throw new Error("not a mail of several parts");
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitHeaders(part.replace(/^\r\n/, "")));
  const bodyOf = (type: string): string => {
    const part = parts.find((p) => p.headers["content-type"]?.startsWith(type));
    if (!part) throw new Error(`the mail has no ${type}`);
    const encoding = part.headers["content-transfer-encoding"];
    if (encoding === "base64") return Buffer.from(part.body, "base64").toString("utf8");
    if (encoding === "quoted-printable") return decodeQuotedPrintable(part.body).toString("utf8");
    return Buffer.from(part.body, "latin1").toString("utf8");
  };
  return { headers, text: bodyOf("text/plain"), html: bodyOf("text/html") };
}
