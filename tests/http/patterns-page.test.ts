import { afterAll, expect, test } from "vitest";
import type { Dream } from "#shared/dreams.ts";
import { IMPORT_AT_ONCE } from "#shared/import.ts";
import { startTestApp, type SignedInClient } from "../support/app.ts";

const now = new Date("2026-11-23T04:30:00.000Z");
const site = await startTestApp({ pages: true, running: false, now });
afterAll(() => site.close());

const pageOf = async (user: SignedInClient, { zone, query = "" }: { zone?: string; query?: string } = {}) => {
  const cookie =
    zone === undefined ? user.cookie() : `${user.cookie()}; timeZone=${encodeURIComponent(zone)}`;
  const headers = { accept: "text/html", "accept-language": "tr", cookie };
  return (await site.app.inject({ url: `/patterns${query}`, headers })).body;
};

test("while nothing returned, the moods and hours of ten dreams are shown as the page says", async () => {
  const ana = await site.signUp({ verified: true });
  for (let i = 0; i < 10; i++) {
    const night = `2026-11-0${1 + (i % 2)}`;
    const words = { dreamText: "Bir tepede oturmuş hiçbir şey düşünmüyordum.", language: "tr" };
    const { json } = await ana.post("/api/dreams/notes", { ...words, night, time: "06:10" });
    await ana.patch(`/api/dreams/${(json as { dream: Dream }).dream.id}`, { mood: "calm" });
  }
  const page = await pageOf(ana);
  expect(page).toContain("Ne zaman konuşuruz");
  expect(page).toContain("Rüyaların saati");
  expect(page).toContain("Nasıl uyandın");
});

test("all the evidence that is shown can be reduced again, also where there is still more", async () => {
  const ana = await site.signUp({ verified: true });
  const dreams = Array.from({ length: 201 }, (_, i) => ({
    dreamText: `Deniz ${i} kez geldi.`,
    night: `2026-10-${String(1 + (i % 30)).padStart(2, "0")}`,
    time: null,
  }));
  for (let at = 0; at < dreams.length; at += IMPORT_AT_ONCE) {
    const body = { language: "tr", dreams: dreams.slice(at, at + IMPORT_AT_ONCE) };
    expect((await ana.post("/api/dreams/import", body)).status).toBe(200);
  }
  await expect
    .poll(async () => (await ana.get("/api/patterns")).json)
    .toMatchObject({ patterns: { unread: 0, chosen: { dreams: 201 } } });
  const page = await pageOf(ana, { query: "?symbol=sea&show=all" });
  expect(page).toContain("Daha azını göster");
  expect(page).not.toContain("Hepsini göster");
});

test("a letter bears the date on which it was written at its reader's place", async () => {
  const ana = await site.signUp({ verified: true });
  for (const day of ["02", "09", "16", "23"]) {
    const words = { dreamText: "Bir tepede oturmuş hiçbir şey düşünmüyordum.", language: "tr" };
    await ana.post("/api/dreams/notes", { ...words, night: `2026-10-${day}` });
  }
  site.clock.stopped = new Date("2026-11-22T22:30:00.000Z");
  expect(await pageOf(ana)).toContain("23 Kasım 2026");
  expect(await pageOf(ana, { zone: "America/New_York" })).toContain("22 Kasım 2026");
});

test("while nothing returned, ten dreams of two nights reach the steps of two nights and of ten dreams", async () => {
  const ana = await site.signUp({ verified: true });
  for (let i = 0; i < 10; i++) {
    const night = `2026-11-0${1 + (i % 2)}`;
    const dreamText = "Bir tepede oturmuş hiçbir şey düşünmüyordum.";
    const { status } = await ana.post("/api/dreams/notes", { dreamText, language: "tr", night });
    expect(status).toBe(201);
  }
  expect([...(await pageOf(ana)).matchAll(/data-reached="(\w+)"/g)].map(([, reached]) => reached)).toEqual([
    "true",
    "false",
    "true",
    "false",
  ]);
});
