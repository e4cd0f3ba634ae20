import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import { oidcEnvironment } from "#server/oidc-settings.ts";

const ROOT = join(import.meta.dirname, "../..");

describe(".env.example", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "oneira-env-example-"));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const lines = readFileSync(join(ROOT, ".env.example"), "utf8").split("\n");
  const settings = lines.flatMap((line) =>
    [...line.matchAll(/^#?([A-Z][A-Z\d_]+)=(.*)$/g)].map(([, n, v]) => [n!, v!]),
  );

  it("lists every setting and no other", () => {
    const source = ["config.ts", "storage-settings.ts", "telemetry-settings.ts"]
      .map((file) => readFileSync(join(ROOT, "server", file), "utf8"))
      .join("\n");
    const known = [...source.matchAll(/^ {2}([A-Z][A-Z\d_]+): /gm)].map(([, name]) => name!);
    // Those of the third to the ninth issuer are as those of the second.
    const ways = Object.keys(oidcEnvironment).filter((name) => !/^OIDC_[3-9]_/.test(name));
    expect(settings.map(([name]) => name).toSorted()).toEqual([...known, ...ways].toSorted());
  });

  it("has every setting of the deployment files", () => {
    const read = (file: string) => readFileSync(join(ROOT, "deploy", file), "utf8");
    const compose = read("compose.yaml");
    const site = compose.slice(0, compose.indexOf("\n  postgres:\n"));
    const used = [
      ...[...site.matchAll(/(?<=^ {4}|[{,] )([A-Z][A-Z\d_]+): /gm)].map(([, name]) => name!),
      ...[...read("compose.env.example").matchAll(/^([A-Z][A-Z\d_]+)=/gm)].map(([, name]) => name!),
      ...[...read("fly.toml").matchAll(/(?<=^| |")([A-Z][A-Z\d_]+) ?=/gm)].map(([, name]) => name!),
    ].filter((name) => name !== "POSTGRES_PASSWORD");
    expect(used.length).toBeGreaterThan(15);
    const known = new Set(settings.map(([name]) => name));
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  it("gives values that would be taken", () => {
    expect(readConfig({ ...Object.fromEntries(settings), DATA_DIR: dataDir })).toMatchObject({
      loopback: false,
    });
  });

  it("says something of each", () => {
    const unexplained = lines.filter(
      (line, i) => /^#?[A-Z][A-Z\d_]+=/.test(line) && !/^# \S/.test(lines[i - 1] ?? ""),
    );
    expect(unexplained).toEqual([]);
  });
});
