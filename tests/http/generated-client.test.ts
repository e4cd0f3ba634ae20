import { execFile } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import openapiTS, { astToString } from "openapi-typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ENDPOINTS } from "#shared/endpoints.ts";
import { startTestApp, type TestApp } from "../support/app.ts";

const ROOT = join(import.meta.dirname, "../..");
const PROGRAM = join(ROOT, "tests/generated-client/program.ts");
const SETTINGS = {
  compilerOptions: {
    target: "es2025",
    lib: ["es2025", "dom", "dom.iterable"],
    module: "nodenext",
    strict: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  },
  files: ["program.ts"],
};
const run = promisify(execFile);

/** A folder as a user of the API would have: the program, the types generated for it, and the libraries. */
const folder = mkdtempSync(join(tmpdir(), "generated-client-"));
let site: TestApp;
let types: string;
beforeAll(async () => {
  site = await startTestApp({ env: { COMMUNITY: "on" } });
  const description = (await site.visitor().get("/api/openapi.json")).json!;
  types = astToString(await openapiTS(JSON.stringify(description)));
  writeFileSync(join(folder, "description.mts"), types);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(SETTINGS));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  copyFileSync(PROGRAM, join(folder, "program.ts"));
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await site.close();
});

it("is typed by the description, which refuses wrong calls", async () => {
  // Errors are on the standard output.
  const checked = await run(join(ROOT, "node_modules/.bin/tsc"), ["--project", folder]).catch(
    (error: { stdout: string }) => error,
  );
  expect(checked.stdout).toBe("");
  // A schema without a type would let every call through.
  expect(types).not.toMatch(/"application\/json": (?:unknown|any);/);
  const described = ENDPOINTS.map(({ path }) => `"${path.replace(/:(\w+)/g, "{$1}")}": {`);
  expect(described.filter((path) => !types.includes(path))).toEqual([]);
});

it("makes, lists, follows, reads, changes and deletes dreams", async () => {
  const user = await site.signUp({ tokens: 30, admin: true });
  const rights = ["read", "write", "spend"];
  const { key } = (await user.post("/api/keys", { name: "A program", rights })).json as { key: string };
  const origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
  const program = (await import(join(folder, "program.ts"))) as {
    walk(origin: string, key: string): Promise<{ ids: string[]; listed: string[]; events: string }>;
  };
  const seen = await program.walk(origin, key);
  expect(new Set(seen.listed)).toEqual(new Set(seen.ids));
  expect(seen.listed).toHaveLength(3);
  expect(seen.events).toContain("event: end");
  expect(seen).toMatchObject({ status: "done", mood: "calm", deleted: 204, missing: "not_found" });
});
