import type { FastifyInstance } from "fastify";
import type { Store } from "#server/db/open.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { getLetter } from "#shared/letters.ts";
import * as contract from "#shared/patterns.ts";
import { letterOf } from "./letters.ts";
import { symbolsOfDream } from "./dream-symbols.ts";
import { correct, patternsOf } from "./patterns.ts";

/** Each counts all dreams of its user. */
const PATTERNS_PER_MINUTE = 60;
const CORRECTIONS_PER_MINUTE = 120;
/** As many as pages of an account are rendered: the page of a dream needs its symbols. */
const DREAM_SYMBOLS_PER_MINUTE = 300;

export function registerPatternRoutes(
  app: FastifyInstance,
  { store, now }: { store: Store; now: () => Date },
): void {
  const { db } = store;
  const perMinute = { windowMs: MINUTE_MS, limited: "account" } as const;
  const patterns = limitBy(app, { ...perMinute, max: PATTERNS_PER_MINUTE });
  const letters = limitBy(app, { ...perMinute, max: PATTERNS_PER_MINUTE });
  const dreamSymbols = limitBy(app, { ...perMinute, max: DREAM_SYMBOLS_PER_MINUTE });
  const corrections = limitBy(app, { ...perMinute, max: CORRECTIONS_PER_MINUTE });

  registerEndpoint(app, contract.getPatterns, async ({ query, user, request }) => {
    await patterns(request);
    const { locale = request.locale, symbol, show } = query;
    return { patterns: await patternsOf(db, { userId: user.id, locale, symbol, show, now: now() }) };
  });

  registerEndpoint(app, contract.getDreamSymbols, async ({ params, query, user, request }) => {
    await dreamSymbols(request);
    const { locale = request.locale } = query;
    return { symbols: await symbolsOfDream(db, { userId: user.id, dreamId: params.id, locale }) };
  });

  registerEndpoint(app, getLetter, async ({ query: { locale, month }, user, request }) => {
    await letters(request);
    return letterOf(db, { userId: user.id, month, locale: locale ?? request.locale, now: now() });
  });

  registerEndpoint(
    app,
    { ...contract.correctFinding, limits: [corrections] },
    async ({ body: { dreamId, symbol, counted }, user }) =>
      correct(db, { userId: user.id, dreamId, name: symbol, counted, now: now() }),
  );
}
