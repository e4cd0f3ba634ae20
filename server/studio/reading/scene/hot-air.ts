import type { DreamLanguage } from "../language.ts";

const ridden = (word: RegExp, before: RegExp) => [{ id: "balloon", word, before, is: "airship" }] as const;

/** Balloons that somebody is in: "yo iba en un globo". */
export const HOT_AIR: Partial<Record<DreamLanguage, ReturnType<typeof ridden>>> = {
  en: ridden(
    /^balloon$/iu,
    /(?<!\p{L})(?:I|we) (?:was|were|am|flew|rode|sat|stood|travelled|traveled|went)(?: \p{L}+)? (?:in|inside) (?:an?|the|our) (?:\p{L}+ )?$/iu,
  ),
  es: ridden(
    /^globo$/iu,
    /(?<!\p{L})(?:iba|íbamos|vol(?:aba|ábamos|é)|viaj(?:aba|ábamos|é)|sub(?:í|imos|id[ao]s?)|montad[ao]s?|estaba|estábamos|dentro) (?:en|de|a) (?:un|el) $/iu,
  ),
  pt: ridden(
    /^balão$/iu,
    /(?<!\p{L})(?:ia|íamos|vo(?:ava|ávamos|ei)|viaj(?:ava|ávamos|ei)|estava|estávamos|dentro) (?:num|no|em um|d[eo]|de um) $/iu,
  ),
};
