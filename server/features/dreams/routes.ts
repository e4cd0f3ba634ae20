import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Db, Store } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { payerOf } from "#server/http/session-user.ts";
import { knownTimeZone } from "#server/http/time-zone.ts";
import type { PriceTable } from "#server/provider-settings.ts";
import type { Registration } from "#server/jobs/registration.ts";
import type { Engines } from "#server/providers/engines.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import type { ProviderWatch } from "#server/providers/provider-watch.ts";
import type { SharePictures } from "#server/studio/share/share-pictures.ts";
import * as bin from "#shared/bin.ts";
import { listCards } from "#shared/cards.ts";
import * as contract from "#shared/dreams.ts";
import { HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { addPart } from "./added-part.ts";
import { binDream, binOf, deleteDream, emptyBin, restoreDream } from "./bin.ts";
import { changeDream } from "./change.ts";
import { toCards } from "./cards.ts";
import { cancelDream, retryDream, submitDream } from "./dreams.ts";
import type { QueueLimits } from "./intake.ts";
import { createEstimate } from "./estimate.ts";
import { registerDreamEvents } from "./event-stream.ts";
import type { DreamEventHub } from "./events.ts";
import { createLargeImages, redrawOf } from "./large-image.ts";
import { registerMedia } from "./media-routes.ts";
import { saveNote } from "./notes.ts";
import { listLibrary } from "./library.ts";
import { findOwnDream, topTags, type DreamRow } from "./queries.ts";
import type { StorageQuota } from "./quota.ts";
import { registerCalendar } from "./calendar-routes.ts";
import { registerImport } from "./import-routes.ts";
import { withMatches } from "./search-matches.ts";
import { topSymbols } from "./search-queries.ts";
import { readQuery } from "./search-query.ts";
import { registerShareRoutes } from "./share-routes.ts";
import { registerTrialRoutes } from "./trial-routes.ts";
import { toDream, toDreams, type DreamFacts } from "./view.ts";

const TOP_TAGS = 8;
const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;

interface DreamRouteDeps {
  config: {
    queueLimits: QueueLimits;
    prices: PriceTable;
    quota: StorageQuota;
    openOutbox: boolean;
    brandName: string;
    publicUrl: string;
    loopback: boolean;
  };
  store: Store;
  engines: Engines;
  media: MediaStore;
  ffmpegPath: string;
  sharePictures: SharePictures;
  events: DreamEventHub;
  watch: ProviderWatch;
  registration: Pick<Registration, "places">;
  /** Throws `rate_limited` or `unavailable` at the limit of remote reviews. */
  admitReview: (request: FastifyRequest) => Promise<void>;
  now: () => Date;
}

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || !KEY_PATTERN.test(key)) {
    throw new AppError("invalid_input", { issues: [{ path: "Idempotency-Key", message: "invalid" }] });
  }
  return key;
}

/** What was written offline is not sent to another account of the same browser. */
function assertWrittenBy(request: FastifyRequest, userId: string): void {
  const writer = request.headers[contract.FOR_USER_HEADER];
  if (writer !== undefined && writer !== userId) throw new AppError("conflict", { reason: "other_user" });
}

async function topOf(db: Db, userId: string): Promise<{ topTags: string[]; topSymbols: string[] }> {
  const [tags, symbols] = await Promise.all([
    topTags(db, userId, TOP_TAGS),
    topSymbols(db, userId, TOP_TAGS),
  ]);
  return { topTags: tags, topSymbols: symbols };
}

