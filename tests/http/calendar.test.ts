import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { discUrl, type Calendar, type ListedDream } from "#shared/calendar.ts";
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
const idsOf = ({ nights }: Calendar) => nights.map(({ id }) => id);
const listOf = async (night: string, query = "", client = ana) =>
  ((await client.get(`/api/dreams/calendar/night?night=${night}${query}`)).json as { dreams: ListedDream[] })
    .dreams;
const titlesOf = async (night: string, query = "") => (await listOf(night, query)).map(({ title }) => title);

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
    expect((await calendar("?year=2024")).nights).toMatchObject([{ night: "2024-02-29" }]);
    expect(await calendar("?year=2023")).toMatchObject({ year: 2023, nights: [], years: [2026, 2025, 2024] });
  });

  test("has of several dreams the first one and their number; the night has them by time", async () => {
    const night = "2026-11-20";
    const unknown = await note({ night });
    const dawn = await note({ night, time: "06:10" });
    const late = await note({ night, time: "23:40" });
    const deep = await note({ night, time: "03:00" });
    expect((await calendar()).nights).toEqual([{ night, id: late, look: "note", count: 4 }]);
    const list = await listOf(night);
    expect(list.map(({ id }) => id)).toEqual([late, deep, dawn, unknown]);
    expect(list[0]).toEqual({ id: late, look: "note", title: TEXT, time: "23:40", language: "tr" });
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
    expect(await listOf("2026-03-01", "", bora)).toEqual([]);
    expect((await listOf("2026-03-01")).map(({ id }) => id)).toEqual([kept]);
    await ana.delete(`/api/dreams/${kept}`);
    expect(await listOf("2026-03-01")).toEqual([]);
    for (const path of ["/api/dreams/calendar", "/api/dreams/calendar/night?night=2026-03-01"])
      expect((await site.visitor().get(path)).status).toBe(401);
  });

  test("carries what a night shows: title or first words, and what returns", async () => {
    const long = `${"Uzun bir koridorda yürüyordum ve ".repeat(4)}\nkapılar açıldı.`;
    const ids = [];
    for (const [index, night] of ["2026-05-01", "2026-05-02", "2026-06-03"].entries()) {
      const id = await note({ night, dreamText: index === 0 ? long : TEXT });
      await ana.patch(`/api/dreams/${id}`, { ownTags: ["su", `t${index}`] });
      ids.push(id);
    }
    const year = await calendar();
    expect(year).toMatchObject({ language: "tr", returning: [{ symbol: "su", nights: 3 }] });
    expect(year.nightsOfMonths).toEqual([0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0]);
    const title = "Uzun bir koridorda yürüyordum ve Uzun bir…";
    expect(year.nights[0]).toEqual({ night: "2026-05-01", id: ids[0], look: "note", title, symbols: [0] });
    expect(year.nights[1]).toMatchObject({ title: TEXT });
  });

  test("is narrowed to the dreams that a filter names, each night with its own", async () => {
    const add = async (
      night: string,
      dreamText: string,
      { time = "23:00", ...more }: Record<string, unknown>,
    ) => {
      await ana.patch(`/api/dreams/${await note({ night, time, dreamText })}`, more);
    };
    await add("2026-01-17", "Deniz çekilmişti.", { mood: "sad" });
    await add("2026-01-17", "Bahçede su vardı.", {
      time: "05:00",
      mood: "calm",
      favourite: true,
      ownTags: ["Su"],
    });
    await add("2026-02-03", "Kapıda su vardı.", { mood: "sad", ownTags: ["su"] });
    await add("2026-02-04", "Yağmur yağıyordu.", { ownTags: ["su"] });
    const left = async (query: string) => {
      const { nights, returning, nightsOfMonths } = await calendar(`?year=2026&${query}`);
      expect({ returning, months: nightsOfMonths.slice(0, 3) }).toEqual({
        returning: [{ symbol: "su", nights: 3 }],
        months: [1, 2, 0],
      });
      return nights.map(({ night, count = 1, symbols = [] }) => [night.slice(5), count, ...symbols]);
    };
    const all = [
      ["01-17", 2, 0],
      ["02-03", 1, 0],
      ["02-04", 1, 0],
    ];
    expect(await left("")).toEqual(all);
    expect(await left("mood=sad")).toEqual([
      ["01-17", 1],
      ["02-03", 1, 0],
    ]);
    expect(await left("favourite=1")).toEqual([["01-17", 1, 0]]);
    expect(await left("tag=su&mood=sad")).toEqual([["02-03", 1, 0]]);
    expect(await left("mood=joyful&favourite=1")).toEqual([]);
    // What returns in no year narrows none.
    expect(await left("tag=deniz")).toEqual(all);
    expect(await titlesOf("2026-01-17")).toEqual(["Deniz çekilmişti.", "Bahçede su vardı."]);
    expect(await titlesOf("2026-01-17", "&mood=sad")).toEqual(["Deniz çekilmişti."]);
    expect(await titlesOf("2026-01-17", "&tag=su&favourite=1")).toEqual(["Bahçede su vardı."]);
    for (const wrong of ["mood=furious", "favourite=0", `tag=${"s".repeat(81)}`, "part=video"]) {
      expect((await ana.get(`/api/dreams/calendar?${wrong}`)).status).toBe(400);
      expect((await ana.get(`/api/dreams/calendar/night?night=2026-01-17&${wrong}`)).status).toBe(400);
    }
    for (const night of ["", "2026-02-30", "1899-12-31", "2026-1-1", "2026-01-17T00:00", "0"])
      expect((await ana.get(`/api/dreams/calendar/night?night=${night}`)).status).toBe(400);
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
    expect(nights.map((night) => night.language)).toEqual([undefined, undefined, "ja"]);
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
  const [night] = (await calendar()).nights;
  expect(night).toMatchObject({ id });
  expect(night).not.toHaveProperty("look");
  // Of several dreams, that with the picture stands for the night.
  await note({ night: night!.night, time: "23:00" });
  expect((await calendar()).nights).toEqual([{ night: night!.night, id, count: 2 }]);
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
