import { createServerProcess } from "../tests/support/server-process.ts";
import { MOST, weigh } from "../tests/support/weight.ts";
import { createDreamer } from "./dreamer.ts";

// What the first view of each page costs a phone on a slow line: compressed bytes, fonts and pictures aside.
// Ends with an error where a page weighs more than it may.
const OPEN = ["/", "/gallery", "/pricing", "/auth", "/nothing-here"];
const OWN = ["/dashboard", "/library", "/account", "/pricing"];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const server = await createServerProcess({ LOG_LEVEL: "error" });
await server.start();
const { cookie } = await createDreamer(server, { tokens: 5 });
const report = async (who: string, path: string, headers: Record<string, string>) => {
  const { html, styles, script, later } = await weigh(server.origin + path, headers);
  console.log(
    `${who} ${path}: HTML ${kilobytes(html)} (brotli), styles ${kilobytes(styles)}, ` +
      `JavaScript ${kilobytes(script)} (gzip)${later ? `, and ${kilobytes(later)} once somebody stirs` : ""}`,
  );
  const waits = who === "visitor";
  if (html > MOST.html || script > (waits ? MOST.scriptBeforeStir : MOST.script) || later > MOST.script) {
    console.error(`${path} weighs more than it may: ${JSON.stringify(MOST)}`);
    process.exitCode = 1;
  }
};
for (const path of OPEN) await report("visitor", path, { "accept-language": "tr" });
for (const path of OWN) await report("person", path, { cookie, "accept-language": "tr" });
await server.dispose();
