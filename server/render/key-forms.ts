import type { FastifyInstance } from "fastify";
import { createKey, endKey, expiryAfter, KEY_EXPIRIES, KEY_FIELDS, KEY_RIGHTS } from "#shared/api-keys.ts";
import { endpointOf, submit, type FormDeps } from "./form-calls.ts";

const PAGE = "/account/keys";

/** The forms that make and end keys of the API. */
export function registerKeyForms(forms: FastifyInstance, deps: FormDeps): void {
  forms.post(PAGE, { schema: { hide: true } }, async (request, reply) => {
    const form = deps.formOf(request);
    const text = (name: string) => form.get(name) ?? "";
    const call = { request, reply, password: text(KEY_FIELDS.password), page: PAGE };
    const id = form.get(KEY_FIELDS.end);
    if (id !== null) {
      return submit(deps, {
        ...call,
        endpoint: endpointOf(endKey, { id }),
        form: "end-key",
        typed: { id },
        // Ended meanwhile, in another tab for example.
        accepted: "not_found",
      });
    }
    const rights = KEY_RIGHTS.filter((right) => form.get(right) !== null);
    const typed = {
      name: text(KEY_FIELDS.name),
      rights: rights.join(" "),
      dailyTokens: text(KEY_FIELDS.dailyTokens),
      expiry: text(KEY_FIELDS.expiry),
    };
    const dailyTokens = Number(typed.dailyTokens);
    const isOffered = KEY_EXPIRIES.some((days) => days === typed.expiry);
    // The API refuses any other value, which must not make a key that never expires.
    const expiresAt = isOffered ? expiryAfter(Number(typed.expiry)) : typed.expiry;
    const body = {
      name: typed.name,
      rights,
      ...(dailyTokens !== 0 && rights.includes("spend") && { dailyTokens }),
      ...(expiresAt !== null && { expiresAt }),
    };
    return submit(deps, {
      ...call,
      endpoint: createKey,
      body,
      form: "key",
      typed,
      // The page that replies to the form is the only one that shows the key.
      after: (response) =>
        deps.showRefusal(request, reply.code(201), {
          form: "key-made",
          issues: {},
          error: null,
          typed: { key: response.json<{ key: string }>().key },
        }),
    });
  });
}
