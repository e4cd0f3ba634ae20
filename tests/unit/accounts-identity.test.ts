import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mailboxHmac, newLink, secretHash } from "#server/features/accounts/mail-links.ts";
import { cleanName } from "#server/features/accounts/names.ts";

describe("a mailbox", () => {
  const same = (a: string, b: string) => mailboxHmac(a, "key") === mailboxHmac(b, "key");

  it.each([
    ["ayse@example.com", "AYSE@Example.com"],
    ["ayse@example.com", "ayse+dreams@example.com"],
    ["a.y.s.e@gmail.com", "ayse+x@googlemail.com"],
  ])("is the same under %s and %s", (a, b) => expect(same(a, b)).toBe(true));

  it.each([
    ["ayse@example.com", "ayse@example.org"],
    ["a.yse@example.com", "ayse@example.com"],
    ["ayse@gmail.com", "ali@gmail.com"],
  ])("is another under %s than under %s", (a, b) => expect(same(a, b)).toBe(false));

  it("is recognised only with the same key", () => {
    expect(mailboxHmac("ayse@example.com", "one")).not.toBe(mailboxHmac("ayse@example.com", "two"));
  });
});

describe("a link", () => {
  it("carries 256 random bits below the public address and is known by their hash", () => {
    const links = Array.from({ length: 50 }, () => newLink("https://dreams.example", "reset"));
    for (const { url, tokenHash } of links) {
      const { origin, pathname, searchParams } = new URL(url);
      expect([origin, pathname, searchParams.get("mode")]).toEqual([
        "https://dreams.example",
        "/auth",
        "reset",
      ]);
      expect(Buffer.from(searchParams.get("token")!, "base64url")).toHaveLength(32);
      expect(secretHash(searchParams.get("token")!)).toBe(tokenHash);
    }
    expect(new Set(links.map((l) => l.tokenHash)).size).toBe(50);
  });
});

describe("a display name", () => {
  it("is one line of visible text, and stays what it is when cleaned again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (typed) => {
        const name = cleanName(`A${typed}B`);
        expect(name).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]|\s\s|^\s|\s$/u);
        expect(name.isWellFormed()).toBe(true);
        expect(cleanName(name)).toBe(name);
      }),
    );
  });

  it("is refused when little of it is visible", () => {
    expect(() => cleanName(" \u0000A\u202E ")).toThrow("invalid_input");
  });
});
