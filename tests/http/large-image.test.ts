import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startTestApp } from "../support/app.ts";
import { drawImage } from "../support/engines.ts";
import { createVisitor } from "../support/visitor.ts";

test("a large image that two processes draw at once is stored once, and both send it", async () => {
  const [begun, drawn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const image = { name: "studio", version: "1", draw: () => drawImage(), redraw: () => drawImage() };
  const slowly = async () => {
    begun.resolve();
    await drawn.promise;
    return drawImage();
  };
  const app = await startTestApp({ engines: { image } });
  const engines = { image: { ...image, redraw: slowly } };
  const other = await startTestApp({ beside: app, running: false, engines });
  const owner = await app.signUp({ tokens: 5 });
  const id = await owner.submitDream("Camdan bir köprüde yürüyordum.", { depth: "image" });
  await app.finished(id);
  const there = createVisitor(other.app);
  for (const cookie of owner.jar) there.jar.set(...cookie);
  const second = there.get(`/media/${id}/still-4k.webp`);
  await begun.promise;
  const first = await owner.get(`/media/${id}/still-4k.webp`);
  drawn.resolve();
  expect(await second).toMatchObject({ status: 200, bytes: first.bytes });
  const files = readdirSync(join(app.config.mediaDir, id)).map((file) => `${id}/${file}`);
  const stored = await app.store.db.selectFrom("media").select("file").where("dream_id", "=", id).execute();
  expect(files.sort()).toEqual(stored.map(({ file }) => file).sort());
  await other.close();
  await app.close();
});
