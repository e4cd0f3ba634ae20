import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { createServerProcess, freePort } from "../tests/support/server-process.ts";

// Lighthouse for a phone on the open pages. Arguments: pages; without any, all four.
const PAGES = process.argv.length > 2 ? process.argv.slice(2) : ["/", "/gallery", "/pricing", "/auth"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

const server = await createServerProcess({ LOG_LEVEL: "error" });
await server.start();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run", `--remote-debugging-port=${port}`],
});
for (const path of PAGES) {
  // The first visitor waits for the page to be compressed; all others do not.
  await fetch(server.origin + path, { headers: { "accept-language": "en-US" } });
  const result = await lighthouse(server.origin + path, {
    port,
    onlyCategories: CATEGORIES,
    logLevel: "error",
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  const { categories, audits } = result.lhr;
  const scores = CATEGORIES.map((name) => `${name} ${Math.round((categories[name]?.score ?? 0) * 100)}`);
  const measured = [
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
  ];
  console.log(
    `${path}: ${scores.join(", ")}; ${measured.map((name) => audits[name]?.displayValue).join(", ")}`,
  );
  const scored = new Set(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  for (const { id, score, title, displayValue } of Object.values(audits)) {
    if (scored.has(id) && score !== null && score < 0.9)
      console.log(`  ${id}: ${title} ${displayValue ?? ""}`);
  }
}
await browser.close();
await server.dispose();
