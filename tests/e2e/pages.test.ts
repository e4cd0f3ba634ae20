import { createHash } from "node:crypto";
import { expect, inject, test } from "vitest";
import { LOCALE_CODES } from "#shared/locales.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { browser, visit } from "../support/browser.ts";
import { makeDream, signUpWithCredits } from "../support/user-with-dream.ts";
import { walkPages } from "../support/page-walk.ts";

const server = inject("site");

const user = await signUpWithCredits(server, "pages@example.com", 12);
const session = user.jar.get("session")!;
const long = "Uzunköprülüleştirilemeyenlerdenmişçesine uzayan bir merdivenden iniyordum.";
const readingPath = `/dream/${await makeDream(user, long, "reading")}`;
const door = "Denizin ortasında tek başına duran bir kapı vardı.";
const dreamPath = `/dream/${await makeDream(user, door, "full")}`;

const newcomer = await signUpOverHttp(server.origin, "newcomer-pages@example.com");

const OPEN = ["/", "/gallery", "/auth", "/pricing", "/licences", "/privacy", "/terms", "/nothing-here"];
const own = () => [
  "/dashboard",
  "/library",
  dreamPath,
  readingPath,
  "/dream/none",
  "/pricing",
  "/account",
  "/",
];

test.each(LOCALE_CODES)(
  "in %s every page of visitors and users is complete, logs nothing, fits both widths and is accessible",
  async (locale) => {
    const visited = await visit(browser, server.origin, { locale, expected: /404 \(Not Found\)/ });
    await walkPages(visited, [...OPEN, "/outbox"], locale);
    await visited.context.addCookies([{ name: "session", value: session, url: server.origin }]);
    await walkPages(visited, own(), locale);
    await visited.context.addCookies([
      { name: "session", value: newcomer.jar.get("session")!, url: server.origin },
    ]);
    await walkPages(visited, ["/dashboard", "/library"], locale);
    await visited.close();
  },
);

test("the theme is in the first response, and a choice is stored", async () => {
  const { page, close } = await visit(browser, server.origin, { theme: "dawn" });
  const html = await (await page.goto("/pricing"))!.text();
  expect(html).toContain('data-theme="dawn"');
  await close();
});

test("no page carries an inline script or style attribute, its styles are named by the policy, and scripts by integrity", async () => {
  const visitor = { "accept-language": "tr" };
  const user = { cookie: `session=${session}; lang=tr` };
  for (const [paths, headers] of [
    [OPEN, visitor],
    [own(), user],
  ] as const) {
    for (const path of paths) {
      const response = await fetch(server.origin + path, { headers: headers as HeadersInit });
      const html = await response.text();
      expect(html).not.toMatch(/<[^>]+\sstyle="/);
      const hashes = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
        ([, css]) => `'sha256-${createHash("sha256").update(css!).digest("base64")}'`,
      );
      // A page with a large heading names the faces of what lies below apart.
      const styles = path === "/auth" ? 1 : 2;
      expect(hashes).toHaveLength(headers === visitor ? styles : 0);
      for (const hash of hashes) expect(response.headers.get("content-security-policy")).toContain(hash);
      for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) {
        expect(tag).toMatch(/type="application\/(?:ld\+)?json"|integrity="sha256-/);
      }
    }
  }
});

test("a cached page is replaced after a change, and is not sent to other users", async () => {
  const user = await signUpOverHttp(server.origin, "kept@example.com");
  const library = async (cookie: string) => {
    const response = await fetch(`${server.origin}/library`, { headers: { cookie } });
    return response.text();
  };
  const own = `session=${user.jar.get("session")!}`;
  const first = await library(own);
  expect(await library(own)).toBe(first);
  await user.send("POST", "/api/dreams/notes", { dreamText: "Mavi bir fil gördüm.", language: "tr" });
  expect(first).not.toContain("Mavi bir fil");
  expect(await library(own)).toContain("Mavi bir fil");
  expect(await library(`session=${session}`)).not.toContain("Mavi bir fil");
});
