import { afterAll, expect, test } from "vitest";
import { startTestApp } from "../support/app.ts";

const now = new Date("2026-11-23T04:30:00.000Z");
const site = await startTestApp({ pages: true, running: false, now });
afterAll(() => site.close());

test("while nothing returned, ten dreams of two nights reach the steps of two nights and of ten dreams", async () => {
  const ana = await site.signUp({ verified: true });
  for (let i = 0; i < 10; i++) {
    const night = `2026-11-0${1 + (i % 2)}`;
    const dreamText = "Bir tepede oturmuş hiçbir şey düşünmüyordum.";
    const { status } = await ana.post("/api/dreams/notes", { dreamText, language: "tr", night });
    expect(status).toBe(201);
  }
  const { body } = await site.app.inject({
    url: "/patterns",
    headers: { accept: "text/html", "accept-language": "tr", cookie: ana.cookie() },
  });
  expect([...body.matchAll(/data-reached="(\w+)"/g)].map(([, reached]) => reached)).toEqual([
    "true",
    "false",
    "true",
    "false",
  ]);
});
