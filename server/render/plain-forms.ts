import { createHash, randomUUID } from "node:crypto";
import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { FormRefusal } from "#client/lib/page-state.ts";
import {
  confirmEmailChange,
  forgotPassword,
  resetPassword,
  signIn,
  signOut,
  signUp,
  undoEmailChange,
  verifyEmail,
} from "#shared/accounts.ts";
import { pathAfterAuth, AUTH_FIELDS, authPath, readAuthQuery, resetPath } from "#shared/auth-paths.ts";
import { findIssues } from "#shared/auth-checks.ts";
import { createDream, FORM_KEY, SMALLER_CHOICE } from "#shared/dreams.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import { ERROR_STATUS, type ErrorReply } from "#shared/errors.ts";
import { askForLink, enterByCode, enterByLink } from "#shared/sign-in-links.ts";
import { enterSecondFactor } from "#shared/second-factor.ts";
import { addLens } from "#shared/lenses.ts";
import { endpointOf, submit, type FormDeps } from "./form-calls.ts";
import { registerConnectionForms } from "./connection-forms.ts";
import { registerGalleryForms } from "./gallery-forms.ts";
import { registerKeyForms } from "./key-forms.ts";
import { registerWebhookForms } from "./webhook-forms.ts";
import { registerShareForms } from "./share-forms.ts";
import { registerTwoStepForms } from "./two-step-forms.ts";

const AUTH_ENDPOINTS = {
  "sign-in": signIn,
  "sign-up": signUp,
  forgot: forgotPassword,
  reset: resetPassword,
  verify: verifyEmail,
  "not-me": undoEmailChange,
  code: enterSecondFactor,
  link: askForLink,
  "link-code": enterByCode,
  enter: enterByLink,
};
/** Headers of the API's response that the browser needs. */
const FORWARDED = ["set-cookie", "clear-site-data", "retry-after"];

/**
 * Accepts the forms of the auth page, the writing sheet, the lenses and sign-out as browsers send them before
 * hydration. Each is one API call, under the same checks and limits. The response is a redirect, or the same page with
 * the reason for the refusal.
 */
