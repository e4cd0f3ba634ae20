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

  it.each([
    [" \u0000A\u202E ", "a control and a turn of direction"],
    ["\u200B\u200B\u200B", "zero-width spaces"],
    ["\u3164\u3164", "Hangul fillers"],
    ["\u2800\u2800\u2800", "empty Braille"],
    ["\u{E0041}\u{E0042}", "tags"],
    ["\u0301\u0301\u0301", "marks on nothing"],
    ["\u200D\u200C\u200D", "joiners"],
  ])("is refused when little of it is visible: %j, %s", (name) => {
    expect(() => cleanName(name)).toThrow("invalid_input");
  });

  it.each([
    ["Ay\u200Bşe\u2066", "Ayşe"],
    ["A\u200D\u200DB", "AB"],
    ["क्\u200Dष राम", "क्\u200Dष राम"],
    ["می\u200Cخواهم", "می\u200Cخواهم"],
    ["👩\u200D💻 Ada", "👩\u200D💻 Ada"],
  ])("loses what shows nothing, and keeps the joiners of words and emoji: %j", (typed, name) => {
    expect(cleanName(typed)).toBe(name);
  });
});
