import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPlainForms } from "#server/render/plain-forms.ts";
import { startTestApp } from "../support/app.ts";

const app = Fastify();
const keys: (string | undefined)[] = [];
let received: unknown;

beforeAll(async () => {
  app.post("/api/dreams", async (request, reply) => {
    received = request.body;
    keys.push(request.headers["idempotency-key"] as string | undefined);
    return reply.code(202).send({ dream: { id: "1" } });
  });
  await registerPlainForms(app, async (_request, reply) => reply.send("refused"));
});
afterAll(() => app.close());

async function keyOf(form: Record<string, string> | string[][]): Promise<string> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const payload = new URLSearchParams(form).toString();
  const response = await app.inject({ method: "POST", url: "/dashboard", headers, payload });
  expect(response.statusCode).toBe(303);
  return keys.at(-1)!;
}

test("a dream's form is identified by its page and its text, whenever it is sent", async () => {
  const form = { formKey: "one", dreamText: "Aynı merdiven iki kez önümden geçti." };
  const first = await keyOf(form);
  expect(await keyOf(form)).toBe(first);
  expect(await keyOf({ ...form, formKey: "another" })).not.toBe(first);
  expect(await keyOf({ ...form, dreamText: "Başka bir merdivenden indim." })).not.toBe(first);
});

test("forms without a key are never taken for one another", async () => {
  const form = { dreamText: "Aynı merdiven iki kez önümden geçti." };
  expect(await keyOf(form)).not.toBe(await keyOf(form));
});

test("a field that is sent twice counts once, and one by the name of a property is a field like others", async () => {
  const fields = [
    ["formKey", "one"],
    ["dreamText", "Aynı merdiven iki kez önümden geçti."],
  ];
  const first = await keyOf(fields);
  expect(await keyOf([...fields, ["dreamText", "Başka bir merdiven."], ["__proto__", "x"]])).toBe(first);
});

test("the button of a smaller choice overrules the chosen depth", async () => {
  const dreamText = "Aynı merdiven iki kez önümden geçti.";
  await keyOf({ dreamText, depth: "full", resolution: "1080p", smallerChoice: "image 480p" });
  expect(received).toMatchObject({ dreamText, depth: "image", resolution: "480p" });
});

test("the night and the time are sent where they are filled in", async () => {
  const dreamText = "Aynı merdiven iki kez önümden geçti.";
  await keyOf({ dreamText, night: "", time: "" });
  expect(received).toEqual({ dreamText });
  await keyOf({ dreamText, night: "2026-11-20", time: "03:10" });
  expect(received).toMatchObject({ night: "2026-11-20", time: "03:10" });
});

test("a refused dream has its choices again, so that it costs no more when it is sent again", async () => {
  const site = await startTestApp({ pages: true });
  const user = await site.signUp({ tokens: 40 });
  const send = async (fields: Record<string, string>) => {
    const { statusCode, body } = await site.app.inject({
      method: "POST",
      url: "/dashboard",
      headers: { cookie: user.cookie(), "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
    });
    const chosen = [...body.matchAll(/<input[^>]* type="radio"[^>]* checked=""[^>]*>/g)].map(
      ([input]) => / value="([^"]*)"/.exec(input)![1],
    );
    return { statusCode, chosen };
  };
  const choices = { depth: "full", resolution: "720p", style: "poster" };
  for (const dreamText of ["Kısa", ""]) {
    const refused = { statusCode: 400, chosen: Object.values(choices) };
    expect(await send({ ...choices, dreamText })).toEqual(refused);
  }
  const smaller = { ...choices, dreamText: "Kısa", smallerChoice: "image 480p" };
  expect(await send(smaller)).toEqual({ statusCode: 400, chosen: Object.values(choices) });
  // Without script all choices stay on the page.
  const small = { ...choices, depth: "reading" };
  expect((await send({ ...small, dreamText: "Kısa" })).chosen).toEqual(Object.values(small));
  const unknown = { depth: "deep", resolution: "8k", style: "none", dreamText: "Kısa" };
  expect((await send(unknown)).chosen).toEqual(["full", "480p", "auto"]);
  await site.close();
});
