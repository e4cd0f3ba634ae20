import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Endpoint } from "#shared/endpoint.ts";
import * as contract from "#shared/webhooks.ts";
import type { CallApi, ShowRefusal } from "./form-calls.ts";

interface WebhookFormDeps {
  callApi: CallApi;
  formOf: (request: FastifyRequest) => { get(name: string): string | null };
  showRefusal: ShowRefusal;
}

const PAGE = "/account/webhooks";
const FIELDS = contract.WEBHOOK_FIELDS;
/** The calls of the forms that have an id alone. */
const CALLS: Record<Exclude<contract.WebhookAction, "create">, Endpoint> = {
  end: contract.deleteWebhook,
  enable: contract.enableWebhook,
  rotate: contract.rotateWebhookSecret,
  test: contract.testWebhook,
  replay: contract.replayWebhookMessage,
};

/** The forms of webhooks: one for each action. */
export function registerWebhookForms(
  forms: FastifyInstance,
  { callApi, formOf, showRefusal }: WebhookFormDeps,
): void {
  forms.post(PAGE, { schema: { hide: true } }, async (request, reply) => {
    const form = formOf(request);
    const action = contract.WEBHOOK_ACTIONS.find((known) => known === form.get(FIELDS.action));
    if (!action) return reply.redirect(PAGE, 303);
    const url = form.get(FIELDS.url) ?? "";
    const events = contract.WEBHOOK_EVENTS.filter((event) => form.get(event) !== null);
    const id = form.get(action === "replay" ? FIELDS.message : FIELDS.id) ?? "";
    const endpoint = action === "create" ? contract.createWebhook : CALLS[action];
    const path = endpoint.path.replace(":id", encodeURIComponent(id));
    const body = action === "create" ? { url, events } : {};
    const { response, error } = await callApi(request, reply, { ...endpoint, path }, body);
    if (error?.code === "unauthenticated") return reply.redirect("/auth", 303);
    // What is gone was deleted meanwhile, in another tab for example.
    if (error && error.code !== "not_found") {
      const typed = { url, rights: events.join(" ") };
      return showRefusal(request, reply, { form: "webhook", issues: {}, error, typed });
    }
    if (error || (action !== "create" && action !== "rotate")) return reply.redirect(PAGE, 303);
    const { secret } = response.json<{ secret: string }>();
    // The page that replies to the form is the only one that shows it.
    return showRefusal(request, reply.code(action === "create" ? 201 : 200), {
      form: "webhook-made",
      issues: {},
      error: null,
      typed: { key: secret },
    });
  });
}
