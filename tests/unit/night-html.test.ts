import { expect, it } from "vitest";
import { nightsHtml } from "#client/features/dreams/library/calendar/night-html.ts";
import type { Night } from "#client/features/dreams/library/calendar/nights.ts";
import type { NightTexts } from "#client/features/dreams/library/calendar/use-night-texts.ts";

const HOSTILE = `"><script>alert('1')</script><img src=x onerror=alert(2)>&quot;`;

it("texts of a user stay texts in the HTML of nights", () => {
  const lead = { id: "dream-id", title: HOSTILE, symbols: [1, 2] } as unknown as Night["lead"];
  const night = { night: "2026-11-24", day: 24, count: 1, lead, look: "picture", when: "tonight" } as Night;
  const html = nightsHtml([night], {
    texts: { label: () => HOSTILE } as unknown as NightTexts,
    tonight: { caption: HOSTILE, label: HOSTILE },
    captionClass: "caption",
    listOf: (date) => `/library?night=${date}`,
  });
  // The tags are those of the template, and no attribute ends early.
  expect(html.match(/<[a-z]+/g)).toEqual(["<li", "<a", "<img", "<span"]);
  expect(html).not.toContain("onerror=alert(2)>");
  expect(html).toContain("&quot;&gt;&lt;script&gt;");
  expect(html.match(/"/g)!.length % 2).toBe(0);
});
