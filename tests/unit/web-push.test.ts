import { createPublicKey, verify } from "node:crypto";
import dns from "node:dns/promises";
import { syncBuiltinESMExports } from "node:module";
import { afterEach, describe, expect, it, vi } from "vitest";
import { nextReminder } from "#server/features/notifications/reminder-time.ts";
import { offToken, readOffToken } from "#server/features/notifications/off-token.ts";
import { arePushKeys, encryptPush } from "#server/providers/web-push/encrypt.ts";
import { createPushSender } from "#server/providers/web-push/send.ts";
import { newVapidKeys, vapidHeader } from "#server/providers/web-push/vapid.ts";

// RFC 8291, Appendix A.
const KEYS = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

describe("a notification", () => {
  it("is encrypted as in the example of RFC 8291", () => {
    const body = encryptPush(Buffer.from("When I grow up, I want to be a watermelon"), KEYS, {
      privateKey: Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"),
      salt: Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url"),
    });
    expect(body.toString("base64url")).toBe(
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    );
  });

  it("is never encrypted in the same way", () => {
    const twice = [1, 2].map(() => encryptPush(Buffer.from("x"), KEYS).toString("hex"));
    expect(twice[0]).not.toBe(twice[1]);
  });

  it.each([
    ["no point of the curve", { ...KEYS, p256dh: Buffer.alloc(65, 4).toString("base64url") }],
    ["a short key", { ...KEYS, p256dh: "BCVx" }],
    ["a short secret", { ...KEYS, auth: "BTBZ" }],
  ])("takes no %s", (_name, keys) => {
    expect(arePushKeys(KEYS)).toBe(true);
    expect(arePushKeys(keys)).toBe(false);
  });

  it("is signed for its push service, for half a day", () => {
    const keys = newVapidKeys();
    const now = new Date("2026-11-23T03:00:00Z");
    const header = vapidHeader(keys, {
      audience: "https://push.example",
      subject: "https://dreams.example",
      now,
    });
    const [, token, key] = /^vapid t=(.+), k=(.+)$/.exec(header)!;
    const [head, claims, signature] = token!.split(".");
    expect(key).toBe(keys.publicKey);
    expect(JSON.parse(Buffer.from(claims!, "base64url").toString())).toEqual({
      aud: "https://push.example",
      sub: "https://dreams.example",
      exp: now.getTime() / 1000 + 12 * 3600,
    });
    const publicKey = createPublicKey({
      format: "jwk",
      key: JSON.parse(keys.privateKey) as Record<string, string>,
    });
    const signed = Buffer.from(signature!, "base64url");
    expect(
      verify(
        "sha256",
        Buffer.from(`${head}.${claims}`),
        { key: publicKey, dsaEncoding: "ieee-p1363" },
        signed,
      ),
    ).toBe(true);
  });
});

describe("a push service", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  const sender = createPushSender({ subject: "https://dreams.example", privateOrigin: null });

  it.each([
    "http://push.example/a",
    "https://127.0.0.1/a",
    "https://[::1]/a",
    "https://2130706433/a",
    "https://0x7f.1/a",
    "https://localhost/a",
    "https://push.example:8443/a",
    "https://user@push.example/a",
    "file:///etc/passwd",
    "nothing",
  ])("is not %s", (endpoint) => {
    expect(sender.isAllowed(endpoint)).toBe(false);
  });

  it("is a name on the web", () => {
    expect(sender.isAllowed("https://fcm.googleapis.com/fcm/send/abc")).toBe(true);
  });

  it("whose name is not resolved in time is tried again later", async () => {
    vi.spyOn(dns, "lookup").mockImplementation(() => new Promise(() => undefined) as never);
    syncBuiltinESMExports();
    const hurried = createPushSender({
      subject: "https://dreams.example",
      privateOrigin: null,
      timeoutMs: 100,
    });
    const message = { body: Buffer.from("x"), topic: "t", keys: newVapidKeys(), now: new Date() };
    const sent = hurried.send({ ...KEYS, endpoint: "https://push.example/a" }, message);
    const late = new Promise((resolve) => setTimeout(resolve, 3000, "late"));
    expect(await Promise.race([sent, late])).toEqual({ retryAfterMs: 0 });
  });

  it("is left at once where its name leads to a private network", async () => {
    const message = { body: Buffer.from("x"), topic: "t", keys: newVapidKeys(), now: new Date() };
    // This name resolves to this machine.
    const endpoint = "https://localhost.localdomain/a";
    expect(["gone", { retryAfterMs: 0 }]).toContainEqual(await sender.send({ ...KEYS, endpoint }, message));
  });
});

describe("the next reminder", () => {
  const next = (minute: number, zone: string, after: string) =>
    nextReminder(minute, zone, new Date(after)).toISOString();

  it.each([
    [
      "today, where the time is still to come",
      7 * 60,
      "Europe/Istanbul",
      "2026-11-23T03:00:00Z",
      "2026-11-23T04:00:00.000Z",
    ],
    [
      "tomorrow, where it is now",
      7 * 60,
      "Europe/Istanbul",
      "2026-11-23T04:00:00Z",
      "2026-11-24T04:00:00.000Z",
    ],
    [
      "by the clocks of the user, when summer ends",
      7 * 60,
      "Europe/Berlin",
      "2026-10-24T12:00:00Z",
      "2026-10-25T06:00:00.000Z",
    ],
    [
      "by the clocks of the user, when summer begins",
      7 * 60,
      "Europe/Berlin",
      "2026-03-28T12:00:00Z",
      "2026-03-29T05:00:00.000Z",
    ],
    [
      "as late after a time that is skipped",
      150,
      "Europe/Berlin",
      "2026-03-29T00:00:00Z",
      "2026-03-29T01:30:00.000Z",
    ],
    ["at the first of two", 150, "Europe/Berlin", "2026-10-24T22:30:00Z", "2026-10-25T00:30:00.000Z"],
    [
      "on the other side of the date line",
      0,
      "Pacific/Kiritimati",
      "2026-11-23T09:00:00Z",
      "2026-11-23T10:00:00.000Z",
    ],
  ])("comes %s", (_name, minute, zone, after, expected) => {
    expect(next(minute, zone, after)).toBe(expected);
  });

  it("comes every day of a year, once", () => {
    for (const zone of ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca"]) {
      let at = new Date("2026-01-01T00:00:00Z");
      const days = new Set<string>();
      for (let i = 0; i < 365; i++) {
        at = nextReminder(150, zone, at);
        days.add(at.toLocaleDateString("en-CA", { timeZone: zone }));
      }
      expect(days.size).toBe(365);
    }
  });
});

describe("a token that turns messages off", () => {
  const secrets = ["a secret that is long enough to sign with", "the one before"] as const;
  const what = { userId: "u1", topic: "ready", channel: "mail" } as const;

  it("is read with the secret that signed it, also a previous one", () => {
    expect(readOffToken(offToken(what, secrets), secrets)).toEqual(what);
    expect(readOffToken(offToken(what, [secrets[1]]), secrets)).toEqual(what);
  });

  it.each([
    (token: string) => token.replace("u1", "u2"),
    (token: string) => token.replace("ready", "letter"),
    (token: string) => `${token}A`,
    (token: string) => `${token}.x`,
    () => "",
    () => "....",
  ])("is not one after a change (%#)", (change) => {
    expect(readOffToken(change(offToken(what, secrets)), secrets)).toBeNull();
  });
});
