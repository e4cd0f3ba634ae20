import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { silhouetteCredit } from "#server/studio/image/figures/silhouettes.ts";
import { shippedPackages } from "./shipped-packages.ts";

// Writes the licences of everything that is shipped to a file that the site serves.
const ROOT = join(import.meta.dirname, "..");
const TEXT_FILE = /^(?:licen[cs]e|copying|notice)/i;

const entries = shippedPackages(ROOT)
  .filter(({ path }) => existsSync(join(ROOT, path)))
  .map(({ name, version, licence, path }) => {
    const texts = readdirSync(join(ROOT, path), { withFileTypes: true })
      .filter((file) => file.isFile() && TEXT_FILE.test(file.name))
      .map((file) => readFileSync(join(ROOT, path, file.name), "utf8").trim());
    return [`${name} ${version} (${licence})`, ...texts].join("\n\n");
  });
entries.push(silhouetteCredit());
const separator = `\n\n${"-".repeat(80)}\n\n`;
writeFileSync(join(ROOT, "dist/client/licences.txt"), `${entries.join(separator)}\n`);
