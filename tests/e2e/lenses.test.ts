import { beforeAll, expect, inject, test } from "vitest";
import { browser, hydrated, PHONE, plainPage, visitAs } from "../support/browser.ts";
import { makeDream, signUpWithCredits } from "../support/user-with-dream.ts";

const server = inject("site");
let user: Awaited<ReturnType<typeof signUpWithCredits>>;
let dream: string;

beforeAll(async () => {
  user = await signUpWithCredits(server, "lenses@example.com", 3);
  dream = await makeDream(user, "Geniş bir denizin üstünde uçuyordum, annem kıyıdaydı.", "reading");
});

test("a reading is read anew through a lens, and stays beside the first one", async () => {
  const { page, close } = await visitAs(browser, server.origin, user, { viewport: PHONE });
  await page.goto(`/dream/${dream}`);
  await hydrated(page);
  const words = page.getByRole("navigation", { name: "Rüyanın hangi gözle okunduğu" });
  await expect
    .poll(() => words.getByRole("link").allInnerTexts())
    .toEqual(["İlk yorum", "Psikolojik", "Jungcu", "Gestalt", "Tabir", "Kültür"]);
  await words.getByRole("link", { name: "Gestalt" }).focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("region", { name: "Gestalt soruları" });
  await panel.getByText("yalnızca soru sorar").waitFor();
  await panel.getByRole("button", { name: /^Bu gözle oku/ }).click();
  await panel.getByText("Yerel stüdyo").waitFor();
  expect(await panel.locator("p strong").count()).toBeGreaterThanOrEqual(3);
  // The pressed button is gone: the focus stays where the text begins.
  await page.waitForFunction(() => document.activeElement?.id === "lens-title");
  expect(new URL(page.url()).searchParams.get("lens")).toBe("gestalt");

  await page.reload();
  await panel.getByText("Yerel stüdyo").waitFor();
  await hydrated(page);
  await words.getByRole("link", { name: "İlk yorum" }).click();
  await page.getByRole("heading", { name: "Özet" }).waitFor();
  await expect.poll(() => words.locator("[aria-current]").innerText()).toBe("İlk yorum");
  await close();
});

test("without JavaScript a lens is chosen by a link and asked for by a form, and too few tokens are said", async () => {
  const { context, page } = await plainPage(browser, server.origin, user);
  await page.goto(`/dream/${dream}`);
  await page.getByRole("link", { name: "Tabir", exact: true }).click();
  const panel = page.getByRole("region", { name: "Tabir gözü" });
  await panel.getByRole("button").click();
  expect(new URL(page.url()).search).toBe("?lens=tabir");
  const ready = panel.getByText("Yerel stüdyo");
  while ((await ready.count()) === 0) await page.reload();
  expect((await user.send("GET", "/api/me")).json.credits).toBe(0);
  await page.getByRole("link", { name: "Kültür", exact: true }).click();
  await page
    .getByRole("region", { name: "Kültür gözü" })
    .getByText("Gereken: 1 token. Bakiyen: 0.")
    .waitFor();
  await context.close();
});
