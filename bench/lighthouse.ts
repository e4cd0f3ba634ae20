import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright";
import { freePort } from "../tests/support/free-port.ts";
import { createServerProcess } from "../tests/support/server-process.ts";
import { median } from "./load.ts";

// Lighthouse for a phone on the open pages: the median of several runs, as single runs vary with the load of the
// machine. Arguments: pages; without any, all four.
const PAGES = process.argv.length > 2 ? process.argv.slice(2) : ["/", "/gallery", "/pricing", "/auth"];
const RUNS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const MEASURED = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
];

const server = await createServerProcess({ LOG_LEVEL: "error" });
await server.start();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run", `--remote-debugging-port=${port}`],
});

async function runOn(path: string): Promise<Result> {
  const options = { port, onlyCategories: CATEGORIES, logLevel: "error" } as const;
  const result = await lighthouse(server.origin + path, options);
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  return result.lhr;
}

for (const path of PAGES) {
  // Fills the page cache.
  await fetch(server.origin + path, { headers: { "accept-language": "en-US" } });
  const runs: Result[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await runOn(path));
  const scores = CATEGORIES.map((name) => {
    const each = runs.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100));
    const spread = new Set(each).size > 1 ? ` (${each.join(" ")})` : "";
    return `${name} ${median(each)}${spread}`;
  });
  const figures = MEASURED.map((id) => {
    const value = median(runs.map(({ audits }) => audits[id]?.numericValue ?? 0));
    return id === "cumulative-layout-shift" ? `shift ${value.toFixed(3)}` : `${id} ${Math.round(value)} ms`;
  });
  console.log(`${path}: ${[...scores, ...figures].join(", ")}`);
  for (const { categories, audits } of runs) {
    const scored = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    );
    for (const id of new Set(scored)) {
      const { score, title, displayValue } = audits[id]!;
      if (score !== null && score < 0.9) console.log(`  ${id}: ${title} ${displayValue ?? ""}`);
    }
  }
}
await browser.close();
await server.dispose();
