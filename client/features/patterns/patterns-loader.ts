import type { RouteEnv } from "../../lib/context.tsx";
import { askedLetter, askedPatterns, letterQuery, patternsQuery } from "./queries.ts";

/** Loads the figures and the letter that the address asks for. */
export const load = ({ queryClient, api, locale }: RouteEnv, { searchParams }: URL) =>
  Promise.all([
    queryClient.ensureQueryData(patternsQuery(api, locale, askedPatterns(searchParams))),
    queryClient.ensureQueryData(letterQuery(api, locale, askedLetter(searchParams))),
  ]);
