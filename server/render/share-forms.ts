import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GALLERY_FIELDS, WITHDRAW_FIELD } from "#shared/community.ts";
import { REPORT_FIELDS, reportShared } from "#shared/reports.ts";
import {
  createShare,
  END_FIELD,
  endShare,
  SHARE_FIELDS,
  SHARED_PARTS,
  sharedPagePath,
  unlockShared,
  type Share,
} from "#shared/shares.ts";
import { makeVerticalVideo, VERTICAL_VIDEO_FIELD } from "#shared/vertical-video.ts";
import { endpointOf, submit, type FormDeps } from "./form-calls.ts";
import { report, sendEntry, withdraw } from "./gallery-forms.ts";

const hidden = { schema: { hide: true } };
type WithId = { Params: { id: string } };

/** The forms that make, end, open and report links to dreams, and that for an upright video. */
export function registerShareForms(forms: FastifyInstance, deps: FormDeps): void {
  const { formOf } = deps;

  /** Ends the link that a form names, and returns to `page`. */
  function end(request: FastifyRequest, reply: FastifyReply, id: string, page: string) {
    const endpoint = endpointOf(endShare, { id });
    // Ended meanwhile, in another tab for example.
    return submit(deps, { request, reply, endpoint, form: "end-share", accepted: "not_found", page });
  }

  forms.post<WithId>("/share/:id", hidden, async (request, reply) => {
    const form = formOf(request);
    const { id } = request.params;
    const page = `/share/${encodeURIComponent(id)}`;
    const ended = form.get(END_FIELD);
    if (ended !== null) return end(request, reply, ended, page);
    const withdrawn = form.get(WITHDRAW_FIELD);
    if (withdrawn !== null) return withdraw(deps, { request, reply, id: withdrawn, page });
    if (form.get(VERTICAL_VIDEO_FIELD) !== null) {
      const endpoint = endpointOf(makeVerticalVideo, { id });
      return submit(deps, { request, reply, endpoint, form: "vertical-video", page });
    }
    if (form.get(GALLERY_FIELDS.sentence) !== null)
      return sendEntry(deps, { request, reply, id, form, page });
    const name = form.get(SHARE_FIELDS.name) ?? "";
    const password = form.get(SHARE_FIELDS.password);
    const formKey = form.get(SHARE_FIELDS.key);
    const expiry = form.get(SHARE_FIELDS.expiry) ?? "";
    const parts = SHARED_PARTS.filter((part) => form.get(part) !== null);
    const body = {
      show: Object.fromEntries(parts.map((part) => [part, true])),
      name: name || null,
      expiry,
      password: password || null,
      ...(formKey && { formKey }),
    };
    return submit(deps, {
      request,
      reply,
      endpoint: endpointOf(createShare, { id }),
      body,
      form: "share",
      typed: { name, expiry, choices: parts.join(" ") },
      page,
      after: (response) => `${page}?made=${response.json<{ share: Share }>().share.id}`,
    });
  });

  forms.post("/account/links", hidden, async (request, reply) => {
    const form = formOf(request);
    const page = "/account/links";
    const withdrawn = form.get(WITHDRAW_FIELD);
    if (withdrawn !== null) return withdraw(deps, { request, reply, id: withdrawn, page });
    return end(request, reply, form.get(END_FIELD) ?? "", page);
  });

  forms.post<WithId>(sharedPagePath(":id"), hidden, async (request, reply) => {
    const { id } = request.params;
    const form = formOf(request);
    const page = sharedPagePath(encodeURIComponent(id));
    if (form.get(REPORT_FIELDS.reason) !== null)
      return report(deps, { request, reply, id, form, page, endpoint: reportShared });
    const endpoint = endpointOf(unlockShared, { id });
    const body = { password: form.get(SHARE_FIELDS.password) ?? "" };
    // The page itself says that a link has ended.
    return submit(deps, { request, reply, endpoint, body, form: "unlock", accepted: "gone", page });
  });
}
