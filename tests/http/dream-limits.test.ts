import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../support/app.ts";

const TEXT = "Eski bir trenin içindeydim, raylar suyun üstünden gidiyordu.";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe("the rate limits of dreams and notes", () => {
  test("let nobody fill the disk with notes, which cost nothing", async () => {
    const person = await app.signUp();
    const note = () => person.post("/api/dreams/notes", { dreamText: TEXT, language: "tr" });
    const answers = await Promise.all(Array.from({ length: 121 }, note));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(120).fill(201), 429]);
  });

  test("count a note or a dream that is refused as wrong", async () => {
    for (const [path, max] of [
      ["/api/dreams/notes", 120],
      ["/api/dreams", 600],
    ] as const) {
      const person = await app.signUp({ tokens: 5 });
      const wrong = await Promise.all(
        Array.from({ length: max }, () => person.post(path, { dreamText: "" })),
      );
      expect(wrong.filter(({ status }) => status === 400)).toHaveLength(max);
      expect((await person.post(path, { dreamText: "" })).status).toBe(429);
    }
  });
});
