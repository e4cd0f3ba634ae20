import { afterAll, describe, expect, test, vi } from "vitest";
import { createStudioReading } from "#server/studio/reading/read.ts";
import { startTestApp, type SignedInClient } from "../support/app.ts";
import { drawImage } from "../support/engines.ts";
import { openMediaPlaces, type MediaPlace } from "../support/media-places.ts";

async function startSite(place: MediaPlace) {
  const redraw = vi.fn((_brief: unknown, _size: object) => drawImage());
  const app = await startTestApp({
    env: place.env,
    engines: {
      reading: createStudioReading(),
      image: { name: "studio", version: "1", draw: () => drawImage(1600), redraw },
    },
  });
  const owner = await app.signUp({ tokens: 10 });
  const id = await owner.submitDream("Denizin ortasında tek başına duran bir kapı.");
  await app.finished(id);
  return { name: place.name, app, place, owner, dream: await owner.dream(id), redraw };
}
const sites = await Promise.all((await openMediaPlaces()).map(startSite));
afterAll(async () => {
  for (const { app, place } of sites) await app.close().finally(() => place.close());
});

describe.each(sites)("media in $name", ({ app, owner, dream, redraw }) => {
  const media = (name: string, headers?: Record<string, string>, who: Pick<SignedInClient, "get"> = owner) =>
    who.get(`/media/${dream.id}/${name}`, headers);

  test("images are sent as WebP and AVIF in several widths, with their dimensions known", async () => {
    expect(dream.image).toEqual({ width: 1536, height: 1152, widths: [480, 960, 1536] });
    const sizes = [];
    for (const name of ["image.webp?w=1", "image.webp?w=481", "image.webp?w=9999", "image.webp"]) {
      const response = await media(name);
      expect(response).toMatchObject({ status: 200, headers: { "content-type": "image/webp" } });
      sizes.push(response.bytes.length);
    }
    expect(sizes[0]).toBeLessThan(sizes[1]!);
    expect(sizes[1]).toBeLessThan(sizes[2]!);
    expect(sizes[3]).toBe(sizes[2]);
    expect((await media("image.avif?w=960")).headers["content-type"]).toBe("image/avif");
  });

  test("what the studio drew is named in the dream's language", () => {
    expect(dream.drawn).toBe("kapı, deniz");
  });

  test("the video and its poster have their size and length", async () => {
    expect(dream.video).toEqual({ width: 96, height: 54, seconds: 5 });
    expect((await media("poster.webp")).headers["content-type"]).toBe("image/webp");
    const video = await media("video.mp4");
    expect(video.headers).toMatchObject({ "content-type": "video/mp4", "accept-ranges": "bytes" });
    expect(video.bytes.toString("latin1", 4, 8)).toBe("ftyp");
  });

  test("ranges are served as asked, and an impossible one is refused", async () => {
    const whole = (await media("video.mp4")).bytes;
    const part = await media("video.mp4", { range: "bytes=100-199" });
    expect(part.status).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes 100-199/${whole.length}`);
    expect(part.bytes.equals(whole.subarray(100, 200))).toBe(true);
    const tail = await media("video.mp4", { range: "bytes=-10" });
    expect(tail.bytes.equals(whole.subarray(-10))).toBe(true);
    const impossible = await media("video.mp4", { range: `bytes=${whole.length + 5}-` });
    expect(impossible).toMatchObject({ status: 416, headers: { "cache-control": "no-store" } });
    for (const range of ["bytes=0-1,3-4", "pages=1-2", "bytes=x"])
      expect(await media("video.mp4", { range })).toMatchObject({ status: 200, bytes: whole });
  });

  test("a range continues the file that the browser has, else the whole new one is sent", async () => {
    const { headers, bytes } = await media("video.mp4");
    const continued = (validator: string) =>
      media("video.mp4", { range: "bytes=100-", "if-range": validator });
    expect(await continued(String(headers.etag))).toMatchObject({ status: 206, bytes: bytes.subarray(100) });
    expect(await continued('"another"')).toMatchObject({ status: 200, bytes });
  });

  test("HEAD has the headers of GET without a body", async () => {
    const { headers, bytes } = await media("video.mp4");
    const head = await owner.head(`/media/${dream.id}/video.mp4`);
    expect(head).toMatchObject({ status: 200, bytes: Buffer.alloc(0) });
    for (const name of ["content-type", "content-length", "etag", "accept-ranges", "cache-control"])
      expect(head.headers[name]).toBe(headers[name]);
    expect(head.headers["content-length"]).toBe(String(bytes.length));
  });

  test("the large image is drawn once, however often it is requested, and stored with the dream", async () => {
    expect(dream.largeImageUrl).toBe(`/media/${dream.id}/still-4k.webp`);
    const responses = await Promise.all([media("still-4k.webp"), media("still-4k.webp")]);
    responses.push(await media("still-4k.webp"));
    for (const response of responses)
      expect(response).toMatchObject({ status: 200, headers: { "content-type": "image/webp" } });
    expect(redraw).toHaveBeenCalledTimes(1);
    expect(redraw.mock.calls[0]![1]).toEqual({ width: 3840, height: 2160 });
    const other = await app.signUp();
    expect((await media("still-4k.webp", {}, other)).status).toBe(404);
  });

  test("an image that another version of the engine drew is not drawn again as another one", async () => {
    const id = await owner.submitDream("Camdan bir merdiven gördüm.", { depth: "image" });
    await app.finished(id);
    await app.store.rows("UPDATE dream_parts SET engine_version = '0' WHERE dream_id = ?", id);
    const old = await owner.dream(id);
    expect(old.largeImageUrl).toBeNull();
    expect((await owner.get(`/media/${id}/still-4k.webp`)).status).toBe(404);
  });

  test("an unchanged file is not sent again", async () => {
    const { etag } = (await media("image.webp")).headers;
    expect(etag).toBeTruthy();
    const again = await media("image.webp", { "if-none-match": String(etag) });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
  });

  test("only the owner's browser may keep it, and only the owner and admins may see it", async () => {
    expect((await media("image.webp")).headers["cache-control"]).toBe("private, no-cache");
    const other = await app.signUp();
    const admin = await app.signUp({ admin: true });
    expect((await media("video.mp4", {}, other)).status).toBe(404);
    expect((await media("video.mp4", {}, app.visitor())).status).toBe(401);
    expect((await media("video.mp4", {}, admin)).status).toBe(200);
  });

  test("addresses outside the dream lead nowhere", async () => {
    for (const path of [
      "../app.db",
      "..%2fapp.db",
      "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
      "session-secret",
      "image.svg",
    ]) {
      const response = await owner.get(`/media/${dream.id}/${path}`);
      expect([400, 404]).toContain(response.status);
    }
  });

  test("a file missing from the volume is a 404 with the error schema, which no browser caches", async () => {
    const { file } = await app.store.db
      .selectFrom("media")
      .select("file")
      .where("dream_id", "=", dream.id)
      .where("name", "=", "poster.webp")
      .executeTakeFirstOrThrow();
    await app.deps.media.remove([file]);
    expect((await owner.head(`/media/${dream.id}/poster.webp`)).status).toBe(404);
    const response = await media("poster.webp");
    expect(response.headers.etag).toBeUndefined();
    expect(response).toMatchObject({ status: 404, headers: { "cache-control": "no-store" } });
    expect(response.json).toMatchObject({ error: { code: "not_found" } });
  });
});
