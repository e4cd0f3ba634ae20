import { z } from "zod";
import { RESOLUTIONS, STYLES } from "./dreams.ts";
import { endpoint } from "./endpoint.ts";

const price = {
  id: z.string(),
  tokens: z.int(),
  /** In minor units (cents, kuruş). */
  amount: z.int(),
  /** ISO 4217. */
  currency: z.string(),
  popular: z.boolean(),
};

export const getConfig = endpoint({
  method: "GET",
  path: "/api/config",
  access: "everyone",
  key: "read",
  summary: "What this site runs on, sells and allows",
  status: 200,
  reply: z.object({
    brandName: z.string(),
    engines: z.object({
      reading: z.string(),
      image: z.string(),
      video: z.string(),
      moderation: z.string(),
    }),
    payments: z.enum(["stripe", "sandbox", "off"]),
    packages: z.array(z.object(price)),
    plans: z.array(
      z.object({
        ...price,
        interval: z.literal("month"),
        /** Whether its users may have keys of the API. */
        api: z.boolean(),
      }),
    ),
    costs: z.object({
      reading: z.int(),
      image: z.int(),
      video: z.record(z.enum(RESOLUTIONS), z.int()),
      lens: z.int(),
    }),
    limits: z.object({
      dreamTextMin: z.int(),
      dreamTextMax: z.int(),
      passwordMin: z.int(),
      nameMin: z.int(),
      libraryPageSize: z.int(),
    }),
    styles: z.array(z.enum(STYLES)),
  }),
});
export type SiteConfig = z.infer<typeof getConfig.reply>;
