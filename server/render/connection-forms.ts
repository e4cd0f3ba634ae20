import type { FastifyInstance } from "fastify";
import { linkIdentity, unlinkIdentity } from "#shared/identities.ts";
import { CONNECTION_FIELDS } from "#shared/ways-in.ts";
import { endpointOf, submit, type FormDeps } from "./form-calls.ts";

const PAGE = "/account/connections";

/** The forms that link accounts at issuers, and remove them. */
export function registerConnectionForms(forms: FastifyInstance, deps: FormDeps): void {
  forms.post(PAGE, { schema: { hide: true } }, async (request, reply) => {
    const form = deps.formOf(request);
    const id = form.get(CONNECTION_FIELDS.remove);
    const call = { request, reply, password: form.get(CONNECTION_FIELDS.password), page: PAGE };
    if (id === null) return submit(deps, { ...call, endpoint: linkIdentity, form: "connect" });
    return submit(deps, {
      ...call,
      endpoint: endpointOf(unlinkIdentity, { id }),
      form: "disconnect",
      typed: { id },
      // Removed meanwhile, in another tab for example.
      accepted: "not_found",
    });
  });
}
