import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const writtenMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  writtenAt: z.iso.datetime(),
});
export type WrittenMail = z.infer<typeof writtenMailSchema>;

export const listOutbox = endpoint({
  method: "GET",
  path: "/api/outbox",
  access: "everyone",
  summary:
    "The mails written last, newest first, on a site that tries mail on its own machine; elsewhere 404. From another machine a signed-in person sees their own",
  status: 200,
  reply: z.object({ mails: z.array(writtenMailSchema) }),
});

/** Answers the HTML of a mail, which can load and run nothing. */
export const OUTBOX_MAIL_PATH = "/api/outbox/:id";
