import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
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

interface ShareFormDeps {
  callApi: CallApi;
  formOf: (request: FastifyRequest) => { get(name: string): string | null };
  showRefusal: ShowRefusal;
}

const hidden = { schema: { hide: true } };

/** The forms that make, end and open links to dreams. */
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
      ...Object.fromEntries(SHARED_PARTS.map((part) => [part, form.get(part) !== null])),
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
    const body = { password: formOf(request).get(SHARE_FIELDS.password) ?? "" };
    const path = `/api/shared/${id}/unlock`;
    const { error } = await callApi(request, reply, { ...unlockShared, path }, body);
    // The page itself says that a link has ended.
    if (error && error.code !== "gone")
      return showRefusal(request, reply, { form: "unlock", issues: {}, error, typed: {} });
    return reply.redirect(sharedPagePath(id), 303);
  });
}
