import { afterAll, expect, test } from "vitest";
import { API_KEY, goodForm, bodyOf, sendResponse, startFakeOpenAi } from "../fakes/openai.ts";
import { browser, hydrated, PHONE, visit, startServer } from "../support/browser.ts";

const DREAM = "Eski bir trenin içindeydim, raylar suyun üstünden gidiyordu. Camdan bulutlara bakıyordum.";

const fake = await startFakeOpenAi();
const server = await startServer({ OPENAI_API_KEY: API_KEY, OPENAI_BASE_URL: fake.url, WELCOME_TOKENS: "5" });
afterAll(async () => {
  await fake.close();
});

test("the overlay shows the reading while it is written, and then the whole of it", async () => {
  const { page, close } = await visit(browser, server.origin, { viewport: PHONE });
  await page.goto("/auth");
  await page
    .getByRole("button", { name: "Hesap oluştur" })
    .or(page.getByRole("link", { name: "Hesap oluştur" }))
    .first()
    .click();
  await page.getByLabel("Adın").fill("Elif");
  await page.getByLabel("E-posta").fill("dreamer@example.com");
  await page.getByLabel("Şifre", { exact: true }).fill("uzun bir şifre");
  await page.getByRole("button", { name: "Hesap oluştur" }).click();
  await page.waitForURL("**/dashboard");

  const { summary } = await goodForm({ dreamText: DREAM, language: "tr" });
  const begun = summary.slice(0, 60);
  const { promise: seen, resolve: sees } = Promise.withResolvers<void>();
  fake.next("/v1/responses", async (exchange) => {
    const form = await goodForm(bodyOf(exchange.body));
    const delta = JSON.stringify(form).split(begun)[0]! + begun;
    exchange.response.writeHead(200, { "content-type": "text/event-stream" });
    const write = (text: string) =>
      exchange.response.write(
        `data: ${JSON.stringify({ type: "response.output_text.delta", delta: text })}\n\n`,
      );
    write(delta);
    // The model continues, here with spaces only.
    const goesOn = setInterval(() => write(" "), 100);
    await seen;
    clearInterval(goesOn);
    sendResponse(exchange, form);
  });
  await page.goto("/dashboard");
  await hydrated(page);
  await page.getByLabel("Rüyan", { exact: true }).fill(DREAM);
  await page.locator('input[name="depth"][value="reading"]').check({ force: true });
  await page.getByRole("button", { name: /Rüyamı yorumla/ }).click();
  await page.getByText(begun, { exact: true }).waitFor();
  sees();
  await page.getByRole("link", { name: "Rüyanı aç" }).click();
  await page.waitForURL("**/dream/*", { timeout: 60_000 });
  await page.getByText(summary).first().waitFor();
  await page.getByText("Bu yorum bir yapay zekâ tarafından yazıldı").first().waitFor();
  expect(server.output()).not.toContain("trenin");
  await close();
});
