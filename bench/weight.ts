import { LOCALE_CODES } from "#shared/locales.ts";
import { createServerProcess } from "../tests/support/server-process.ts";
import { LIMITS, weigh } from "../tests/support/weight.ts";
import { createBenchUser } from "./user.ts";

// What the first view of each page costs a phone on a slow line: compressed bytes, without fonts and images.
// Ends with an error where a page exceeds its limit.
const OPEN = [
  "/",
  "/gallery",
  "/pricing",
  "/auth",
  "/symbols",
  "/symbols/at",
  "/developers",
  "/accessibility",
  "/nothing-here",
];
const OWN = ["/dashboard", "/library", "/account", "/pricing"];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const server = await createServerProcess({ LOG_LEVEL: "error" });
await server.start();
const { cookie } = await createBenchUser(server, { tokens: 5 });
const weighs = (where: string, most: number, bytes: number) => {
  if (bytes <= most) return;
  console.error(`${where} weighs ${bytes} bytes, more than ${most}`);
  process.exitCode = 1;
};
const report = async (who: string, path: string, headers: Record<string, string>) => {
  const { html, styles, script, later } = await weigh(server.origin + path, headers);
  console.log(
    `${who} ${path}: HTML ${kilobytes(html)} (brotli), styles ${kilobytes(styles)}, ` +
      `JavaScript ${kilobytes(script)} (gzip)${later ? `, and ${kilobytes(later)} after the first interaction` : ""}`,
  );
  weighs(path, LIMITS.html, html);
  weighs(`JavaScript of ${path}`, who === "visitor" ? LIMITS.scriptBeforeInteraction : LIMITS.script, script);
  weighs(`JavaScript of ${path} after the first interaction`, LIMITS.script, later);
};
for (const path of OPEN) await report("visitor", path, { "accept-language": "tr" });
for (const path of OWN) await report("user", path, { cookie, "accept-language": "tr" });
const languages: string[] = [];
for (const locale of LOCALE_CODES) {
  const { html } = await weigh(server.origin, { "accept-language": locale });
  languages.push(`${locale} ${kilobytes(html)}`);
  weighs(`/ in ${locale}`, LIMITS.html, html);
}
console.log(`visitor /: HTML ${languages.join(", ")}`);
await server.dispose();
