import { expect, inject, test } from "vitest";
import { signUpOverHttp } from "../support/api-client.ts";
import { browser, hydrated, PHONE, visitAs } from "../support/browser.ts";

const server = inject("site");
const TEXT = "Denizin ortasında bir ev vardı. Deniz çekilince kapısı açıldı.";

test("a symbol marks its words, says in how many dreams it is, and can be left out of one", async () => {
  const user = await signUpOverHttp(server.origin, "dream-words@example.com");
  let id = "";
  for (const night of ["2026-05-01", "2026-05-02", "2026-05-03"]) {
    const note = { dreamText: TEXT, language: "tr", night };
    const { json } = await user.send("POST", "/api/dreams/notes", note);
    ({ id } = json.dream as { id: string });
  }
  const { page, close } = await visitAs(browser, server.origin, user, { viewport: PHONE });
  // The server writes them.
  expect(await (await page.request.get(`/dream/${id}`)).text()).toContain("3 rüyanda");
  await page.goto(`/dream/${id}`);
  await hydrated(page);
  const symbols = page.getByRole("list", { name: "Bu rüyada geçenler" });
  const sea = symbols.getByRole("button", { name: "Deniz", exact: true });
  await sea.click();
  expect(await page.locator("mark").allTextContents()).toEqual(["Denizin", "Deniz"]);

  await symbols.getByRole("button", { name: "Deniz: Bunu sayma" }).click();
  await symbols.getByText("sayılmıyor").waitFor();
  await symbols.getByRole("button", { name: "Deniz: Yeniden say" }).click();
  await symbols.getByText("sayılmıyor").waitFor({ state: "detached" });
  await sea.click();
  expect(await page.locator("mark").count()).toBe(0);
  await symbols
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Deniz", exact: true }) })
    .getByRole("link", { name: "3 rüyanda" })
    .click();
  await page.waitForURL("**/patterns?symbol=sea");
  await close();
});
