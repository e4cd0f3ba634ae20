import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

// Compresses the built text files, which the server sends as they are.
const DIST = join(import.meta.dirname, "../dist");
const FOLDER = join(DIST, "client");
const TEXT = /\.(?:js|css|svg|json|txt|webmanifest)$/;

const names = readdirSync(FOLDER, { recursive: true }) as string[];
for (const name of names) {
  if (!TEXT.test(name)) continue;
  const file = join(FOLDER, name);
  const plain = readFileSync(file);
  if (plain.length < 200) continue;
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  );
}
// Tests compare the time of this file with that of the sources.
writeFileSync(join(DIST, "built"), "");
process.stdout.write(`The pages are built: ${names.length} files in dist/client.\n`);
