import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { discUrl, type Calendar } from "#shared/calendar.ts";
import type { Dream } from "#shared/dreams.ts";
import { createSharePictures } from "#server/studio/share/share-pictures.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";
import { createTestEngines, drawImage } from "../support/engines.ts";

// 07:30 in Istanbul, of the night that began on the 22nd.
const now = new Date("2026-11-23T04:30:00.000Z");
const TEXT = "Evimiz denizin üstünde yüzüyordu.";
let site: TestApp;
let ana: SignedInClient;
beforeEach(async () => {
  const { image } = createTestEngines();
  site = await startTestApp({ now, engines: { image: { ...image, draw: () => drawImage(1600) } } });
  ana = await site.signUp({ tokens: 20, verified: true });
});
afterEach(() => site.close());

const note = async (more: object = {}, client = ana) => {
  const { json } = await client.post("/api/dreams/notes", { dreamText: TEXT, language: "tr", ...more });
  return (json as { dream: Dream }).dream.id;
};
const calendar = async (query = "", client = ana) =>
  (await client.get(`/api/dreams/calendar${query}`)).json as Calendar;
const dreamsOf = ({ nights }: Calendar) => nights.flatMap(({ dreams }) => dreams);
const idsOf = (year: Calendar) => dreamsOf(year).map(({ id }) => id);

describe("a year", () => {
  test("has its nights from the first to the last, and names the years that have dreams", async () => {
    const last = await note({ night: "2026-11-01" });
    const first = await note({ night: "2026-01-01" });
    await note({ night: "2025-12-31" });
    await note({ night: "2024-02-29" });
    const year = await calendar();
    expect(idsOf(year)).toEqual([first, last]);
    expect(year).toMatchObject({ year: 2026, years: [2026, 2025, 2024], tonight: "2026-11-22" });
    expect(year.fullMoons).toContain("2026-11-24");
    expect((await calendar("?year=2024")).nights).toMatchObject([{ night: "2024-02-29", dreams: [{}] }]);
    expect(await calendar("?year=2023")).toMatchObject({ year: 2023, nights: [], years: [2026, 2025, 2024] });
  });

  test("has several dreams of a night by their time, evenings before mornings", async () => {
    const night = "2026-11-20";
    const unknown = await note({ night });
    const dawn = await note({ night, time: "06:10" });
    const late = await note({ night, time: "23:40" });
    const deep = await note({ night, time: "03:00" });
    expect(idsOf(await calendar())).toEqual([late, deep, dawn, unknown]);
  });

  test("is empty for a new user, whose zone is that of the browser", async () => {
    const bora = await site.signUp();
    bora.jar.set("tz", "Pacific/Kiritimati");
    expect(await calendar("", bora)).toMatchObject({ years: [], nights: [], tonight: "2026-11-23" });
    await site.store.db.updateTable("users").set({ night_ends: 4, time_zone: "UTC" }).execute();
    expect(await calendar("", bora)).toMatchObject({ tonight: "2026-11-23" });
  });

  test("has nothing of other users, nor of the bin", async () => {
    const bora = await site.signUp({ verified: true });
    const [kept, binned] = [await note({ night: "2026-03-01" }), await note({ night: "2025-03-01" })];
    await ana.delete(`/api/dreams/${binned}`);
    expect(await calendar("", bora)).toMatchObject({ years: [], nights: [] });
    expect(await calendar()).toMatchObject({ years: [2026] });
    expect(idsOf(await calendar())).toEqual([kept]);
    expect((await calendar("?year=2025")).nights).toEqual([]);
    await ana.post(`/api/dreams/${binned}/restore`);
    expect(idsOf(await calendar("?year=2025"))).toEqual([binned]);
    expect((await site.visitor().get("/api/dreams/calendar")).status).toBe(401);
  });

  test("carries what a night shows: title or first words, mood, marks and what returns", async () => {
    const long = `${"Uzun bir koridorda yürüyordum ve ".repeat(4)}\nkapılar açıldı.`;
    const ids = [];
    for (const [index, night] of ["2026-05-01", "2026-05-02", "2026-06-03"].entries()) {
      const id = await note({ night, dreamText: index === 0 ? long : TEXT });
      await ana.patch(`/api/dreams/${id}`, { ownTags: ["su", `t${index}`], mood: "sad", marks: ["lucid"] });
      ids.push(id);
    }
    await ana.patch(`/api/dreams/${ids[1]}`, { favourite: true });
    const year = await calendar();
    expect(year).toMatchObject({ language: "tr", returning: [{ symbol: "su", nights: 3 }] });
    expect(year.nights[0]).toEqual({
      night: "2026-05-01",
      dreams: [
        {
          id: ids[0],
          look: "note",
          title: "Uzun bir koridorda yürüyordum ve Uzun bir…",
          mood: "sad",
          marks: ["lucid"],
          symbols: [0],
        },
      ],
    });
    expect(dreamsOf(year)[1]).toMatchObject({ title: TEXT, favourite: true });
  });

  test("names the language of a dream only where it is not that of most", async () => {
    const other = {
      night: "2026-05-03",
      language: "ja",
      dreamText: "海の上を歩いて、遠くの灯台まで行きました。",
    };
    await note({ night: "2026-05-01" });
    await note({ night: "2026-05-02" });
    await note(other);
    const { language, nights } = await calendar();
    expect(language).toBe("tr");
    expect(nights.map(({ dreams }) => dreams[0]!.language)).toEqual([undefined, undefined, "ja"]);
  });

  test.each([
    "0",
    "1899",
    "2100",
    "26",
    "2026.0",
    "02026",
    "2e3",
    "-2026",
    "NaN",
    "٢٠٢٦",
    "2026&year=2025",
    "",
  ])("%s is none", async (year) => {
    expect((await ana.get(`/api/dreams/calendar?year=${year}`)).status).toBe(400);
  });
});

