import { createHash } from "node:crypto";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { openStore } from "#server/db/open.ts";
import type { Share } from "#shared/shares.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { browser, hydrated, PHONE, visit, visitAs } from "../support/browser.ts";
import { translationsOf } from "../support/text-keys.ts";
import { makeDream, signUpWithCredits } from "../support/user-with-dream.ts";
import { pagesIn, SCRIPTS, walkPages, WALKED } from "../support/page-walk.ts";

const server = inject("site");

const user = await signUpWithCredits(server, "pages@example.com", 12);
const session = user.jar.get("session")!;
const long = "Uzunköprülüleştirilemeyenlerdenmişçesine uzayan bir merdivenden iniyordum.";
const readingPath = `/dream/${await makeDream(user, long, "reading")}`;
const door = "Denizin ortasında tek başına duran bir kapı vardı.";
const dreamPath = `/dream/${await makeDream(user, door, "full")}`;

const sharePath = readingPath.replace("dream", "share");
const { share } = (
  await user.send("POST", `/api${dreamPath.replace("dream", "dreams")}/shares`, {
    show: { image: true, video: true, reading: true, words: true },
  })
).json as { share: Share };
const sharedPath = new URL(share.url!).pathname;

const newcomer = await signUpOverHttp(server.origin, "newcomer-pages@example.com");

const OPEN = [
  "/",
  "/gallery",
  "/auth",
  "/pricing",
  "/symbols",
  // In another language the page of this symbol there.
  "/symbols/at",
  "/nothing-here",
];
const PROSE = ["/developers", "/accessibility", "/licences", "/privacy", "/terms"];
const own = () => [
  "/dashboard",
  "/library",
  dreamPath,
  readingPath,
  "/dream/none",
  "/pricing",
  "/account",
  "/account/import",
  "/library?view=calendar",
  "/library/bin",
  "/patterns",
  "/write",
  "/",
];

/** Pages with few words of their own, which are walked in one language of each script. */
const FEW_WORDS = new Set(["/nothing-here", "/outbox", "/dream/none", readingPath]);

/** Some thirty pages are looked at in turn, which takes minutes beside other tests. */
const WALK_MS = 300_000;

test.each(WALKED)(
  "in %s every page of visitors and users is complete, logs nothing, fits both widths and is accessible",
  async (locale) => {
    const visited = await visit(browser, server.origin, { locale, expected: /404 \(Not Found\)/ });
    const all = SCRIPTS.includes(locale);
    const walk = (paths: readonly string[]) =>
      walkPages(visited, pagesIn(locale, all ? paths : paths.filter((path) => !FEW_WORDS.has(path))), locale);
    await walk([...OPEN, ...(all ? PROSE : []), sharedPath, "/outbox"]);
    await visited.context.addCookies([{ name: "session", value: session, url: server.origin }]);
    // What they show of public pages, the header apart, visitors see too.
    await walk(own().filter((path) => all || !OPEN.includes(path)));
    // Its pictures are drawn anew for each browser.
    if (["ar", "hi", "tr"].includes(locale)) await walkPages(visited, [sharePath], locale);
    await visited.context.addCookies([
      { name: "session", value: newcomer.jar.get("session")!, url: server.origin },
    ]);
    await walk(["/dashboard", "/library"]);
    await visited.close();
  },
  WALK_MS,
);

test("every state of a dream's page is accessible, and a phone shows what can be done without scrolling", async () => {
  const dreamer = await signUpWithCredits(server, "states@example.com", 30);
  const [reading, cancelled, failed, making, stopped] = await Promise.all([
    makeDream(dreamer, door, "reading"),
    makeDream(dreamer, door, "image"),
    makeDream(dreamer, door, "image"),
    makeDream(dreamer, door, "image"),
    makeDream(dreamer, door, "reading"),
  ]);
  const store = openStore(join(server.dataDir, "app.db"));
  const videoIs = (id: string, status: "cancelled" | "failed" | "processing") =>
    store.db
      .insertInto("dream_parts")
      .values({
        dream_id: id,
        part: "video",
        status,
        cost: 3,
        error: status === "failed" ? "provider_failed" : null,
      })
      .execute();
  await videoIs(cancelled, "cancelled");
  await videoIs(failed, "failed");
  await videoIs(making, "processing");
  const { db } = store;
  await db.updateTable("dreams").set({ status: "processing" }).where("id", "=", making).execute();
  await db
    .updateTable("dreams")
    .set({ status: "cancelled", interpretation: null, title: null })
    .where("id", "=", stopped)
    .execute();
  await db
    .updateTable("dream_parts")
    .set({ status: "cancelled" })
    .where("dream_id", "=", stopped)
    .where("part", "=", "reading")
    .execute();
  // The banner for an unverified address ends with its first mail.
  await db
    .updateTable("users")
    .set({ email_verified_at: new Date().toISOString() })
    .where("id", "=", dreamer.userId)
    .execute();
  await store.close();
  const paths = [reading, cancelled, failed, making, stopped].map((id) => `/dream/${id}`);
  for (const locale of ["tr", "ar"] as const) {
    const visited = await visitAs(browser, server.origin, dreamer, { locale });
    const { page } = visited;
    if (locale === "tr") await walkPages(visited, paths, locale);
    await page.setViewportSize(PHONE);
    const actions = page.getByRole("list", {
      name: String(translationsOf(locale).get("detail:actions.label")),
    });
    for (const path of paths) {
      await page.goto(path);
      await hydrated(page);
      const bottom = await actions.evaluate((list) => list.getBoundingClientRect().bottom);
      const bar = await page
        .locator("[data-tab-bar]")
        .evaluate((element) => element.getBoundingClientRect().top);
      expect({ path, hidden: Math.max(0, bottom - bar) }).toEqual({ path, hidden: 0 });
    }
    await visited.close();
  }
});

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
    [[...OPEN, ...PROSE], visitor],
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
