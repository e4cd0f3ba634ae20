import type { FastifyInstance } from "fastify";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  STEP_FIELD,
  TWO_STEP_PATH,
  TWO_STEPS,
} from "#shared/second-factor.ts";
import type { FormDeps, ShowRefusal } from "./form-calls.ts";
import { createProveFirst } from "./prove-first.ts";

const ENDPOINTS = {
  begin: beginSecondFactor,
  confirm: confirmSecondFactor,
  renew: renewRecoveryCodes,
  remove: removeSecondFactor,
};

/** The forms that set up, renew and remove the second factor. */
export function registerTwoStepForms(
  forms: FastifyInstance,
  { callApi, formOf, showRefusal }: FormDeps,
): void {
  const proveFirst = createProveFirst(callApi);
  forms.post(TWO_STEP_PATH, { schema: { hide: true } }, async (request, reply) => {
    const form = formOf(request);
    const step = TWO_STEPS.find((name) => name === form.get(STEP_FIELD)) ?? "begin";
    const refuse = (error: Parameters<ShowRefusal>[2]["error"]) =>
      error?.code === "unauthenticated"
        ? reply.redirect("/auth", 303)
        : showRefusal(request, reply, { form: step, issues: {}, error, typed: {} });

    const proven = await proveFirst(request, reply, form.get("password") ?? "");
    if (proven.error) return refuse(proven.error);
    const body = step === "confirm" ? { code: form.get("code")?.trim() ?? "" } : {};
    const { response, error } = await callApi(request, reply, ENDPOINTS[step], body, proven.headers);
    if (error) return refuse(error);
    if (step === "remove") return reply.redirect(TWO_STEP_PATH, 303);
    // The page that replies to the form is the only one that shows them.
    const made = response.json<{ secret?: string; uri?: string; recoveryCodes?: string[] }>();
    const { recoveryCodes, ...begun } = made;
    const typed = { ...begun, ...(recoveryCodes && { codes: recoveryCodes.join(" ") }) };
    return showRefusal(request, reply, { form: step, issues: {}, error: null, typed });
  });
}
