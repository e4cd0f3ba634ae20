import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

// Compresses the built text files once, so that the server does not compress them for each request.
const DIST = join(import.meta.dirname, "../dist");
const FOLDER = join(DIST, "client");
const TEXT = /\.(?:js|css|svg|json|txt|webmanifest)$/;

for (const name of readdirSync(FOLDER, { recursive: true }) as string[]) {
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
// Tests compare the time of `dist/built` with that of the sources.
writeFileSync(join(DIST, "built"), "");
process.stdout.write("The pages are built in dist/client.\n");
