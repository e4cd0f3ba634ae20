import { afterAll, describe, expect, test } from "vitest";
import { startAccountApp } from "./accounts-app.ts";
import { startTestApp } from "../support/app.ts";

const TEXT = "Eski bir trenin içindeydim, raylar suyun üstünden gidiyordu.";

const app = await startTestApp();
afterAll(() => app.close());

describe("the rate limits of dreams and notes", () => {
  test("stop a user from filling the disk with notes, which cost nothing", async () => {
    const client = await app.signUp();
    const note = () => client.post("/api/dreams/notes", { dreamText: TEXT, language: "tr" });
    const responses = await Promise.all(Array.from({ length: 121 }, note));
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array<number>(120).fill(201), 429]);
  });

  test("limit searches to sixty a minute; the library itself stays open", async () => {
    const client = await app.signUp();
    const list = (query: string) => client.get(`/api/dreams${query}`);
    const searches = [];
    for (let i = 0; i < 61; i++) searches.push((await list("?q=tren")).status);
    expect(searches).toEqual([...Array<number>(60).fill(200), 429]);
    expect((await list("")).status).toBe(200);
  });

  test("count a note or a dream that is refused as wrong", async () => {
    for (const [path, max] of [
      ["/api/dreams/notes", 120],
      ["/api/dreams", 600],
    ] as const) {
      const client = await app.signUp({ tokens: 5 });
      const wrong = await Promise.all(
        Array.from({ length: max }, () => client.post(path, { dreamText: "" })),
      );
      expect(wrong.filter(({ status }) => status === 400)).toHaveLength(max);
      expect((await client.post(path, { dreamText: "" })).status).toBe(429);
    }
  });
});

describe("the quota of a user", () => {
  const note = { dreamText: TEXT, language: "tr" };
  const reasonOf = ({ json }: { json: unknown }) =>
    (json as { error: { details: { reason: string } } }).error.details.reason;

  test("is so many dreams and notes, also when they are sent side by side", async () => {
    const site = await startTestApp({ env: { QUOTA_DREAMS: "5" }, running: false });
    const client = await site.signUp({ tokens: 20 });
    const notes = await Promise.all(Array.from({ length: 8 }, () => client.post("/api/dreams/notes", note)));
    expect(notes.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    const refused = await client.post("/api/dreams", { ...note, depth: "reading" });
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({
      error: { code: "conflict", details: { reason: "quota_dreams", max: 5 } },
    });
    expect((await client.get("/api/me")).json).toMatchObject({ credits: 20 });

    const { id } = (notes.find(({ status }) => status === 201)!.json as { dream: { id: string } }).dream;
    await client.delete(`/api/dreams/${id}`);
    expect((await client.post("/api/dreams", { ...note, depth: "reading" })).status).toBe(202);
    await site.close();
  });

  test("is so many bytes of media: after that, readings and notes are still taken", async () => {
    const site = await startTestApp({ env: { QUOTA_MEDIA_GB: "1" }, running: false });
    const client = await site.signUp({ tokens: 20 });
    const first = await client.post("/api/dreams", { ...note, depth: "image" });
    const { id } = (first.json as { dream: { id: string } }).dream;
    const media = { file: "f", content_type: "image/webp", sha256: "", width: 1, height: 1, seconds: null };
    await site.store.db
      .insertInto("media")
      .values({
        dream_id: id,
        name: "image-1.webp",
        bytes: 1e9,
        created_at: new Date().toISOString(),
        ...media,
      })
      .execute();
    const refused = await client.post("/api/dreams", { ...note, depth: "image" });
    expect([refused.status, reasonOf(refused)]).toEqual([409, "quota_media"]);
    expect((await client.post("/api/dreams", { ...note, depth: "reading" })).status).toBe(202);
    expect((await client.post("/api/dreams/notes", note)).status).toBe(201);
    await site.close();
  });

  test.each<[string, Record<string, string>]>([
    ["a public site", { PUBLIC_URL: "https://dreams.example" }],
    ["a site that sends mails", { SMTP_URL: "smtp://127.0.0.1:1" }],
  ])("are no notes before the address is confirmed, on %s", async (_where, env) => {
    const site = await startTestApp({ env: { ...env, TRUST_PROXY: "true" }, running: false });
    const client = await site.signUp();
    const refused = await client.post("/api/dreams/notes", note);
    expect([refused.status, reasonOf(refused)]).toEqual([409, "unconfirmed"]);
    const at = { email_verified_at: new Date().toISOString() };
    await site.store.db.updateTable("users").set(at).where("id", "=", client.user.id).execute();
    expect((await client.post("/api/dreams/notes", note)).status).toBe(201);
    await site.close();
  });
});

describe("new accounts", () => {
  test.each([
    ["a /24", (i: number) => `192.0.2.${i % 250}`, "192.0.3.1"],
    ["a /48", (i: number) => `2001:db8:1:${i.toString(16)}::1`, "2001:db8:2::1"],
  ])(
    "of %s are so many a day, whatever their addresses; forms that make none do not count",
    async (_network, address, elsewhere) => {
      const publicUrl = "https://dreams.example";
      const site = await startAccountApp({ publicUrl, trustProxy: true, plain: true });
      const signUp = async (ip: string, email: string) => {
        const visitor = site.visitor({ "x-forwarded-for": ip, "x-forwarded-proto": "https" });
        return (await visitor.signUp(email)).status;
      };
      for (let i = 0; i < 200; i++) expect(await signUp(address(i), "no address")).toBe(400);
      for (let i = 0; i < 200; i++) expect(await signUp(address(i), `${i}@example.com`)).toBe(201);
      expect(await signUp(address(201), "one@example.com")).toBe(429);
      expect(await signUp(elsewhere, "one@example.com")).toBe(201);
      await site.close();
    },
  );
});
