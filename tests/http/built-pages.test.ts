import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ensureClientBuild } from "../support/client-build.ts";

const ROOT = join(import.meta.dirname, "../..");

test("the page of components is in no build", async () => {
  await ensureClientBuild();
  const marker = "<title>UI components</title>";
  expect(readFileSync(join(ROOT, "client/dev/components.html"), "utf8")).toContain(marker);
  const built = readdirSync(join(ROOT, "dist"), { recursive: true, encoding: "utf8" });
  const files = built.filter((name) => /\.(?:html|js|css)$/.test(name));
  expect(files.length).toBeGreaterThan(10);
  for (const name of files) expect(readFileSync(join(ROOT, "dist", name), "utf8")).not.toContain(marker);
  expect(built.filter((name) => /components|showcase/.test(name))).toEqual([]);
});
