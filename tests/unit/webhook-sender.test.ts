import { Webhook } from "standardwebhooks";
import { afterAll, describe, expect, it } from "vitest";
import { createWebhookSender } from "#server/providers/webhooks/send.ts";
import { newWebhookSecret, signedHeaders } from "#server/providers/webhooks/sign.ts";
import { startFakeReceiver } from "../fakes/webhook-receiver.ts";

const receiver = await startFakeReceiver();
afterAll(() => receiver.close());
const never = new AbortController().signal;
const MESSAGE = { headers: {}, body: "{}" };

/** A sender whose names have these addresses. */
const senderAt = (loopback: boolean, addresses: string[], asked: string[] = []) =>
  createWebhookSender({
    publicUrl: loopback ? "http://localhost:3000" : "https://dreams.example",
    loopback,
    timeoutMs: 2000,
    async resolve(hostname) {
      asked.push(hostname);
      return addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    },
  });

describe("the signature", () => {
  it("is that of Standard Webhooks, by the new secret and the one before", () => {
    const [secret, old, other] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()];
    const body = JSON.stringify({ type: "dream.done", text: "İ 🌊" });
    const headers = signedHeaders({ id: "msg_1", body, now: new Date() }, [secret, old]);
    for (const valid of [secret, old])
      expect(new Webhook(valid).verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => new Webhook(other).verify(body, headers)).toThrow("No matching signature");
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow("No matching signature");
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  });
});

describe("a URL", () => {
  const publicSender = senderAt(false, []);
  it.each([
    "http://hooks.example/a",
    "https://hooks.example:8443/a",
    "https://user:secret@hooks.example/a",
    "https://127.0.0.1/a",
    "https://[::1]/a",
    "https://[::ffff:10.0.0.1]/a",
    "https://93.184.215.14/a",
    "https://2130706433/a",
    "https://0x7f.1/a",
    "https://localhost/a",
    "https://database/a",
    "https://printer.local/a",
    "https://metadata.google.internal/a",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "nothing",
  ])("like %s is refused", (url) => {
    expect(publicSender.isAllowed(url)).toBe(false);
  });

  it("of a public host is taken, and one of this machine on a loopback site only", () => {
    expect(publicSender.isAllowed("https://hooks.example/a?b=c")).toBe(true);
    expect(publicSender.isAllowed(receiver.url)).toBe(false);
    const own = senderAt(true, []);
    for (const url of [receiver.url, "http://localhost:9/a", "http://[::1]:9/a", "https://hooks.example/a"])
      expect(own.isAllowed(url)).toBe(true);
    for (const url of [
      "http://10.0.0.1/a",
      "http://hooks.example/a",
      "https://10.0.0.1/a",
      "ftp://localhost/",
    ])
      expect(own.isAllowed(url)).toBe(false);
  });
});

describe("an address", () => {
  it.each([
    ["127.0.0.1"],
    ["10.1.2.3"],
    ["172.16.0.1"],
    ["192.168.1.1"],
    ["169.254.169.254"],
    ["100.64.0.1"],
    ["0.0.0.0"],
    ["168.63.129.16"],
    ["::1"],
    ["::"],
    ["fe80::1"],
    ["fd00:ec2::254"],
    ["::ffff:127.0.0.1"],
    ["::ffff:7f00:1"],
    ["::127.0.0.1"],
    ["64:ff9b::7f00:1"],
    ["64:ff9b:1::a00:1"],
    ["2002:7f00:1::"],
    ["2001:0:7f00:1::"],
    ["93.184.215.14", "127.0.0.1"],
    ["2606:2800:21f:cb07:6820:80da:af6b:8b2c", "::1"],
  ])("among %j is never called", async (...addresses) => {
    const asked: string[] = [];
    const result = await senderAt(false, addresses, asked).send("https://hooks.example/a", MESSAGE, never);
    expect(result).toEqual({ error: "private_address" });
    // What is asked for a second time could be another address.
    expect(asked).toEqual(["hooks.example"]);
  });

  it("of this machine is not called by a site that has become public", async () => {
    expect(await senderAt(false, []).send(receiver.url, MESSAGE, never)).toEqual({
      error: "private_address",
    });
    expect(receiver.received).toEqual([]);
  });
});

it("a sender that stops asks no name server", async () => {
  const asked: string[] = [];
  const reason = new Error("stopping");
  const sent = senderAt(false, ["93.184.215.14"], asked).send(
    "https://hooks.example/a",
    MESSAGE,
    AbortSignal.abort(reason),
  );
  await expect(sent).rejects.toBe(reason);
  expect(asked).toEqual([]);
});

describe("a receiver", () => {
  const sender = senderAt(true, []);
  const send = () => sender.send(receiver.url, MESSAGE, never);

  it("that does not answer, or nowhere, does not hold the sender up", async () => {
    receiver.next(() => undefined);
    expect(await send()).toEqual({ error: "timeout" });
    receiver.next((response) => void response.socket!.destroy());
    expect(await send()).toEqual({ error: "unreachable" });
    expect(await sender.send("http://127.0.0.1:1/", MESSAGE, never)).toEqual({ error: "unreachable" });
  });

  it("that answers without end is left at its first bytes", async () => {
    let isLeft = false;
    receiver.next((response) => {
      response.writeHead(200);
      const more = setInterval(() => response.write("x".repeat(65_536)), 5);
      response.on("close", () => {
        clearInterval(more);
        isLeft = true;
      });
    });
    expect(await send()).toMatchObject({ status: 200 });
    await expect.poll(() => isLeft).toBe(true);
  });

  it("with headers without end is no receiver", async () => {
    receiver.next((response) => {
      for (let i = 0; i < 200; i++) response.setHeader(`x-${i}`, "y".repeat(2000));
      response.writeHead(200).end();
    });
    expect(await send()).toEqual({ error: "unreachable" });
  });

  it("that switches to another protocol is no receiver, and does not hold the sender up", async () => {
    receiver.next(({ socket }) => {
      socket!.write("HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: other\r\n\r\n");
    });
    expect(await send()).toEqual({ error: "unreachable" });
  });

  it("that redirects is not followed", async () => {
    const other = await startFakeReceiver();
    receiver.next(307, { location: other.url });
    expect(await send()).toMatchObject({ status: 307 });
    expect(other.received).toEqual([]);
    await other.close();
  });
});
