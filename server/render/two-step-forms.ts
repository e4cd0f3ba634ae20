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
import { submit, type FormDeps } from "./form-calls.ts";

const ENDPOINTS = {
  begin: beginSecondFactor,
  confirm: confirmSecondFactor,
  renew: renewRecoveryCodes,
  remove: removeSecondFactor,
};

/** The forms that set up, renew and remove the second factor. */
export function registerTwoStepForms(forms: FastifyInstance, deps: FormDeps): void {
  forms.post(TWO_STEP_PATH, { schema: { hide: true } }, async (request, reply) => {
    const form = deps.formOf(request);
    const step = TWO_STEPS.find((name) => name === form.get(STEP_FIELD)) ?? "begin";
    return submit(deps, {
      request,
      reply,
      endpoint: ENDPOINTS[step],
      body: step === "confirm" ? { code: form.get("code")?.trim() ?? "" } : {},
      password: form.get("password"),
      form: step,
      page: TWO_STEP_PATH,
      ...(step !== "remove" && {
        // Only the reply to the form shows a new secret or new recovery codes.
        after: (response) => {
          const made = response.json<{ secret?: string; uri?: string; recoveryCodes?: string[] }>();
          const { recoveryCodes, ...begun } = made;
          const typed = { ...begun, ...(recoveryCodes && { codes: recoveryCodes.join(" ") }) };
          return deps.showRefusal(request, reply, { form: step, issues: {}, error: null, typed });
        },
      }),
    });
  });
}
