import type { FastifyInstance } from "fastify";
import { createKey, endKey, expiryAfter, KEY_FIELDS, KEY_RIGHTS } from "#shared/api-keys.ts";
import type { FormDeps, ShowRefusal } from "./form-calls.ts";
import { createProveFirst } from "./prove-first.ts";

/** The forms that make and end keys of the API. */
export function registerKeyForms(forms: FastifyInstance, { callApi, formOf, showRefusal }: FormDeps): void {
  const proveFirst = createProveFirst(callApi);
  forms.post("/account/keys", { schema: { hide: true } }, async (request, reply) => {
    const form = formOf(request);
    const text = (name: string) => form.get(name) ?? "";
    const ended = form.get(KEY_FIELDS.end);
    const rights = KEY_RIGHTS.filter((right) => form.get(right) !== null);
    const kept = {
      name: text(KEY_FIELDS.name),
      rights: rights.join(" "),
      dailyTokens: text(KEY_FIELDS.dailyTokens),
      expiry: text(KEY_FIELDS.expiry),
    };
    const refuse = (error: Parameters<ShowRefusal>[2]["error"]) =>
      error?.code === "unauthenticated"
        ? reply.redirect("/auth", 303)
        : ended === null
          ? showRefusal(request, reply, { form: "key", issues: {}, error, typed: kept })
          : showRefusal(request, reply, { form: "end-key", issues: {}, error, typed: { id: ended } });

    const { error: unproven, headers } = await proveFirst(request, reply, text(KEY_FIELDS.password));
    if (unproven) return refuse(unproven);
    if (ended !== null) {
      const path = `/api/keys/${encodeURIComponent(ended)}`;
      const { error } = await callApi(request, reply, { ...endKey, path }, {}, headers);
      // Ended meanwhile, in another tab for example.
      if (error && error.code !== "not_found") return refuse(error);
      return reply.redirect("/account/keys", 303);
    }
    const dailyTokens = Number(kept.dailyTokens);
    const expiresAt = expiryAfter(Number(kept.expiry));
    const body = {
      name: kept.name,
      rights,
      ...(dailyTokens !== 0 && rights.includes("spend") && { dailyTokens }),
      ...(expiresAt !== null && { expiresAt }),
    };
    const { response, error } = await callApi(request, reply, createKey, body, headers);
    if (error) return refuse(error);
    const { key } = response.json<{ key: string }>();
    // The page that replies to the form is the only one that shows it.
    return showRefusal(request, reply.code(201), {
      form: "key-made",
      issues: {},
      error: null,
      typed: { key },
    });
  });
}
