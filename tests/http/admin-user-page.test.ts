import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";

const TEXT = "I flew over a wide dark sea of glass";
let site: TestApp;
let admin: SignedInClient;
let ayse: SignedInClient;

beforeEach(async () => {
  site = await startTestApp({ running: false, now: new Date("2026-03-10T12:00:00.000Z") });
  admin = await site.signUp({ admin: true, email: "boss@example.com", name: "Boss" });
  ayse = await site.signUp({ email: "ayse@example.com", name: "Ayşe", tokens: 20, verified: true });
});
afterEach(() => site.close());

const manage = (body: object) => admin.post("/api/admin/manage-user", { userId: ayse.user.id, ...body });
const detail = async () => (await admin.get(`/api/admin/users/${ayse.user.id}`)).json!;

describe("GET /api/admin/users/:id", () => {
  it("shows a user's credits, sessions and metadata of dreams, without text of a dream", async () => {
    const id = await ayse.submitDream(TEXT);
    const client = await detail();
    expect(client).toMatchObject({
      user: { credits: 15, dreamCount: 1 },
      lots: [{ source: "admin", remaining: 15, expiresAt: null }],
      subscription: null,
      payments: [],
      sessions: [{ createdAt: "2026-03-10T12:00:00.000Z" }],
    });
    expect(client.ledger.map((entry: { kind: string }) => entry.kind)).toEqual([
      "hold",
      "hold",
      "hold",
      "grant",
    ]);
    expect(client.dreams).toMatchObject([
      {
        id,
        status: "queued",
        depth: "full",
        resolution: "480p",
        parts: [{ part: "reading" }, { part: "image" }, { part: "video" }],
      },
    ]);
    expect(JSON.stringify(client)).not.toContain("dark sea");
  });

  it("does not set a balance that is another than the admin saw", async () => {
    const change = { action: "update_credits", credits: 30 };
    expect((await manage({ ...change, seen: 19 })).status).toBe(409);
    expect((await detail()).user.credits).toBe(20);
    expect((await manage({ ...change, seen: 20 })).status).toBe(200);
    expect((await detail()).user.credits).toBe(30);
  });

  it("pages each list by itself, and shows what admins did to this user alone", async () => {
    for (let credits = 30; credits < 42; credits++) await manage({ action: "update_credits", credits });
    const other = await site.signUp({ email: "other@example.com" });
    await manage({ action: "update_credits", userId: other.user.id, credits: 1 });
    const first = await detail();
    expect(first.paging).toMatchObject({
      payments: { total: 0, page: 0, pageSize: 10 },
      ledger: { total: 13, page: 0 },
      dreams: { total: 0 },
      sessions: { total: 1 },
      audit: { total: 12, page: 0 },
    });
    expect(first.ledger).toHaveLength(10);
    expect(first.audit).toHaveLength(10);
    expect(first.audit[0]).toMatchObject({
      action: "update_credits",
      target: { id: ayse.user.id, email: "ayse@example.com" },
      before: { credits: 40 },
      after: { credits: 41 },
    });
    const url = `/api/admin/users/${ayse.user.id}`;
    const second = (await admin.get(`${url}?ledger=1&audit=1`)).json!;
    expect(second.ledger.map(({ kind }: { kind: string }) => kind)).toEqual(["grant", "grant", "grant"]);
    expect(second.audit.map(({ after }: { after: object }) => after)).toEqual([
      { credits: 31 },
      { credits: 30 },
    ]);
    expect(second.sessions).toEqual(first.sessions);
    expect((await admin.get(`${url}?ledger=7`)).json!.ledger).toEqual([]);
    expect((await admin.get(`${url}?ledger=-1`)).status).toBe(400);
  });

  it("finds no user by another id, nor a deleted one", async () => {
    expect((await admin.get("/api/admin/users/nobody")).status).toBe(404);
    await manage({ action: "delete_user" });
    expect((await admin.get(`/api/admin/users/${ayse.user.id}`)).status).toBe(404);
  });
});
