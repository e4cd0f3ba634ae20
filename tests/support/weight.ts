import { request } from "node:http";
import { brotliCompressSync, gunzipSync, brotliDecompressSync } from "node:zlib";

/** What a page may weigh at most, in bytes: its HTML as brotli (14 KiB), its JavaScript with its texts as gzip. */
export const LIMITS = { html: 14_336, script: 150_000, scriptBeforeInteraction: 3_000 };

interface Weight {
  /** Bytes of the page itself as brotli, its own styles included. */
  html: number;
  /** Bytes of its style sheets as brotli. */
  styles: number;
  /** Bytes of JavaScript that comes with the page, as gzip. */
  script: number;
  /** Bytes of JavaScript that is loaded at the first interaction, as gzip. */
  later: number;
}

function fetchRaw(
  url: string,
  headers: Record<string, string>,
): Promise<{ encoding: string; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({ encoding: response.headers["content-encoding"] ?? "", bytes: Buffer.concat(parts) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

const attributesOf = (html: string, tag: RegExp, name: string) =>
  [...html.matchAll(tag)].flatMap(([text]) => new RegExp(`\\s${name}="([^"]+)"`).exec(text)?.[1] ?? []);

/** Weighs a page as it travels: what its HTML names, in the encodings the server offers. */
export async function weigh(url: string, headers: Record<string, string> = {}): Promise<Weight> {
  const { encoding, bytes } = await fetchRaw(url, { ...headers, "accept-encoding": "br, gzip" });
  const plain =
    encoding === "br" ? brotliDecompressSync(bytes) : encoding === "gzip" ? gunzipSync(bytes) : bytes;
  const html = plain.toString();
  const sizeOf = async (files: Iterable<string>, accepted: string) => {
    let sum = 0;
    for (const file of new Set(files)) {
      sum += (await fetchRaw(new URL(file, url).href, { "accept-encoding": accepted })).bytes.length;
    }
    return sum;
  };
  const scriptsOf = (part: string) => [
    ...attributesOf(part, /<link rel="modulepreload"[^>]*>/g, "href"),
    ...attributesOf(part, /<script type="module"[^>]*>/g, "src"),
  ];
  const [, waiting = ""] = /<template id="application">(.*?)<\/template>/s.exec(html) ?? [];
  const scripted = html.replace(/<noscript>.*?<\/noscript>/gs, "");
  const sheets = attributesOf(scripted, /<link rel="stylesheet"(?![^>]* disabled)[^>]*>/g, "href");
  return {
    html: encoding === "br" ? bytes.length : brotliCompressSync(plain).length,
    styles: await sizeOf(sheets, "br"),
    script: await sizeOf(scriptsOf(html.replace(waiting, "")), "gzip"),
    later: await sizeOf(scriptsOf(waiting), "gzip"),
  };
}