export async function registerPlainForms(
  app: FastifyInstance,
  showRefusal: FormDeps["showRefusal"],
): Promise<void> {
  /** Calls the API as the sender of the form. */
  async function callApi(
    request: FastifyRequest,
    reply: FastifyReply,
    { method, path }: Endpoint,
    body: object,
    extraHeaders: Record<string, string> = {},
  ) {
    const {
      "content-length": _length,
      "transfer-encoding": _transfer,
      "accept-encoding": _accepted,
      ...headers
    } = request.headers;
    const response = await app.inject({
      method,
      url: path,
      headers: { ...headers, "content-type": "application/json", ...extraHeaders },
      payload: body,
      remoteAddress: request.raw.socket.remoteAddress ?? "",
    });
    for (const name of FORWARDED) {
      const value = response.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    if (response.statusCode < 400) return { response, error: null };
    reply.code(response.statusCode);
    return { response, error: response.json<ErrorReply>().error };
  }

  await app.register(async (forms) => {
    await forms.register(formbody);
    // The fields of JSON need not be texts.
    forms.removeContentTypeParser("application/json");
    /** The fields of a form; the first value where a field is sent twice. */
    const formOf = ({ body }: FastifyRequest) => ({
      get: (name: string) => [(body as Record<string, string | string[]> | null)?.[name]].flat()[0] ?? null,
    });
    const deps = { callApi, formOf, showRefusal };

    forms.post("/auth", { schema: { hide: true } }, async (request, reply) => {
      const form = formOf(request);
      const { mode, redirect, token, invite } = readAuthQuery(request.target.searchParams);
      const refuse = (issues: FormRefusal["issues"], error: FormRefusal["error"]) => {
        const typed = { name: form.get("name") ?? "", email: form.get("email") ?? "" };
        return showRefusal(request, reply, { form: mode, issues, error, typed });
      };
      const fields = AUTH_FIELDS[mode];
      const issues = findIssues(fields, form);
      if (Object.keys(issues).length > 0) {
        reply.code(ERROR_STATUS.invalid_input);
        return refuse(issues, null);
      }
      const needsToken = ["reset", "verify", "not-me", "enter"].includes(mode);
      const body = Object.fromEntries(fields.map((field) => [field, form.get(field)!]));
      const { response, error } = await callApi(request, reply, AUTH_ENDPOINTS[mode], {
        ...body,
        ...(needsToken && { token }),
        ...(mode === "sign-up" && invite && { invite }),
      });
      if (error?.code === "second_factor_required") return reply.redirect(authPath("code", redirect), 303);
      if (error) return refuse({}, error);
      if ((mode === "verify" || mode === "not-me") && response.statusCode === 200)
        return reply.redirect(resetPath(response.json<{ reset: string }>().reset), 303);
      const signedIn = ["sign-in", "sign-up", "code", "link-code", "enter"].includes(mode);
      if (mode === "link") return reply.redirect(authPath("link-code", redirect), 303);
      return reply.redirect(
        signedIn
          ? pathAfterAuth(
              mode === "sign-up" ? mode : "sign-in",
              redirect,
              response.json<{ next?: string }>().next,
            )
          : authPath("sign-in", redirect, { done: mode, invite }),
        303,
      );
    });

    forms.post("/account", { schema: { hide: true } }, async (request, reply) => {
      const token = request.target.searchParams.get("confirm") ?? "";
      const call = { endpoint: confirmEmailChange, body: { token }, form: "confirm-email" } as const;
      return submit(deps, { request, reply, ...call, page: "/account" });
    });

    forms.post("/sign-out", { schema: { hide: true } }, async (request, reply) => {
      await callApi(request, reply, signOut, {});
      return reply.redirect("/", 303);
    });

    forms.post<{ Params: { id: string } }>(
      "/dream/:id",
      { schema: { hide: true } },
      async (request, reply) => {
        const lens = formOf(request).get("lens") ?? "";
        const { id } = request.params;
        const endpoint = endpointOf(addLens, { id });
        const page = `/dream/${encodeURIComponent(id)}?lens=${encodeURIComponent(lens)}`;
        return submit(deps, { request, reply, endpoint, body: { lens }, form: "lens", page });
      },
    );

    registerShareForms(forms, deps);
    registerGalleryForms(forms, deps);
    registerKeyForms(forms, deps);
    registerWebhookForms(forms, deps);
    registerTwoStepForms(forms, deps);
    registerConnectionForms(forms, deps);

    forms.post("/dashboard", { schema: { hide: true } }, async (request, reply) => {
      const form = formOf(request);
      const body: Record<string, string> = { dreamText: "", language: request.locale };
      for (const field of ["dreamText", "depth", "resolution", "style"]) {
        const value = form.get(field);
        if (value !== null) body[field] = value;
      }
      // Empty where the dream is of the last night.
      for (const field of ["night", "time"]) {
        const value = form.get(field);
        if (value) body[field] = value;
      }
      const { language: _language, ...typed } = body;
      // The button of a smaller choice overrules the chosen fields.
      const [depth, resolution] = form.get(SMALLER_CHOICE)?.split(" ") ?? [];
      if (depth && resolution) Object.assign(body, { depth, resolution });
      // A text sent twice from one page makes one dream; sent from another page it makes a new one.
      const submission = JSON.stringify([form.get(FORM_KEY) ?? randomUUID(), body]);
      const key = createHash("sha256").update(submission).digest("base64url");
      return submit(deps, {
        request,
        reply,
        endpoint: createDream,
        body,
        headers: { "idempotency-key": key },
        form: "dream",
        typed,
        page: "/dashboard",
        after: (response) => `/dream/${response.json<{ dream: { id: string } }>().dream.id}`,
      });
    });
  });
}
