import { availableParallelism } from "node:os";
import { afterEach, expect, test } from "vitest";
import { createPlaces } from "#server/features/dreams/part-places.ts";
import { PARTS, type Part } from "#shared/dreams.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { createTestEngines } from "../support/engines.ts";

let app: TestApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

const CORES = availableParallelism();
const drawn = { local: true };

test("parts drawn on this machine share its places; those of a provider have their own", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const here = createPlaces(1, { image: drawn, video: drawn }, () => 1);
  const there = createPlaces(1, { image: drawn, video: {} }, () => 1);
  const running = [here.add("image", () => held), there.add("image", () => held)];
  expect([here.hasRoom("image"), here.hasRoom("video")]).toEqual([false, false]);
  expect([there.hasRoom("image"), there.hasRoom("video")]).toEqual([false, true]);
  expect(here.hasRoom("reading")).toBe(true);
  release();
  await Promise.all(running);
});

test("a user leaves one place of those of all processes to others", () => {
  const places = (ofAll: number) =>
    createPlaces(1, { image: {}, video: {} }, () => ofAll).placesEach("image");
  expect([1, 2, 5].map(places)).toEqual([1, 1, 4]);
});

test("images and videos take turns at a place they share", async () => {
  const queues = createPlaces(1, { image: drawn, video: drawn }, () => 1);
  expect(queues.turns(PARTS)).toEqual(["reading", "image", "video"]);
  await queues.add("image", async () => undefined);
  expect(queues.turns(PARTS)).toEqual(["reading", "video", "image"]);
  await queues.add("video", async () => undefined);
  expect(queues.turns(PARTS)).toEqual(["reading", "image", "video"]);
});

test("as many drawings run at once as places allow, and a part is claimed when its drawing can start", async () => {
  const engines = createTestEngines();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let drawing = 0;
  const image: typeof engines.image = {
    ...engines.image,
    local: true,
    async draw(...call) {
      drawing++;
      await held;
      return engines.image.draw(...call);
    },
  };
  app = await startTestApp({
    engines: { image, video: { ...engines.video, local: true } },
    env: { DREAM_CONCURRENCY: "2" },
  });
  const client = await app.signUp({ tokens: 20 });
  const dreams: string[] = [];
  for (let i = 0; i < 4; i++)
    dreams.push(await client.submitDream("Üç kapılı bir odada bekliyordum.", { depth: "image" }));
  const places = Math.min(2, CORES);
  const images = async () =>
    (
      await app!.store.db
        .selectFrom("dream_parts")
        .select("status")
        .where("part", "=", "image" as Part)
        .execute()
    )
      .map(({ status }) => status)
      .toSorted();
  const wanted = [...Array<string>(places).fill("processing"), ...Array<string>(4 - places).fill("queued")];
  await expect.poll(images).toEqual(wanted);
  expect(drawing).toBe(places);
  release();
  await Promise.all(dreams.map((id) => app!.finished(id)));
});
