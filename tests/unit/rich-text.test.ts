import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RichText } from "#client/ui/rich-text.tsx";

it.each([
  ["one line<br/>and <em>another</em>.", "one line<br/>and <em>another</em>."],
  ["a <m>door</m>, <b>5 people</b>", "a <mark>door</mark>, <b>5 people</b>"],
  ["plain", "plain"],
  ["<em>open, <script>x</script>", "&lt;em&gt;open, &lt;script&gt;x&lt;/script&gt;"],
])("%s is shown with its own tags and no others", (text, html) => {
  expect(renderToStaticMarkup(createElement(RichText, { text }))).toBe(html);
});
