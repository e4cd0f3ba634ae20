import { createServer } from "node:http";
import { join } from "node:path";
import { endpointUrl } from "#shared/endpoint.ts";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { VARIANTS } from "./page-variants.ts";

// Baseline for bench/pages.ts: renders the same element trees, without session, data or routing.
// Arguments: port, path of the page, cookie, origin of the real server (its data is read once).
const [port, path, cookie, origin] = process.argv.slice(2) as [string, string, string, string];
const { preparePage } = (await import(
  join(import.meta.dirname, "../dist/server/index.js")
)) as typeof import("#client/index.tsx");

const elements: ReactElement[] = [];
for (const variant of VARIANTS) {
  const page = await preparePage({
    ...variant,
    url: origin + path,
    locale: "tr",
    sidebarOpen: true,
    brandName: "Bench",
    supportEmail: null,
    waysIn: { signUp: "open", issuers: [] },
    community: false,
    signedIn: true,
    send: async (endpoint, { params, query }) => {
      const response = await fetch(origin + endpointUrl(endpoint.path, params, query), {
        headers: { cookie },
      });
      return { status: response.status, data: await response.json() };
    },
  });
  if (page.kind !== "page") throw new Error(`${path} redirects to ${page.location}`);
  elements.push(page.element);
}
let rendered = 0;

createServer((request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  const element = elements[rendered++ % elements.length];
  if (request.url === "/string") {
    response.end(renderToString(element));
    return;
  }
  const { pipe } = renderToPipeableStream(element, { onAllReady: () => pipe(response) });
}).listen(Number(port), "127.0.0.1", () => process.send?.("ready"));
