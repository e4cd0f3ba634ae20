import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { Mails } from "#client/features/admin/alerts/site-health.tsx";
import { UnfinishedParts } from "#client/features/admin/alerts/unfinished-parts.tsx";
import { Calendar } from "#client/features/admin/calendar.tsx";
import { Pager } from "#client/features/admin/pager.tsx";
import { TranslateProvider } from "#client/i18n/use-translation.ts";
import { AppContextProvider, type AppContext } from "#client/lib/context.tsx";

/** The HTML of a part of an admin page at a URL; texts are their keys. */
function htmlOf(part: ReactNode, url = "/admin/reports"): string {
  const app = { locale: "en-US", timeZone: "UTC" } as AppContext;
  const translated = createElement(TranslateProvider, { value: (key) => key }, part);
  const routed = createElement(MemoryRouter, { initialEntries: [url] }, translated);
  return renderToStaticMarkup(createElement(AppContextProvider, { value: app }, routed));
}
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);

describe("the links to other pages of a list", () => {
  const pager = (page: number, total: number) => createElement(Pager, { page, pageSize: 10, total });

  it("lead to the pages before and after", () => {
    expect(linksOf(htmlOf(pager(0, 10)))).toEqual([]);
    expect(linksOf(htmlOf(pager(1, 25), "/admin/reports?page=1"))).toEqual([
      "/admin/reports",
      "/admin/reports?page=2",
    ]);
  });

  it("lead back from a page whose last row has left the list", () => {
    const html = htmlOf(pager(1, 10), "/admin/reports?page=1");
    expect(linksOf(html)).toEqual(["/admin/reports"]);
    expect(html).not.toContain("admin:pager.range");
    expect(linksOf(htmlOf(pager(7, 25), "/admin/reports?page=7"))).toEqual(["/admin/reports?page=2"]);
  });
});

it.each(["0000-01-01", "0001-01-01", "9999-12-31"])(
  "a calendar opens on %s, which a URL can name",
  (value) => {
    const html = htmlOf(createElement(Calendar, { value, onChoose: () => {} }));
    expect(html.match(/<button type="button" class="num"/g)).toHaveLength(31);
  },
);

describe("the arrow to a later time", () => {
  const at = "2026-03-10T12:00:00.000Z";
  const arrow = /<span class="[^"]*\bflip\b[^"]*">→<\/span>/;

  it("points the other way in right-to-left languages, before the next attempt of a mail", () => {
    const mail = { id: "m", recipient: "a@example.com", template: "verify", status: "queued" as const };
    const mails = [{ ...mail, attempts: 1, createdAt: at, nextAt: at, error: null }];
    expect(htmlOf(createElement(Mails, { mails }))).toMatch(arrow);
  });

  it("and before the end of a part", () => {
    const part = { dreamId: "d", part: "image", status: "processing", userId: "u" } as const;
    const more = { userEmail: "a@example.com", engine: null, attempts: 1, reason: null, lastError: null };
    const parts = [{ ...part, ...more, createdAt: at, at }];
    const counts = { failed: 1, running: 0, waiting: 0 };
    expect(htmlOf(createElement(UnfinishedParts, { parts, counts }))).toMatch(arrow);
  });
});
