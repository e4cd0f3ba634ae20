import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { ADMIN_PAGES, signUpAdmin } from "../support/signed-in-admin.ts";
import { browser, visitAs } from "../support/browser.ts";
import { makeDream } from "../support/user-with-dream.ts";
import { pagesIn, walkPages, WALKED } from "../support/page-walk.ts";

const server = inject("site");

const admin = await signUpAdmin(server, "admin-pages@example.com");
// Rows to look at: a payment, its tokens, and a dream that used some.
const { json } = await admin.send("POST", "/api/payments/create-checkout", { planId: "basic" });
const checkoutId = (json.url as string).split("/").at(-1)!;
await admin.send("POST", `/api/sandbox/checkout/${checkoutId}`, { action: "succeed" });
await makeDream(admin, "Denizin ortasında tek başına duran bir kapı vardı.", "reading");
const pages = [...ADMIN_PAGES, `/admin/users/${admin.userId}`];

test.each(WALKED)(
  "in %s every page is complete, logs nothing, fits both widths and is accessible",
  async (locale) => {
    const visited = await visitAs(browser, server.origin, admin, { locale });
    await walkPages(visited, pagesIn(locale, pages), locale);
    await visited.close();
  },
);

test("no page carries a style attribute or an inline script", async () => {
  for (const path of pages) {
    const cookie = `session=${admin.jar.get("session")}; lang=tr`;
    const html = await (await fetch(server.origin + path, { headers: { cookie } })).text();
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) {
      expect(tag).toMatch(/type="application\/json"|integrity="sha256-/);
    }
  }
});

test("no other page loads the code of the admin area", () => {
  const built = join(import.meta.dirname, "../../dist/client");
  const manifest = JSON.parse(readFileSync(join(built, ".vite/manifest.json"), "utf8")) as Record<
    string,
    { file: string; imports?: string[]; css?: string[] }
  >;
  const sourceOf = (pages: string[]) => {
    const seen = new Set<string>();
    const collect = (name: string): void => {
      if (seen.has(name)) return;
      seen.add(name);
      for (const imported of manifest[name]!.imports ?? []) collect(imported);
    };
    for (const name of pages) collect(name);
    const files = [...seen].flatMap((name) => [manifest[name]!.file, ...(manifest[name]!.css ?? [])]);
    return files.map((file) => readFileSync(join(built, file), "utf8")).join("");
  };
  const pages = Object.keys(manifest).filter((name) => name.endsWith("-page.tsx"));
  const own = pages.filter((name) => name.startsWith("features/admin/"));
  const admin = sourceOf(own);
  const others = sourceOf(["index.html", ...pages.filter((name) => !own.includes(name))]);
  for (const mark of ["/api/admin/users", "admin:analytics.thisWeek", "admin:nav.label"]) {
    expect(admin).toContain(mark);
    expect(others).not.toContain(mark);
  }
});
