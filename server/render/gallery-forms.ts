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
import type { Endpoint } from "#shared/endpoint.ts";
import { REPORT_FIELDS, REPORTED } from "#shared/reports.ts";
import { endpointOf, submit, type Form, type FormDeps } from "./form-calls.ts";

interface Sent {
  request: FastifyRequest;
  reply: FastifyReply;
  id: string;
}

/** Sends a dream to the gallery as the form of its page asks, and returns to `page`. */
export function sendEntry(
  deps: FormDeps,
  { request, reply, id, form, page }: Sent & { form: Form; page: string },
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
  const choices = (["video", "mail"] as const).filter((each) => body[each]).join(" ");
  const typed = { words, name, mood: body.mood ?? "", choices };
  const endpoint = endpointOf(sendToGallery, { id });
  return submit(deps, { request, reply, endpoint, body, form: "gallery", typed, page });
}

/** Takes a dream out of the gallery, and returns to `page`. */
export function withdraw(deps: FormDeps, { request, reply, id, page }: Sent & { page: string }) {
  const endpoint = endpointOf(withdrawEntry, { id });
  // Withdrawn meanwhile, in another tab for example.
  return submit(deps, { request, reply, endpoint, form: "withdraw", accepted: "not_found", page });
}

/** Reports the dream of a page to the admins, and returns to the page. */
export function report(
  deps: FormDeps,
  { request, reply, id, form, page, endpoint }: Sent & { form: Form; page: string; endpoint: Endpoint },
) {
  const field = (name: keyof typeof REPORT_FIELDS) => form.get(REPORT_FIELDS[name]) ?? "";
  const typed = { reason: field("reason"), words: field("words"), email: field("email") };
  const email = typed.email.trim() || null;
  return submit(deps, {
    request,
    reply,
    endpoint: endpointOf(endpoint, { id }),
    body: { reason: typed.reason, words: typed.words, website: field("trap"), email },
    form: "report",
    typed,
    // The page itself says that the dream is no longer shown.
    accepted: "gone",
    page: `${page}?${REPORTED}=1`,
  });
}

/** The forms on the page of a dream of the gallery: to like it and to report it. */
export function registerGalleryForms(forms: FastifyInstance, deps: FormDeps): void {
  forms.post<{ Params: { id: string } }>(
    galleryPath(":id"),
    { schema: { hide: true } },
    async (request, reply) => {
      const { id } = request.params;
      const form = deps.formOf(request);
      const page = galleryPath(encodeURIComponent(id));
      if (form.get(REPORT_FIELDS.reason) !== null)
        return report(deps, { request, reply, id, form, page, endpoint: reportEntry });
      const endpoint = endpointOf(likeEntry, { id });
      const body = { liked: form.get(LIKE_FIELD) !== "0" };
      return submit(deps, { request, reply, endpoint, body, form: "like", accepted: "gone", page });
    },
  );
}