test("a picture is a small square for its owner, and is not sent again unchanged", async () => {
  const id = await ana.submitDream(TEXT, { depth: "image" });
  await site.finished(id);
  const [dream] = dreamsOf(await calendar());
  expect(dream).toMatchObject({ id });
  expect(dream).not.toHaveProperty("look");
  const url = discUrl(id);
  const disc = await ana.get(url);
  expect(disc).toMatchObject({ status: 200, headers: { "cache-control": "private, no-cache" } });
  expect(await sharp(disc.bytes).metadata()).toMatchObject({ format: "webp", width: 96, height: 96 });
  expect(disc.bytes.length).toBeLessThan(6000);
  const unchanged = await ana.get(url, { "if-none-match": String(disc.headers.etag) });
  expect(unchanged).toMatchObject({ status: 304 });
  const bora = await site.signUp();
  expect((await bora.get(url)).status).toBe(404);
  expect((await site.visitor().get(url)).status).toBe(401);
  expect((await ana.get(discUrl(await note()))).status).toBe(404);
  await ana.delete(`/api/dreams/${id}`);
  expect((await ana.get(url)).status).toBe(404);
});

describe("the poster of a month", () => {
  const poster = (query: string, who: Pick<SignedInClient, "get"> = ana, headers?: Record<string, string>) =>
    who.get(`/api/dreams/calendar/poster?${query}`, headers);

  test("is a PNG file of the month's own nights, of each form, and is not drawn again unchanged", async () => {
    const id = await ana.submitDream(TEXT, { depth: "image" });
    await site.finished(id);
    for (const [form, width, height] of [
      ["wide", 1200, 630],
      ["tall", 1080, 1920],
    ] as const) {
      const { status, headers, bytes } = await poster(`month=2026-11&form=${form}`);
      expect({ status, type: headers["content-type"] }).toEqual({ status: 200, type: "image/png" });
      expect(headers["cache-control"]).toBe("private, no-cache");
      expect(headers["content-disposition"]).toContain(`attachment; filename="2026-11.png"`);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width, height });
      const again = await poster(`month=2026-11&form=${form}`, ana, {
        "if-none-match": String(headers.etag),
      });
      expect(again).toMatchObject({ status: 304 });
    }
  });

  test("is nobody else's, has nothing of the bin, and is none for a month without dreams", async () => {
    const id = await note({ night: "2026-03-01" });
    const bora = await site.signUp();
    expect((await poster("month=2026-03", bora)).status).toBe(404);
    expect((await poster("month=2026-04")).status).toBe(404);
    expect((await poster("month=2026-03", site.visitor())).status).toBe(401);
    await ana.delete(`/api/dreams/${id}`);
    expect((await poster("month=2026-03")).status).toBe(404);
    for (const wrong of ["", "month=2026-13", "month=2026-1", "month=1899-12", "month=2026-03&form=round"])
      expect((await poster(wrong)).status).toBe(400);
  });

  test("shows what each night shows: one picture of several dreams, and words nowhere", async () => {
    const drawn: unknown[] = [];
    const sharePictures = {
      ...createSharePictures(),
      drawMonth: async (drawing: unknown) => (drawn.push(drawing), Buffer.from("drawn")),
    };
    const { image } = createTestEngines();
    const other = await startTestApp({
      now,
      sharePictures,
      engines: { image: { ...image, draw: () => drawImage(1600) } },
    });
    const eda = await other.signUp({ tokens: 20, verified: true });
    await note({ night: "2026-11-22" }, eda);
    await note({ night: "2026-11-01" }, eda);
    await other.finished(await eda.submitDream(TEXT, { depth: "image" }));
    expect((await poster("month=2026-11", eda)).status).toBe(200);
    const { month } = drawn[0] as { month: { nights: { day: number; look: string; image: unknown }[] } };
    expect(month).toMatchObject({ firstColumn: 7, host: null });
    expect(month.nights).toHaveLength(30);
    expect(month.nights[0]).toMatchObject({ day: 1, look: "note", image: null });
    expect(month.nights[21]).toMatchObject({ day: 22, look: "picture", fullMoon: false });
    expect(month.nights[23]).toMatchObject({ day: 24, look: "empty", fullMoon: true });
    expect(JSON.stringify(month)).not.toContain("deniz");
    await other.close();
  });
});
