import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMailer } from "#server/providers/mail.ts";
import { startFakeSmtp, type FakeSmtp } from "../fakes/smtp.ts";

let smtp: FakeSmtp;
beforeEach(async () => {
  smtp = await startFakeSmtp();
});
afterEach(() => smtp.close());

describe("a mail server beyond this machine", () => {
  const mail = {
    id: "00000000-0000-4000-8000-000000000000",
    template: "reset",
    createdAt: new Date("2026-03-01T12:00:00.000Z"),
    to: "ayse@example.com",
    subject: "A subject",
    text: "A text",
    html: "<p>A text</p>",
  };
  /** An address of this machine that does not say so. */
  const elsewhere = (port: number, query = "") => `smtp://0.0.0.0:${port}${query}`;
  const send = (smtpUrl: string) => {
    const config = {
      smtpUrl,
      outboxDir: "unused",
      mailFrom: "no-reply@dreams.example",
      publicUrl: "https://dreams.example",
    };
    const mailer = createMailer(config, { greetingMs: 300, replyMs: 300 });
    return mailer.send(mail, new AbortController().signal).finally(() => mailer.close());
  };
  const portOf = (url: string) => Number(url.split(":").at(-1));

  it("gets no mail without TLS, unless its address says that TLS is optional", async () => {
    const port = portOf(smtp.url);
    await expect(send(elsewhere(port))).rejects.toThrow();
    expect(smtp.mails).toEqual([]);
    await send(elsewhere(port, "?tls=optional"));
    await send(smtp.url);
    expect(smtp.mails).toHaveLength(2);
  });

  it("gets no mail with an untrusted certificate, even then", async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      disabledCommands: ["AUTH"],
      logger: false,
      onMailFrom: ({ address }, _session, callback) => {
        received.push(address);
        callback();
      },
    });
    server.on("error", () => undefined);
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
    const { port } = server.server.address() as AddressInfo;
    for (const query of ["", "?tls=optional"]) await expect(send(elsewhere(port, query))).rejects.toThrow();
    expect(received).toEqual([]);
    await new Promise<void>((resolve) => server.close(resolve));
  });
});
