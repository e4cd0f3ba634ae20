import { z } from "zod";
import { DREAMS_WANTED, dreamSchema, LIBRARY_FACTS, PART_STATUSES } from "./dreams.ts";
import { endpoint } from "./endpoint.ts";
import { matchSchema } from "./library-search.ts";

const partState = z.object({ status: z.enum(PART_STATUSES) });

/** A dream as a card of the library shows it. A part that was not asked for is `skipped`. */
const cardSchema = dreamSchema
  .pick({
    id: true,
    kind: true,
    status: true,
    language: true,
    title: true,
    night: true,
    favourite: true,
    tags: true,
    ownTags: true,
    imageUrl: true,
    image: true,
    videoUrl: true,
    video: true,
  })
  .extend({
    parts: z.object({ reading: partState, image: partState, video: partState }),
    /** Its first 300 UTF-16 units or so. Whole for a note, and in a search, whose matches count from its beginning. */
    dreamText: z.string(),
    /** Only in a search: what its words match. */
    matches: z.array(matchSchema).optional(),
  });
export type Card = z.infer<typeof cardSchema>;

export const listCards = endpoint({
  method: "GET",
  path: "/api/dreams/cards",
  access: "user",
  summary: "One page of the user's library as the site's cards show it, in the order of `/api/dreams`",
  query: z.strictObject(DREAMS_WANTED),
  status: 200,
  reply: z.object({ cards: z.array(cardSchema), ...LIBRARY_FACTS }),
});
