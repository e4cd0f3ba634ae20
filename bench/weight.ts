import { LOCALE_CODES } from "#shared/locales.ts";
import { createServerProcess } from "../tests/support/server-process.ts";
import { LIMITS, weigh } from "../tests/support/weight.ts";
import { createBenchUser } from "./user.ts";

// Compressed bytes that the first view of each page loads, without fonts and images.
// Ends with an error where a page exceeds its limit.
const VISITOR_PATHS = [
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
const USER_PATHS = ["/dashboard", "/library", "/account", "/pricing"];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const server = await createServerProcess({ LOG_LEVEL: "error" });
await server.start();
const { cookie } = await createBenchUser(server, { credits: 5 });
const checkLimit = (where: string, most: number, bytes: number) => {
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
  checkLimit(path, LIMITS.html, html);
  checkLimit(
    `JavaScript of ${path}`,
    who === "visitor" ? LIMITS.scriptBeforeInteraction : LIMITS.script,
    script,
  );
  checkLimit(`JavaScript of ${path} after the first interaction`, LIMITS.script, later);
};
for (const path of VISITOR_PATHS) await report("visitor", path, { "accept-language": "tr" });
for (const path of USER_PATHS) await report("user", path, { cookie, "accept-language": "tr" });
const languages: string[] = [];
for (const locale of LOCALE_CODES) {
  const { html } = await weigh(server.origin, { "accept-language": locale });
  languages.push(`${locale} ${kilobytes(html)}`);
  checkLimit(`/ in ${locale}`, LIMITS.html, html);
}
console.log(`visitor /: HTML ${languages.join(", ")}`);
await server.dispose();
