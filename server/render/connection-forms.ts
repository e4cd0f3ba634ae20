import type { FastifyInstance } from "fastify";
import { linkIdentity, unlinkIdentity } from "#shared/identities.ts";
import { CONNECTION_FIELDS } from "#shared/ways-in.ts";
import type { FormDeps } from "./form-calls.ts";
import { createProveFirst } from "./prove-first.ts";

/** The forms that link accounts at issuers, and remove them. */
export function registerConnectionForms(
  forms: FastifyInstance,
  { callApi, formOf, showRefusal }: FormDeps,
): void {
  const proveFirst = createProveFirst(callApi);
  forms.post("/account/connections", { schema: { hide: true } }, async (request, reply) => {
    const form = formOf(request);
    const id = form.get(CONNECTION_FIELDS.remove);
    const call =
      id === null
        ? linkIdentity
        : { ...unlinkIdentity, path: `/api/account/identities/${encodeURIComponent(id)}` };
    const password = form.get(CONNECTION_FIELDS.password) ?? "";
    const proof = await proveFirst(request, reply, password);
    const { error } = proof.error ? proof : await callApi(request, reply, call, {}, proof.headers);
    if (error?.code === "unauthenticated") return reply.redirect("/auth", 303);
    // Removed meanwhile, in another tab for example.
    if (!error || (id !== null && error.code === "not_found"))
      return reply.redirect("/account/connections", 303);
    const refusal = { issues: {}, error, typed: id === null ? {} : { id } };
    return showRefusal(request, reply, { ...refusal, form: id === null ? "connect" : "disconnect" });
  });
}
