import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ProviderError } from "#server/providers/provider-error.ts";
import { makeDreamAt, RemoteError } from "../../scripts/remote-dream.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { createTestEngines } from "../support/engines.ts";

const ROOT = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "remote-dream-"));
const wanted = {
  dreamText: "I flew over a wide dark sea",
  language: "en-US",
  resolution: "480p",
} as const;
let app: TestApp;
let url: string;
let key: string;
let filmsFail = false;
beforeAll(async () => {
  const { video } = createTestEngines();
  app = await startTestApp({
    engines: {
      video: {
        ...video,
        make(...call) {
          if (filmsFail) throw new ProviderError("provider_failed", "no film", { retry: false });
          return video.make(...call);
        },
      },
    },
  });
  url = await app.app.listen({ port: 0, host: "127.0.0.1" });
  key = await keyWith(5);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function keyWith(tokens: number): Promise<string> {
  const user = await app.signUp({ tokens, admin: true });
  const made = await user.post("/api/keys", { name: "Command line", rights: ["read", "spend"] });
  return made.json!.key as string;
}

it("a dream is made at a site with a key, and its files are downloaded", async () => {
  const out = join(folder, "made");
  const { dream, files } = await makeDreamAt({ url, key }, { ...wanted, out });
  expect(dream).toMatchObject({ status: "done", creditsUsed: 5 });
  expect(files.map((file) => file.slice(out.length + 1)).toSorted()).toEqual(readdirSync(out).toSorted());
  expect(readdirSync(out)).toEqual(expect.arrayContaining(["reading.json", "image.webp", "video.mp4"]));
  const reading = JSON.parse(readFileSync(join(out, "reading.json"), "utf8")) as { summary: string };
  expect(reading.summary).toBe(dream.interpretation!.summary);
  // Nothing is left to spend.
  await expect(makeDreamAt({ url, key }, { ...wanted, out })).rejects.toThrow(/at least 5 tokens/);
});

it("a key that is wrong, or would travel in the clear, is refused", async () => {
  const out = join(folder, "none");
  const wrong = makeDreamAt({ url, key: `${key}0` }, { ...wanted, out });
  await expect(wrong).rejects.toThrow(/key is unknown/);
  await expect(makeDreamAt({ url: "http://dreams.example", key }, { ...wanted, out })).rejects.toThrow(
    RemoteError,
  );
  expect(readdirSync(folder)).not.toContain("none");
});

it("a site that restarts meanwhile is waited for, and one that refuses is not", async () => {
  const parts = { imageUrl: null, videoUrl: null, posterUrl: null, interpretation: null };
  const asked: string[] = [];
  let refuses = false;
  const site = createServer(({ url: path, method }, reply) => {
    asked.push(`${method} ${path}`);
    if (method === "POST") reply.end(JSON.stringify({ dream: { id: "one", status: "queued" } }));
    else if (refuses) reply.writeHead(401).end();
    else if (asked.length < 4) reply.destroy();
    // What a proxy replies while there is nothing behind it.
    else if (asked.length < 6) reply.writeHead(502).end("<h1>Bad gateway</h1>");
    else reply.end(JSON.stringify({ dream: { id: "one", status: "done", ...parts } }));
  });
  await once(site.listen(0, "127.0.0.1"), "listening");
  const there = { url: `http://127.0.0.1:${(site.address() as AddressInfo).port}`, key };
  const out = join(folder, "waited for");
  const { dream } = await makeDreamAt(there, { ...wanted, out }, 1);
  expect(dream.status).toBe("done");
  expect(asked.slice(1, 5).map((call) => call.split("/").at(-1))).toEqual(["events", "one", "events", "one"]);
  refuses = true;
  await expect(makeDreamAt(there, { ...wanted, out }, 1)).rejects.toThrow("401");
  site.closeAllConnections();
  site.close();
});

it("the command prints the files, and fails where a part of the dream did", async () => {
  const key = await keyWith(10);
  const command = (out: string) => {
    const words = [wanted.dreamText, "--lang", "en", "--url", url, "--key", key, "--out", out];
    const node = join(ROOT, "node_modules/.bin/node");
    return promisify(execFile)(node, [join(ROOT, "scripts/dream.ts"), ...words], { cwd: ROOT });
  };
  const whole = join(folder, "whole");
  expect(await command(whole)).toMatchObject({
    stderr: "",
    stdout: expect.stringContaining(join(whole, "video.mp4")) as string,
  });
  filmsFail = true;
  const part = join(folder, "without a film");
  expect(await command(part).catch((error: unknown) => error)).toMatchObject({
    code: 1,
    stderr: "",
    stdout: expect.stringContaining(join(part, "image.webp")) as string,
  });
  expect(readdirSync(part)).not.toContain("video.mp4");
});
