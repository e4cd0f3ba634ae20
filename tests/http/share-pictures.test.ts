import sharp from "sharp";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { createSharePictures } from "#server/studio/share/share-pictures.ts";
import { startTestApp, type SignedInClient } from "../support/app.ts";
import { drawImage } from "../support/engines.ts";

const TITLE = "Kapı / “deniz”: <b>*?</b>";
const OWN = "Denizin ortasında bir kapı vardı.";
const SUMMARY = "“Bir kapı vardı” diye başlıyorsun. Rüya bir eşikte durur. Kapı kapanmaz.";

const sharePictures = createSharePictures();
let draw = vi.spyOn(sharePictures, "draw");
beforeEach(() => void (draw = vi.spyOn(sharePictures, "draw")));
const app = await startTestApp({
  sharePictures,
  engines: {
    image: { name: "studio", draw: () => drawImage(1600) },
    reading: {
      name: "studio",
      read: async () => ({
        title: TITLE,
        summary: SUMMARY,
        themes: [],
        symbols: [],
        psychologicalAnalysis: "-",
        tags: [],
      }),
    },
  },
});
const owner = await app.signUp({ tokens: 20 });
async function newDream(depth: "reading" | "image") {
  const id = await owner.submitDream(`${OWN} Aralığından ışık sızıyordu.`, { depth });
  await app.finished(id);
  return id;
}
const id = await newDream("image");
afterAll(() => app.close());

const picture = (name: string, who: Pick<SignedInClient, "get"> = owner, headers?: Record<string, string>) =>
  who.get(`/media/${id}/${name}`, headers);
const lastDrawn = () => draw.mock.lastCall![0].content;

test("a card and a poster are JPEG files named after the dream", async () => {
  for (const [name, width, height] of [
    ["card.jpg", 1200, 630],
    ["poster.jpg", 1080, 1920],
  ] as const) {
    const { status, headers, bytes } = await picture(name);
    expect({ status, type: headers["content-type"] }).toEqual({ status: 200, type: "image/jpeg" });
    expect(headers["cache-control"]).toBe("private, no-cache");
    const file = encodeURIComponent(`Kapı “deniz” b b ${width}x${height}.jpg`);
    expect(headers["content-disposition"]).toBe(`attachment; filename="${name}"; filename*=UTF-8''${file}`);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width, height });
  }
});

test("only the title is shown unless more is asked for", async () => {
  draw.mockResolvedValue(Buffer.from("drawn"));
  await picture("card.jpg");
  expect(lastDrawn()).toMatchObject({ title: TITLE, quotation: null, locale: "tr", host: null });
  await picture("card.jpg?words=reading");
  // The first sentence quotes the dream.
  expect(lastDrawn().quotation).toEqual({ text: "Rüya bir eşikte durur.", spoken: false });
  await picture("card.jpg?words=own");
  expect(lastDrawn().quotation).toEqual({ text: OWN, spoken: true });
  expect((await picture("card.jpg?words=all")).status).toBe(400);
});

test("an unchanged picture is neither drawn nor sent again", async () => {
  draw.mockResolvedValue(Buffer.from("drawn"));
  const { etag } = (await picture("card.jpg")).headers;
  const drawn = draw.mock.calls.length;
  const again = await picture("card.jpg", owner, { "if-none-match": String(etag) });
  expect(again).toMatchObject({ status: 304 });
  expect(again.bytes).toHaveLength(0);
  expect(draw).toHaveBeenCalledTimes(drawn);
  expect((await picture("card.jpg?words=own", owner, { "if-none-match": String(etag) })).status).toBe(200);
});

test("nobody else gets one, admins included", async () => {
  const drawn = draw.mock.calls.length;
  const [other, admin] = [await app.signUp(), await app.signUp({ admin: true })];
  for (const who of [other, admin]) {
    for (const name of ["card.jpg", "poster.jpg?words=own"]) {
      expect((await picture(name, who)).status).toBe(404);
    }
  }
  expect((await app.visitor().get(`/media/${id}/card.jpg`)).status).toBe(401);
  expect((await owner.get("/media/nothing/card.jpg")).status).toBe(404);
  expect(draw).toHaveBeenCalledTimes(drawn);
});

test("a dream without an image has its words on paper; one without a title has no picture", async () => {
  draw.mockResolvedValue(Buffer.from("drawn"));
  const read = await newDream("reading");
  expect((await owner.get(`/media/${read}/card.jpg`)).status).toBe(200);
  expect(lastDrawn()).toMatchObject({ image: null, title: TITLE });
  await app.store.rows("UPDATE dreams SET title = NULL WHERE id = ?", read);
  expect((await owner.get(`/media/${read}/card.jpg?words=own`)).status).toBe(404);
});

test("an account draws so many at once, and so many in an hour", async () => {
  let finish = (_: Buffer) => {};
  draw.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const held = Array.from({ length: 6 }, () => picture("card.jpg"));
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(6));
  expect((await picture("card.jpg")).status).toBe(429);
  finish(Buffer.from("drawn"));
  for (const { status } of await Promise.all(held)) expect(status).toBe(200);
  let status = 200;
  let drawn = 0;
  while (status === 200 && drawn < 200) {
    ({ status } = await picture("card.jpg"));
    drawn++;
  }
  expect(status).toBe(429);
  expect(drawn).toBeGreaterThan(80);
});

test("a drawing that fails is an error of the server", async () => {
  const other = await app.signUp({ tokens: 5 });
  const own = await other.submitDream(OWN, { depth: "reading" });
  await app.finished(own);
  draw.mockRejectedValueOnce(new Error("broken"));
  const { status, json } = await other.get(`/media/${own}/card.jpg`);
  expect({ status, json }).toMatchObject({ status: 500, json: { error: { code: "internal" } } });
});

test("a dream that is deleted while it is drawn is not found", async () => {
  const other = await app.signUp({ tokens: 5 });
  const own = await other.submitDream(OWN, { depth: "reading" });
  await app.finished(own);
  draw.mockImplementationOnce(async () => {
    expect((await other.delete(`/api/dreams/${own}`)).status).toBe(204);
    throw new Error("its image is missing");
  });
  expect((await other.get(`/media/${own}/card.jpg`)).status).toBe(404);
});
