import { expect, test } from "vitest";
import { signUpAdmin } from "../support/signed-in-admin.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { hydrated, browser, noticedPart, visitAs, startServer } from "../support/browser.ts";

const server = await startServer();

test("a payment is refunded in part, then whole, and the log names the sum", async () => {
  const admin = await signUpAdmin(server, "admin@example.com");
  const user = await signUpOverHttp(server.origin, "ayse@example.com");
  const { json } = await user.send("POST", "/api/payments/create-payment", { packageId: "popular" });
  const sandboxPage = `/api/sandbox/checkout/${(json.url as string).split("/").at(-1)}`;
  await user.send("POST", sandboxPage, { action: "succeed" });

  const { page, close } = await visitAs(browser, server.origin, admin, { locale: "en-US" });
  await page.goto("/admin/transactions");
  await hydrated(page);
  const row = page.getByRole("row").filter({ hasText: "popular" }).first();
  const dialog = page.getByRole("dialog");
  await row.getByRole("button", { name: "Refund" }).click();
  await dialog.getByLabel("Amount (USD)").fill("2.50");
  await dialog.getByLabel("Reason").fill("too slow");
  await dialog.getByRole("button", { name: "Refund" }).click();
  await noticedPart(page, "The payment was refunded.");
  await row.getByText("$2.50").waitFor();

  await row.getByRole("button", { name: "Refund" }).click();
  expect(await dialog.getByLabel("Amount (USD)").inputValue()).toBe("7.50");
  await dialog.getByRole("button", { name: "Refund" }).click();
  await row.getByRole("button", { name: "Refund" }).first().waitFor({ state: "detached" });
  expect((await user.send("GET", "/api/me")).json.credits).toBe(0);

  await page.goto("/admin/log");
  await page.getByText("$7.50").waitFor();
  await page.getByText("too slow").waitFor();
  await close();
});
