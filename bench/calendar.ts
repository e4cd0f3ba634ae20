import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { chromium } from "playwright";
import { ensureClientBuild } from "../tests/support/client-build.ts";
import { createServerProcess, type ServerProcess } from "../tests/support/server-process.ts";
import { signUpOverHttp } from "../tests/support/api-client.ts";
import { fillYear } from "./calendar-data.ts";

// The calendar of a user with 1,000 dreams in one year. Measures the CPU of the server for each page and, on a phone six
// times slower than this machine, the longest task while the page loads and the time to choose another symbol. Ends with
// an error above a limit.
const DREAMS = 1000;
const LAST = "2025-12-30";
/** Pages of each user, below the rate limit of calendars. */
const PAGES = 100;
const USERS = { warmUp: 2, measured: 2 };
const SLOWER = 6;
const CHOICES = 8;
/** What browsers of today accept. */
const BROWSER = { "accept-encoding": "gzip, deflate, br, zstd" };
/** Milliseconds. */
const LIMITS = { serverCpu: 10, choice: 100 };

/** Milliseconds of the main thread of a process (Linux only). */
const mainThreadMs = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;

async function serverCpu(server: ServerProcess, cookies: readonly string[], path: string): Promise<number> {
  const get = async (cookie: string, index: number) => {
    // Each URL is different, so that no page comes from the cache.
    const reply = await fetch(`${server.origin}${path}&q=${index}`, { headers: { cookie, ...BROWSER } });
    const html = await reply.text();
    if (reply.status !== 200 || !html.includes("data-night")) throw new Error(`no calendar: ${reply.status}`);
  };
  let before = 0;
  for (const [user, cookie] of cookies.entries()) {
    if (user === USERS.warmUp) before = mainThreadMs(server.pid());
    for (let index = 1; index <= PAGES; index++) await get(cookie, index);
  }
  return (mainThreadMs(server.pid()) - before) / (PAGES * USERS.measured);
}

/** On a slow phone: milliseconds of the longest task while the page loads, and of the choice of a symbol. */
async function onPhone(origin: string, session: string, path: string) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium" });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
  });
  await context.addCookies([{ name: "session", value: session, url: origin }]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(() => {
    const state = window as unknown as { tasks: number[] };
    state.tasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) state.tasks.push(duration);
    }).observe({ type: "longtask", buffered: true });
  });
  await page.goto(origin + path);
  await page.waitForFunction(() => document.querySelectorAll('a[data-night][tabindex="0"]').length === 1);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  const choices: number[] = [];
  for (let index = 0; index < CHOICES; index++) {
    choices.push(
      await page.evaluate(async (nth) => {
        const links = document.querySelectorAll<HTMLElement>(
          'a[data-plain][href*="symbol="]:not([aria-current], [data-night])',
        );
        const began = performance.now();
        links[nth % links.length]!.click();
        const chosen = document.querySelector('a[data-plain][aria-current][href*="symbol="]');
        while (document.querySelector('a[data-plain][aria-current][href*="symbol="]') === chosen)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        return performance.now() - began;
      }, index),
    );
  }
  await browser.close();
  return { longest: Math.max(0, ...tasks), choice: choices.toSorted((a, b) => a - b)[CHOICES >> 1]! };
}

await ensureClientBuild();
const server = await createServerProcess({ LOG_LEVEL: "error" });
try {
  await server.start();
  const path = `/library?view=calendar&year=${LAST.slice(0, 4)}`;
  const cookies: string[] = [];
  let session = "";
  for (let count = 1; count <= USERS.warmUp + USERS.measured; count++) {
    const user = await signUpOverHttp(server.origin, `calendar-bench-${count}@example.com`);
    await fillYear(server, user.userId, { count: DREAMS, last: LAST });
    cookies.push([...user.jar].map(([name, value]) => `${name}=${value}`).join("; "));
    session = user.jar.get("session")!;
  }
  const cpu = await serverCpu(server, cookies, path);
  const began = performance.now();
  const bytes = (await (await fetch(server.origin + path, { headers: { cookie: cookies.at(-1)! } })).text())
    .length;
  const wait = performance.now() - began;
  const { longest, choice } = await onPhone(server.origin, session, path);
  console.log(
    `${DREAMS} dreams: ${cpu.toFixed(1)} ms of CPU for a page of ${(bytes / 1000).toFixed(0)} kB (${wait.toFixed(0)} ms), ` +
      `on a phone ${SLOWER} times slower busy for ${longest.toFixed(0)} ms at most while it loads, ` +
      `${choice.toFixed(0)} ms until another symbol is shown`,
  );
  if (cpu > LIMITS.serverCpu) throw new Error(`more than ${LIMITS.serverCpu} ms of CPU for a page`);
  if (choice > LIMITS.choice) throw new Error(`more than ${LIMITS.choice} ms for a choice`);
} finally {
  await server.dispose();
}
