import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
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
import type { CallApi, ShowRefusal } from "./form-calls.ts";

interface Form {
  get(name: string): string | null;
}

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
    const field = (name: keyof typeof REPORT_FIELDS) => form.get(REPORT_FIELDS[name]) ?? "";
    const typed = { words: field("words"), email: field("email") };
    const body = { reason: field("reason"), words: typed.words, website: field("trap") };
    const path = `/api/shared/${id}/reports`;
    const email = typed.email.trim() || null;
    const { error } = await callApi(request, reply, { ...reportShared, path }, { ...body, email });
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

  forms.post("/account/links", hidden, async (request, reply) =>
    end(request, reply, formOf(request).get(END_FIELD) ?? "", "/account/links"),
  );

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
