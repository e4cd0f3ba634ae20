import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeDreamAt, RemoteError } from "../../scripts/remote-dream.ts";
import { startTestApp, type TestApp } from "../support/app.ts";

const folder = mkdtempSync(join(tmpdir(), "remote-dream-"));
const wanted = {
  dreamText: "I flew over a wide dark sea",
  language: "en-US",
  resolution: "480p",
} as const;
let app: TestApp;
let url: string;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  url = await app.app.listen({ port: 0, host: "127.0.0.1" });
  const user = await app.signUp({ tokens: 5, admin: true });
  const made = await user.post("/api/keys", { name: "Command line", rights: ["read", "spend"] });
  key = made.json!.key as string;
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

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
