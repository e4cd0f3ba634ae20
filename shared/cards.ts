import { z } from "zod";
import { DREAMS_WANTED, dreamSchema, PART_STATUSES } from "./dreams.ts";
import { endpoint } from "./endpoint.ts";
import { matchSchema } from "./library-search.ts";

const partState = z.object({ status: z.enum(PART_STATUSES) });

/** What a card of the library shows of a dream. */
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
    /** What a card has room for of the dream's text; the whole text of a note and where words are searched for. */
    dreamText: z.string(),
    /** Where words are searched for. */
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
  reply: z.object({
    cards: z.array(cardSchema),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    /** The user's most frequent tags over the whole library. */
    topTags: z.array(z.string()),
    /** The most frequent symbols of the readings. */
    topSymbols: z.array(z.string()),
  }),
});
