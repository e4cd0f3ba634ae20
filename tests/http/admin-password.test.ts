import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { enrolledAdmin, PASSWORD, startPublicApp } from "./admin-app.ts";

let site: TestApp;
let boss: Awaited<ReturnType<typeof enrolledAdmin>>;

beforeEach(async () => {
  site = await startPublicApp();
  boss = await enrolledAdmin(site);
});
afterEach(() => site.close());

describe("on a public site, the password is asked for again", () => {
  it.each([
    ["update_credits", { credits: 5 }],
    ["delete_user", {}],
  ])("for %s", async (action, more) => {
    const client = await site.signUp();
    const body = { action, userId: client.user.id, ...more };
    const url = "/api/admin/manage-user";
    expect(await boss.post(url, body)).toMatchObject({
      status: 400,
      json: { error: { details: { issues: [{ path: "password", message: "required" }] } } },
    });
    expect((await boss.post(url, { ...body, password: "a wrong one" })).status).toBe(401);
    expect((await boss.get(`/api/admin/users/${client.user.id}`)).status).toBe(200);
    expect((await boss.post(url, { ...body, password: PASSWORD })).status).toBe(200);
  });

  it("for another address, but not for another name", async () => {
    const { user } = await site.signUp({ email: "ayse@example.com" });
    const send = (more: object) =>
      boss.post("/api/admin/manage-user", { action: "update_profile", userId: user.id, ...more });
    expect((await send({ name: "Fatma", email: "AYSE@example.com" })).status).toBe(200);
    const moved = { name: "Fatma", email: "other@example.com" };
    expect(await send(moved)).toMatchObject({
      status: 400,
      json: { error: { details: { issues: [{ path: "password", message: "required" }] } } },
    });
    expect((await send({ ...moved, password: "a wrong one" })).status).toBe(401);
    const email = async () => (await boss.get(`/api/admin/users/${user.id}`)).json!.user.email;
    expect(await email()).toBe("ayse@example.com");
    expect((await send({ ...moved, password: PASSWORD })).status).toBe(200);
    expect(await email()).toBe("other@example.com");
  });

  it("and cannot be guessed", async () => {
    const body = { action: "delete_user", userId: "nobody", password: "a wrong one" };
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => boss.post("/api/admin/manage-user", body)),
    );
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});
