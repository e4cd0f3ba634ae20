import { expect, inject, test } from "vitest";
import { signUpOverHttp } from "../support/api-client.ts";
import { browser, hydrated, PHONE, visitAs } from "../support/browser.ts";

const server = inject("site");
const CSV = `date,dream,tags\n2024-03-05,"A tall house <b>swam</b> on the sea.",sea;house\n,I forgot when I fell asleep here.,\n2024-03-06,short,\n`;

test("an own export and a table are seen before they are added, once", async () => {
  const ana = await signUpOverHttp(server.origin, "importing-ana@example.com");
  const note = { dreamText: "Evimiz denizin üstünde yüzüyordu.", language: "tr", night: "2024-03-04" };
  await ana.send("POST", "/api/dreams/notes", note);
  const cookie = `session=${ana.jar.get("session")!}`;
  const exported = await fetch(`${server.origin}/api/account/export`, { headers: { cookie } });
  const zip = Buffer.from(await exported.arrayBuffer());

  const ben = await signUpOverHttp(server.origin, "importing-ben@example.com");
  const { page, close } = await visitAs(browser, server.origin, ben, { locale: "en-US", viewport: PHONE });
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url(), request.postData() ?? ""));
  await page.goto("/account/import");
  await hydrated(page);
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel("Choose a file").setInputFiles({ name, mimeType, buffer });
  await choose("dreams.zip", "application/zip", zip);
  await page.getByText(note.dreamText).waitFor();
  const add = page.getByRole("button", { name: "Add to my journal" });
  // The dreams are compared with the journal by now.
  await expect.poll(() => add.isEnabled()).toBe(true);
  expect(sent.join("\n")).not.toMatch(/denizin|2024-03-04/);
  await add.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await page.getByText("Your dreams are here").waitFor();
  expect(sent.filter((url) => url.endsWith("/api/dreams/import"))).toHaveLength(1);

  await page.getByRole("button", { name: "Choose another file" }).click();
  await choose("dreams.zip", "application/zip", zip);
  await page.getByText("Already here").waitFor();
  expect(await page.getByRole("button", { name: "Add to my journal" }).isDisabled()).toBe(true);

  await page.getByRole("button", { name: "Choose another file" }).click();
  await choose("journal.csv", "text/csv", Buffer.from(CSV));
  await page.getByText("A tall house <b>swam</b> on the sea.").waitFor();
  // A field for dates takes those beyond its limits too.
  await page.getByLabel("Night of dreams without a date").fill("2999-02-01");
  await page.getByText("Night of February 1, 2999", { exact: true }).first().waitFor();
  expect(await add.isDisabled()).toBe(true);
  await page.getByLabel("Night of dreams without a date").fill("2024-02-01");
  await page.getByText("Night of February 1, 2024", { exact: true }).first().waitFor();
  await page.getByText("Too short, left out").waitFor();
  await page.getByRole("button", { name: "Add to my journal" }).click();
  await page.getByText("Your dreams are here").waitFor();
  await page.getByRole("link", { name: "Go to the library" }).click();
  await page.getByText("A tall house").first().waitFor();
  await close();
});

test("a preview whose code does not arrive says so", async () => {
  const user = await signUpOverHttp(server.origin, "importing-offline@example.com");
  const expected = /ERR_FAILED/;
  const { page, close } = await visitAs(browser, server.origin, user, { locale: "en-US", expected });
  await page.goto("/account/import");
  await hydrated(page);
  // The file whose code cleans a text.
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(".toWellFormed().normalize(")) await route.abort();
    else await route.fulfill({ response });
  });
  const buffer = Buffer.from(CSV);
  await page.getByLabel("Choose a file").setInputFiles({ name: "journal.csv", mimeType: "text/csv", buffer });
  await page.getByRole("alert").filter({ hasText: /./ }).waitFor();
  expect(await page.getByText("Reading the file").count()).toBe(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await close();
});

test("an import that is continued counts what was added before, too", async () => {
  const user = await signUpOverHttp(server.origin, "importing-again@example.com");
  const expected = /ERR_FAILED/;
  const { page, close } = await visitAs(browser, server.origin, user, { locale: "en-US", expected });
  await page.goto("/account/import");
  await hydrated(page);
  // A call holds 50 dreams: of two, the second does not get through.
  let calls = 0;
  await page.route("**/api/dreams/import", (route) => (++calls === 2 ? route.abort() : route.continue()));
  const rows = Array.from({ length: 60 }, (_, at) => `2024-03-05,A tall house swam on the sea ${at}.`);
  const buffer = Buffer.from(["date,dream", ...rows].join("\n"));
  await page.getByLabel("Choose a file").setInputFiles({ name: "journal.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Add to my journal" }).click();
  const added = page.locator("div", { has: page.getByText("Added", { exact: true }) }).locator("dd");
  await page.getByText("The import stopped halfway").waitFor();
  expect(await added.last().textContent()).toBe("50");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("Your dreams are here").waitFor();
  expect(await added.last().textContent()).toBe("60");
  await close();
});
