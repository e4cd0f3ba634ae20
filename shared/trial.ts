import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { DREAM_TEXT_MAX, graphemeCount, rawTextIssue } from "./limits.ts";
import { LOCALE_CODES } from "./locales.ts";

/** As a dream's text, but of any length above nothing: a fragment is enough for a preview. */
const trialTextSchema = z
  .string()
  .superRefine((text, context) => {
    const issue = rawTextIssue(text);
    if (issue) context.addIssue({ code: "custom", message: issue });
    else if (text.trim() === "") context.addIssue({ code: "custom", message: "dream_too_short" });
    else if (graphemeCount(text.trim()) > DREAM_TEXT_MAX) {
      context.addIssue({ code: "custom", message: "dream_too_long" });
    }
  })
  .transform((text) => text.normalize("NFC").trim());

const previewSchema = z.object({
  /** First sentence of the reading. */
  opening: z.string(),
  /** The next words, cut off: the rest is not sent. */
  next: z.string(),
  /** Words of the dream that the reading begins with; null where no symbol is in it. */
  quote: z.string().nullable(),
  /** Names of symbols in the reading. */
  symbols: z.array(z.string()),
});
export type Preview = z.infer<typeof previewSchema>;

export const previewDream = endpoint({
  method: "POST",
  path: "/api/trial",
  access: "everyone",
  summary: "Review a visitor's dream, and preview its reading by the local studio; nothing is stored",
  body: z.strictObject({ dreamText: trialTextSchema, language: z.enum(LOCALE_CODES) }),
  status: 200,
  reply: z.object({ preview: previewSchema }),
});
