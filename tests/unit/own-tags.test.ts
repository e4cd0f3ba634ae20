import { expect, test } from "vitest";
import { distinctTags, ownTagsSchema, toOwnTag } from "#shared/own-tags.ts";

const parse = (tags: unknown) => ownTagsSchema.safeParse(tags);

test("a tag is one line in NFC without spaces around it", () => {
  expect(toOwnTag("  eski\n\t ev ")).toBe("eski ev");
  expect(toOwnTag("é")).toBe("é");
  expect(toOwnTag("a b\u0000c")).toBe("a b c");
});

test("tags that differ in case alone are one, as the first is written", () => {
  expect(distinctTags(["İstanbul", "istanbul", "ISTANBUL", "Ev", "ev"])).toEqual(["İstanbul", "Ev"]);
});

test("20 distinct tags of up to 40 characters are taken, and no empty or overloaded one", () => {
  const many = Array.from({ length: 21 }, (_, i) => `tag ${i}`);
  expect(parse(many.slice(0, 20)).success).toBe(true);
  expect(parse(many).success).toBe(false);
  expect(parse([...many.slice(0, 20), "TAG 3"]).data).toHaveLength(20);
  expect(parse(["👩‍👩‍👧".repeat(20)]).success).toBe(true);
  for (const bad of [
    "x".repeat(41),
    " ",
    "",
    "\u200B\u200D",
    `a${"\u0301".repeat(30)}`,
    "x".repeat(200),
    // 160 units as typed, 240 in NFC.
    "\uFB2C\u0591\u0592\u0593".repeat(40),
    7,
    null,
  ])
    expect([bad, parse([bad]).success]).toEqual([bad, false]);
});
