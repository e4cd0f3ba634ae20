import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright";
import { afterAll, expect, inject, onTestFinished, TestRunner } from "vitest";
import type { Locale } from "#shared/locales.ts";
import type { Site } from "./browser-setup.ts";
import { createServerProcess, type ServerProcess } from "./server-process.ts";

/** This worker's connection to the browser that all test files share. */
export const browser = await chromium.connect(inject("chromium").address);

/** Starts a server that ends after the test that starts it; where none does, after those of the file. */
export async function startServer(env?: Record<string, string>): Promise<ServerProcess> {
  const server = await createServerProcess(env);
  // Within a test, `afterAll` would never be called.
  const whenOver = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  whenOver(() => server.dispose());
  await server.start();
  return server;
}

/** A browser with the pop-up blocker that the driver turns off. */
export const launchBlockingBrowser = (): Promise<Browser> =>
  chromium.launch({ ...inject("chromium").launch, ignoreDefaultArgs: ["--disable-popup-blocking"] });

/** A browser whose microphone is a tone, and which is allowed to hear it. */
export const launchWithMicrophone = (): Promise<Browser> => {
  const { args = [], ...launch } = inject("chromium").launch;
  const fake = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
  return chromium.launch({ ...launch, args: [...args, ...fake] });
};

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };
/** Both widths, each with another language. */
export const PLACES = [
  ["a phone in Turkish", { viewport: PHONE, locale: "tr" }],
  ["a desk in English", { viewport: DESK, locale: "en-US" }],
] as const;

interface VisitOptions {
  locale?: Locale;
  viewport?: { width: number; height: number };
  theme?: "night" | "dawn" | "system";
  /** By default blocked: what a worker answers, the driver cannot watch. */
  serviceWorkers?: "allow";
  /** Console messages that belong to the test. */
  expected?: RegExp;
}

declare global {
  interface Window {
    /** Title and text of the notices of this page that no test has asked for yet. */
    notices: string[][];
  }
}

/** Has a page remember its notices, which do not stay: a busy machine may look too late. */
function rememberNotices(): void {
  window.notices = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && node.matches("[data-toast]")) {
        window.notices.push(Array.from(node.querySelectorAll("p"), ({ textContent }) => textContent));
      }
    }
  }).observe(document, { subtree: true, childList: true });
}

/** A page in a fresh browser profile that fails the test on any console message, error or foreign request. */
export async function visit(
  browser: Browser,
  origin: string,
  { locale = "tr", viewport = DESK, theme = "night", expected, serviceWorkers }: VisitOptions = {},
): Promise<{ context: BrowserContext; page: Page; problems: string[]; close(): Promise<void> }> {
  const context = await browser.newContext({
    viewport,
    locale,
    timezoneId: "Europe/Istanbul",
    baseURL: origin,
    serviceWorkers: serviceWorkers ?? "block",
  });
  await context.addCookies([
    { name: "theme", value: theme, url: origin },
    { name: "lang", value: locale, url: origin },
  ]);
  await context.addInitScript(rememberNotices);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const problems: string[] = [];
  const note = (text: string) => {
    if (!expected?.test(text)) problems.push(text);
  };
  page.on("console", (message) => {
    // Verbose messages are the browser's advice, not the page's; nor is its report of what a sign-out has cleared.
    const ofBrowser =
      (message.type() as string) === "verbose" || message.text().startsWith("Clear-Site-Data header on");
    // A mail in its frame runs no script, nor that of the driver.
    const ofDriver = message.text() === "Service Worker registration blocked by Playwright";
    const ofFrame = /^Blocked script execution in '\S+\/api\/outbox\//.test(message.text());
    if (!ofBrowser && !ofDriver && !ofFrame)
      note(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", ({ message }) => {
    // React Router does so where another navigation begins meanwhile, and leaves the rejection alone.
    if (!message.startsWith("Transition was skipped")) note(`error: ${message}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== origin) note(`request to ${url.origin}`);
  });
  return {
    context,
    page,
    problems,
    async close() {
      await context.close();
      expect(problems).toEqual([]);
    },
  };
}

/** A Turkish page without script, of a visitor or of a user, in a new browser profile. */
export async function plainPage(
  browser: Browser,
  origin: string,
  user?: { jar: Map<string, string> },
): Promise<{ context: BrowserContext; page: Page; close(): Promise<void> }> {
  const context = await browser.newContext({ baseURL: origin, locale: "tr", javaScriptEnabled: false });
  if (user) await context.addCookies([{ name: "session", value: user.jar.get("session")!, url: origin }]);
  return { context, page: await context.newPage(), close: () => context.close() };
}

/** A page of a signed-in user in a new browser profile. */
export async function visitAs(
  browser: Browser,
  origin: string,
  user: { jar: Map<string, string> },
  options?: VisitOptions,
): ReturnType<typeof visit> {
  const visited = await visit(browser, origin, options);
  const value = user.jar.get("session")!;
  await visited.context.addCookies([{ name: "session", value, url: origin, httpOnly: true }]);
  return visited;
}

/** Resolves once React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  // Public pages load their application at the first interaction.
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  // Parts whose script comes later are written by the server, and do not hear a click before it is there. The nights of
  // the calendar are HTML to React, too.
  await page.waitForFunction(() =>
    [
      ...document.querySelectorAll("#root, #root :is(a:not([data-night]), button, input, select, textarea)"),
    ].every((element) => Object.keys(element).some((key) => /^__react(?:Container|Props)/.test(key))),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
}

/** The address in the newest mail of a template to a user. */
export async function mailedUrl(
  { dataDir }: Pick<Site, "dataDir">,
  recipient: string,
  template: "verify" | "reset",
): Promise<string> {
  const outbox = join(dataDir, "outbox");
  for (;;) {
    const mails = readdirSync(outbox)
      .filter((file) => file.includes(`-${template}-`) && file.endsWith(".eml"))
      .sort()
      .map((file) => readFileSync(join(outbox, file), "utf8"))
      .filter((text) => new RegExp(`^To: .*${recipient}`, "m").test(text));
    const address = /http\S+token=[\w-]+/.exec(mails.at(-1) ?? "")?.[0];
    if (address) return address;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Resolves once a notice has come whose title and text are as wanted; each notice answers for itself alone. */
async function awaitNotice(page: Page, words: string, how: "whole" | "part"): Promise<void> {
  await page.waitForFunction(
    ([wanted, part]) => {
      const index = window.notices.findIndex((notice) => {
        const text = notice.join("\n");
        return part ? text.includes(wanted) : text === wanted;
      });
      return index >= 0 && window.notices.splice(index, 1);
    },
    [words, how === "part"] as const,
  );
}

/** Resolves once a notice of exactly these words has come. */
export const noticed = (page: Page, title: string, text?: string): Promise<void> =>
  awaitNotice(page, text ? `${title}\n${text}` : title, "whole");

/** Resolves once a notice has come whose title or text has this part. */
export const noticedPart = (page: Page, part: string): Promise<void> => awaitNotice(page, part, "part");
