import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GALLERY_FIELDS, WITHDRAW_FIELD } from "#shared/community.ts";
import { REPORT_FIELDS, REPORTED, reportShared } from "#shared/reports.ts";
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
import { makeVerticalVideo } from "#shared/vertical-video.ts";
import { reportOf, sendEntry, withdraw } from "./gallery-forms.ts";
import type { CallApi, Form, ShowRefusal } from "./form-calls.ts";

interface ShareFormDeps {
  callApi: CallApi;
  formOf: (request: FastifyRequest) => Form;
  showRefusal: ShowRefusal;
}

const hidden = { schema: { hide: true } };

/** The forms that make, end, open and report links to dreams. */
export function registerShareForms(
  forms: FastifyInstance,
  { callApi, formOf, showRefusal }: ShareFormDeps,
): void {
  const gallery = { callApi, showRefusal };

  /** Ends the link that a form names, and returns to `page`. */
  async function end(request: FastifyRequest, reply: FastifyReply, id: string, page: string) {
    const path = `/api/shares/${encodeURIComponent(id)}`;
    const { error } = await callApi(request, reply, { ...endShare, path }, {});
    if (error?.code === "unauthenticated") return reply.redirect("/auth", 303);
    // Ended meanwhile, in another tab for example.
    if (error && error.code !== "not_found")
      return showRefusal(request, reply, { form: "end-share", issues: {}, error, typed: {} });
    return reply.redirect(page, 303);
  }

  /** Reports what a link shows, and returns to its page. */
  async function report(request: FastifyRequest, reply: FastifyReply, id: string, form: Form) {
    const { body, typed } = reportOf(form);
    const path = `/api/shared/${id}/reports`;
    const { error } = await callApi(request, reply, { ...reportShared, path }, body);
    // The page itself says that a link has ended.
    if (error && error.code !== "gone")
      return showRefusal(request, reply, { form: "report", issues: {}, error, typed });
    return reply.redirect(`${sharedPagePath(id)}?${REPORTED}=1`, 303);
  }

  forms.post<{ Params: { id: string } }>("/share/:id", hidden, async (request, reply) => {
    const form = formOf(request);
    const id = encodeURIComponent(request.params.id);
    const page = `/share/${id}`;
    const ended = form.get(END_FIELD);
    if (ended !== null) return end(request, reply, ended, page);
    const withdrawn = form.get(WITHDRAW_FIELD);
    if (withdrawn !== null) return withdraw(gallery, { request, reply, id: withdrawn, page });
    if (form.get(GALLERY_FIELDS.sentence) !== null) return sendEntry(gallery, { request, reply, id, form });
    const name = form.get(SHARE_FIELDS.name) ?? "";
    const password = form.get(SHARE_FIELDS.password);
    const formKey = form.get(SHARE_FIELDS.key);
    const body = {
      show: Object.fromEntries(SHARED_PARTS.map((part) => [part, form.get(part) !== null])),
      name: name || null,
      expiry: form.get(SHARE_FIELDS.expiry) ?? "",
      password: password || null,
      ...(formKey && { formKey }),
    };
    const path = `/api/dreams/${id}/shares`;
    const { response, error } = await callApi(request, reply, { ...createShare, path }, body);
    if (error?.code === "unauthenticated") return reply.redirect("/auth", 303);
    if (error) return showRefusal(request, reply, { form: "share", issues: {}, error, typed: { name } });
    return reply.redirect(`${page}?made=${response.json<{ share: Share }>().share.id}`, 303);
  });

  forms.post<{ Params: { id: string } }>("/share/:id/vertical-video", hidden, async (request, reply) => {
    const id = encodeURIComponent(request.params.id);
    const path = `/api/dreams/${id}/vertical-video`;
    const { error } = await callApi(request, reply, { ...makeVerticalVideo, path }, {});
    if (error?.code === "unauthenticated") return reply.redirect("/auth", 303);
    if (error) return showRefusal(request, reply, { form: "vertical-video", issues: {}, error, typed: {} });
    return reply.redirect(`/share/${id}`, 303);
  });

  forms.post("/account/links", hidden, async (request, reply) => {
    const form = formOf(request);
    const page = "/account/links";
    const withdrawn = form.get(WITHDRAW_FIELD);
    if (withdrawn !== null) return withdraw(gallery, { request, reply, id: withdrawn, page });
    return end(request, reply, form.get(END_FIELD) ?? "", page);
  });

  forms.post<{ Params: { id: string } }>(sharedPagePath(":id"), hidden, async (request, reply) => {
    const id = encodeURIComponent(request.params.id);
    const form = formOf(request);
    if (form.get(REPORT_FIELDS.reason) !== null) return report(request, reply, id, form);
    const body = { password: form.get(SHARE_FIELDS.password) ?? "" };
    const path = `/api/shared/${id}/unlock`;
    const { error } = await callApi(request, reply, { ...unlockShared, path }, body);
    // The page itself says that a link has ended.
    if (error && error.code !== "gone")
      return showRefusal(request, reply, { form: "unlock", issues: {}, error, typed: {} });
    return reply.redirect(sharedPagePath(id), 303);
  });
}
