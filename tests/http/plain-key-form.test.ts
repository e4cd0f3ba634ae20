import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createKey } from "#shared/api-keys.ts";
import { registerPlainForms } from "#server/render/plain-forms.ts";

const app = Fastify();
let received: unknown;

beforeAll(async () => {
  app.post("/api/keys", async (request, reply) => {
    received = request.body;
    return reply.code(201).send({ key: "made" });
  });
  await registerPlainForms(app, async (_request, reply) => reply.send("shown"));
});
afterAll(() => app.close());

async function bodyOf(form: Record<string, string>) {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const payload = new URLSearchParams({ keyName: "Program", read: "on", ...form }).toString();
  await app.inject({ method: "POST", url: "/account/keys", headers, payload });
  return createKey.body!.safeParse(received);
}

test("a key expires after the chosen days, or never where that was chosen", async () => {
  const { data } = await bodyOf({ expiry: "30" });
  expect(Date.parse(data!.expiresAt!) - Date.now()).toBeGreaterThan(29 * 86_400_000);
  expect((await bodyOf({ expiry: "0" })).data).toEqual({ name: "Program", rights: ["read"] });
});

test.each(["", "-1", "soon", "1e20"])("the API refuses a key with %j days", async (expiry) => {
  expect((await bodyOf({ expiry })).success).toBe(false);
});
