import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  GALLERY_FIELDS,
  galleryPath,
  LIKE_FIELD,
  likeEntry,
  reportEntry,
  sendToGallery,
  withdrawEntry,
} from "#shared/community.ts";
import { REPORT_FIELDS, REPORTED } from "#shared/reports.ts";
import type { CallApi, Form, ShowRefusal } from "./form-calls.ts";

interface GalleryFormDeps {
  callApi: CallApi;
  formOf: (request: FastifyRequest) => Form;
  showRefusal: ShowRefusal;
}

/** Sends a dream to the gallery as the form of its page asks, and returns to that page. */
export async function sendEntry(
  { callApi, showRefusal }: Pick<GalleryFormDeps, "callApi" | "showRefusal">,
  { request, reply, id, form }: { request: FastifyRequest; reply: FastifyReply; id: string; form: Form },
) {
  const field = (name: keyof typeof GALLERY_FIELDS) => form.get(GALLERY_FIELDS[name]);
  const words = field("sentence") ?? "";
  const name = field("name") ?? "";
  const body = {
    consent: field("consent") !== null,
    video: field("video") !== null,
    sentence: words || null,
    name: name || null,
    mood: field("mood") || null,
    mail: field("mail") !== null,
    reread: field("reread") !== null,
  };
  const path = `/api/dreams/${id}/gallery`;
  const { error } = await callApi(request, reply, { ...sendToGallery, path }, body);
  if (error?.code === "unauthenticated") return reply.redirect("/auth", 303);
  if (error)
    return showRefusal(request, reply, { form: "gallery", issues: {}, error, typed: { words, name } });
  return reply.redirect(`/share/${id}`, 303);
}

/** Takes a dream out of the gallery, and returns to `page`. */
export async function withdraw(
  { callApi, showRefusal }: Pick<GalleryFormDeps, "callApi" | "showRefusal">,
  { request, reply, id, page }: { request: FastifyRequest; reply: FastifyReply; id: string; page: string },
) {
  const path = `/api/gallery/${encodeURIComponent(id)}`;
  const { error } = await callApi(request, reply, { ...withdrawEntry, path }, {});
  if (error?.code === "unauthenticated") return reply.redirect("/auth", 303);
  // Withdrawn meanwhile, in another tab for example.
  if (error && error.code !== "not_found")
    return showRefusal(request, reply, { form: "withdraw", issues: {}, error, typed: {} });
  return reply.redirect(page, 303);
}

/** What the form of a report asks for, and what was typed into it. */
export function reportOf(form: Form) {
  const field = (name: keyof typeof REPORT_FIELDS) => form.get(REPORT_FIELDS[name]) ?? "";
  const typed = { words: field("words"), email: field("email") };
  const email = typed.email.trim() || null;
  return { body: { reason: field("reason"), words: typed.words, website: field("trap"), email }, typed };
}

/** The forms on the page of a dream of the gallery: to like it and to report it. */
export function registerGalleryForms(
  forms: FastifyInstance,
  { callApi, formOf, showRefusal }: GalleryFormDeps,
): void {
  forms.post<{ Params: { id: string } }>(
    galleryPath(":id"),
    { schema: { hide: true } },
    async (request, reply) => {
      const id = encodeURIComponent(request.params.id);
      const form = formOf(request);
      if (form.get(REPORT_FIELDS.reason) !== null) {
        const { body, typed } = reportOf(form);
        const path = `/api/gallery/${id}/reports`;
        const { error } = await callApi(request, reply, { ...reportEntry, path }, body);
        // The page itself says that a dream has left.
        if (error && error.code !== "gone")
          return showRefusal(request, reply, { form: "report", issues: {}, error, typed });
        return reply.redirect(`${galleryPath(id)}?${REPORTED}=1`, 303);
      }
      const path = `/api/gallery/${id}/likes`;
      const liked = form.get(LIKE_FIELD) !== "0";
      const { error } = await callApi(request, reply, { ...likeEntry, path }, { liked });
      if (error && error.code !== "gone")
        return showRefusal(request, reply, { form: "like", issues: {}, error, typed: {} });
      return reply.redirect(galleryPath(id), 303);
    },
  );
}
