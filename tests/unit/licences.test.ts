import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { shippedPackages } from "../../scripts/shipped-packages.ts";

const FREE =
  /^(?:MIT|MIT-0|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|OFL-1\.1|MPL-2\.0|PDDL-1\.0)$/;
/** What is loaded as a library of its own or runs as a program, and may be replaced by another version. */
const SEPARATE = /^@(?:ffmpeg-installer\/|img\/sharp-)/;

it("everything shipped may be used in a product whose source stays its own", () => {
  const packages = shippedPackages(join(import.meta.dirname, "../.."));
  expect(packages.length).toBeGreaterThan(100);
  const isFree = (licence: string) => licence.split(" AND ").every((one) => FREE.test(one));
  const others = packages.filter(({ name, licence }) => !isFree(licence) && !SEPARATE.test(name));
  expect(others.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

it("what is installed without the tools of development is shipped, also where a tool needs it too", () => {
  const root = mkdtempSync(join(tmpdir(), "lock-"));
  const packages = {
    "": {},
    "node_modules/both": { version: "1.0.0", license: "MIT", devOptional: true },
    "node_modules/platform": { version: "2.0.0", license: "MIT", optional: true },
    "node_modules/tool": { version: "3.0.0", license: "MIT", dev: true },
    "node_modules/tool/node_modules/@of/tool": { version: "4.0.0", license: "MIT", dev: true },
  };
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages }));
  expect(shippedPackages(root).map(({ name }) => name)).toEqual(["both", "platform"]);
  rmSync(root, { recursive: true });
});
