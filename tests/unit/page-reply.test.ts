import { expect, it } from "vitest";
import { userReply } from "#server/render/page-reply.ts";

it.each([
  ["letters of every length", "<p>a ş ı 夢 😀</p>"],
  ["halves of a surrogate pair", "<p>ş\uD83D 😀</p>\uDE00"],
])("a page is sent as UTF-8 with %s", (_, html) => {
  const { body } = userReply({ html, status: 200, headers: {} }).variant("");
  expect(body.toString()).toBe(html.toWellFormed());
});
