import type { FastifyInstance } from "fastify";
import * as contract from "#shared/webhooks.ts";
import { endpointOf, submit, type FormDeps } from "./form-calls.ts";

const PAGE = "/account/webhooks";
const FIELDS = contract.WEBHOOK_FIELDS;
const ENDPOINTS = {
  create: contract.createWebhook,
  end: contract.deleteWebhook,
  enable: contract.enableWebhook,
  rotate: contract.rotateWebhookSecret,
  test: contract.testWebhook,
  replay: contract.replayWebhookMessage,
};

/** The forms of webhooks: one for each action. */
export function registerWebhookForms(forms: FastifyInstance, deps: FormDeps): void {
  forms.post(PAGE, { schema: { hide: true } }, async (request, reply) => {
    const form = deps.formOf(request);
    const action = contract.WEBHOOK_ACTIONS.find((known) => known === form.get(FIELDS.action));
    if (!action) return reply.redirect(PAGE, 303);
    const url = form.get(FIELDS.url) ?? "";
    const events = contract.WEBHOOK_EVENTS.filter((event) => form.get(event) !== null);
    const id = form.get(action === "replay" ? FIELDS.message : FIELDS.id) ?? "";
    const makesSecret = action === "create" || action === "rotate";
    return submit(deps, {
      request,
      reply,
      endpoint: endpointOf(ENDPOINTS[action], { id }),
      body: action === "create" ? { url, events } : {},
      password: form.get(FIELDS.password),
      ...(action === "rotate"
        ? { form: "rotate-webhook", typed: { id } }
        : { form: "webhook", typed: { url, events: events.join(" ") } }),
      // Deleted meanwhile, in another tab for example.
      accepted: "not_found",
      page: PAGE,
      ...(makesSecret && {
        // The page that replies to the form is the only one that shows the secret.
        after: (response) =>
          deps.showRefusal(request, reply.code(response.statusCode), {
            form: "webhook-made",
            issues: {},
            error: null,
            typed: { key: response.json<{ secret: string }>().secret },
          }),
      }),
    });
  });
}