export async function registerDreamRoutes(app: FastifyInstance, deps: DreamRouteDeps): Promise<void> {
  const { admitReview, engines, events, media, now, watch } = deps;
  const { db } = deps.store;
  const facts: DreamFacts = {
    estimate: createEstimate(db, () => deps.registration.places("video")),
    redrawable: (parts) => redrawOf(parts, engines) !== null,
  };
  const { queueLimits, prices, quota } = deps.config;
  const intake = { db, engines, watch, queueLimits, prices, quota };
  const perMinute = { windowMs: MINUTE_MS, limited: "account" } as const;
  const submissions = limitBy(app, { ...perMinute, max: 600 });
  const notes = limitBy(app, { kind: "notes", max: 120, windowMs: HOUR_MS, limited: "account" });
  // A search ranks all dreams of its user that it finds.
  const searches = limitBy(app, { ...perMinute, max: 60 });
  const changes = limitBy(app, { ...perMinute, max: 600 });
  const emptyings = limitBy(app, { ...perMinute, max: 60 });
  const zoneOf = ({ cookies }: FastifyRequest) => knownTimeZone(cookies[app.cookieNames.timeZone] ?? "");
  const wordsOf = async (q: string, request: FastifyRequest) => {
    const words = readQuery(q);
    if (words) await searches(request);
    return words;
  };
  const asReply = async (row: DreamRow) => ({ dream: await toDream(db, row, facts, now()) });

  registerEndpoint(
    app,
    { ...contract.createDream, limits: [submissions] },
    async ({ body, user, request }) => {
      assertWrittenBy(request, user.id);
      const key = idempotencyKey(request);
      const submission = { ...payerOf(request), idempotencyKey: key, now: now(), timeZone: zoneOf(request) };
      const reviewed = { ...intake, admitReview: () => admitReview(request) };
      return asReply(await submitDream(reviewed, body, submission));
    },
  );

  registerEndpoint(app, { ...contract.createNote, limits: [notes] }, async ({ body, user, request }) => {
    assertWrittenBy(request, user.id);
    // Notes are free: without a confirmed email address anyone could fill the disk.
    if (!deps.config.openOutbox && !user.emailVerified) {
      throw new AppError("conflict", { reason: "unconfirmed" });
    }
    const key = idempotencyKey(request);
    const written = { userId: user.id, idempotencyKey: key, now: now(), timeZone: zoneOf(request) };
    return asReply(await saveNote(intake, { ...body, ...written }));
  });

  registerEndpoint(app, contract.listDreams, async ({ query, user, request }) => {
    const { q, lang: _lang, ...filters } = query;
    const words = await wordsOf(q, request);
    const listing = listLibrary(db, { ...filters, userId: user.id, query: words });
    // Programs that walk the library do not need them for each page.
    const isWhole = filters.state === "all" && filters.cursor === undefined && filters.limit === undefined;
    const [dreams, top] = await Promise.all([
      listing.then(({ rows }) => toDreams(db, rows, facts, now())),
      isWhole ? topOf(db, user.id) : { topTags: [], topSymbols: [] },
    ]);
    return { dreams: await withMatches(db, dreams, words), ...(await listing).shown, ...top };
  });

  registerEndpoint(app, listCards, async ({ query, user, request }) => {
    const { q, lang: _lang, ...filters } = query;
    const words = await wordsOf(q, request);
    const wanted = { ...filters, state: "all", form: "card", userId: user.id, query: words } as const;
    const listing = listLibrary(db, wanted);
    const [cards, top] = await Promise.all([
      listing.then(({ rows }) => toCards(db, rows, { wholeTexts: words !== null })),
      topOf(db, user.id),
    ]);
    return { cards: await withMatches(db, cards, words), ...(await listing).shown, ...top };
  });

  registerEndpoint(app, contract.getDream, async ({ params, user }) => {
    const row = await findOwnDream(db, user.id, params.id);
    if (!row) throw new AppError("not_found");
    return asReply(row);
  });

  registerEndpoint(app, contract.cancelDream, async ({ params, user }) =>
    asReply(await cancelDream(db, { userId: user.id, id: params.id, now: now() })),
  );

  registerEndpoint(app, contract.retryDream, async ({ params, request }) =>
    asReply(await retryDream(intake, { ...payerOf(request), id: params.id, now: now() })),
  );

  registerEndpoint(app, { ...contract.addPart, limits: [submissions] }, async ({ params, body, request }) => {
    const reviewed = { ...intake, admitReview: () => admitReview(request) };
    return asReply(await addPart(reviewed, body, { ...payerOf(request), id: params.id, now: now() }));
  });

  registerEndpoint(
    app,
    { ...contract.changeDream, limits: [changes], bodyLimit: contract.CHANGE_BYTES_MAX },
    async ({ params, body, user, request }) => {
      const reviewed = { ...intake, admitReview: () => admitReview(request) };
      return asReply(await changeDream(reviewed, body, { userId: user.id, id: params.id, now: now() }));
    },
  );

  registerEndpoint(app, { ...contract.deleteDream, limits: [changes] }, async ({ params, query, user }) => {
    const own = { userId: user.id, id: params.id, now: now() };
    await media.remove(await (query.forever === "true" ? deleteDream(db, own) : binDream(db, own, quota)));
  });

  registerEndpoint(app, bin.listBin, ({ query, user }) => binOf(db, user.id, query.page));

  registerEndpoint(app, { ...contract.restoreDream, limits: [changes] }, async ({ params, user }) =>
    asReply(await restoreDream(db, { userId: user.id, id: params.id }, quota)),
  );

  registerEndpoint(app, { ...bin.emptyBin, limits: [emptyings] }, async ({ user }) => {
    const removeFiles = (files: readonly string[]) => media.remove(files);
    return { left: await emptyBin({ db, now, removeFiles }, user.id) };
  });

  registerTrialRoutes(app, engines);
  registerShareRoutes(app, { ...deps, db });
  registerImport(app, { ...deps, db, assertWrittenBy });
  registerCalendar(app, { ...deps, db, zoneOf });
  registerDreamEvents(app, { db, events, facts, now });
  registerMedia(app, { db, media, largeImage: createLargeImages({ db, engines, media, quota, now }) });
}
