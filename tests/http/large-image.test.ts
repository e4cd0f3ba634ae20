import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { startTestApp, type TestApp } from "../support/app.ts";
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

/** Of the transactions that store a file of this name, the first one commits, and its answer is lost. */
function loseAnswer(app: TestApp, name: string): void {
  const { db } = app.deps.store;
  const begin = db.transaction.bind(db);
  let lost = false;
  vi.spyOn(db, "transaction").mockImplementation(() => {
    const transaction = begin();
    const { execute } = transaction;
    transaction.execute = async (work) => {
      const result = await execute.call(transaction, work);
      const stored = await app.store.db.selectFrom("media").select("file").where("name", "=", name).execute();
      if (lost || stored.length === 0) return result as never;
      lost = true;
      throw new Error("Connection terminated unexpectedly");
    };
    return transaction;
  });
}

test.each([
  ["image-96.webp", 200],
  ["still-4k.webp", 500],
])("%s stays where its rows were committed, and the answer of the database was lost", async (name, first) => {
  const app = await startTestApp();
  loseAnswer(app, name);
  const owner = await app.signUp({ tokens: 2 });
  const id = await owner.submitDream("Camdan bir köprüde yürüyordum.", { depth: "image" });
  await expect.poll(async () => (await owner.dream(id)).status).toBe("done");
  await expect.poll(() => app.runner.state().running).toBe(0);
  expect((await owner.get(`/media/${id}/still-4k.webp`)).status).toBe(first);
  for (const file of ["image.webp", "still-4k.webp"])
    expect([file, (await owner.get(`/media/${id}/${file}`)).status]).toEqual([file, 200]);
  await app.close();
});
