import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
    offUrl: null,
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

describe("a mail that can be turned off", () => {
  it("says where, also to mail programs, and others do not", async () => {
    const outboxDir = mkdtempSync(join(tmpdir(), "oneira-outbox-"));
    const mailer = createMailer({
      smtpUrl: null,
      outboxDir,
      mailFrom: "no-reply@dreams.example",
      publicUrl: "https://dreams.example",
    });
    const written = async (offUrl: string | null) => {
      const content = { subject: "A subject", text: "A text", html: "<p>A text</p>", offUrl };
      const envelope = { id: "m1", template: "reminder", createdAt: new Date(0), to: "ayse@example.com" };
      const path = await mailer.send({ ...envelope, ...content }, new AbortController().signal);
      return readFileSync(path!, "utf8").replaceAll(/\r\n /g, " ");
    };
    const token = `u-1.reminder.mail.${"a".repeat(43)}`;
    const url = `https://dreams.example/unsubscribe?token=${token}`;
    const mail = await written(url);
    expect(mail).toContain(`List-Unsubscribe: <${url}>`);
    expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(await written(null)).not.toContain("List-Unsubscribe");
    rmSync(outboxDir, { recursive: true });
  });
});
