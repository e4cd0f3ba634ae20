import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Store } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import type { PriceTable } from "#server/provider-settings.ts";
import type { Registration } from "#server/jobs/registration.ts";
import type { Engines } from "#server/providers/engines.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import type { ProviderWatch } from "#server/providers/provider-watch.ts";
import type { SharePictures } from "#server/studio/share/share-pictures.ts";
import * as contract from "#shared/dreams.ts";
import { HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { LIBRARY_PAGE_SIZE } from "#shared/limits.ts";
import { addPart } from "./added-part.ts";
import { cancelDream, deleteDream, retryDream, submitDream } from "./dreams.ts";
import type { QueueLimits } from "./intake.ts";
import { createEstimate } from "./estimate.ts";
import { registerDreamEvents } from "./event-stream.ts";
import type { DreamEventHub } from "./events.ts";
import { createLargeImages, redrawOf } from "./large-image.ts";
import { registerMedia } from "./media-routes.ts";
import { saveNote } from "./notes.ts";
import { findOwnDream, libraryPage, topTags, type DreamRow } from "./queries.ts";
import type { StorageQuota } from "./quota.ts";
import { foldForSearch, searchLibrary } from "./search-queries.ts";
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
  sharePictures: SharePictures;
  events: DreamEventHub;
  watch: ProviderWatch;
  registration: Pick<Registration, "places">;
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

export async function registerDreamRoutes(app: FastifyInstance, deps: DreamRouteDeps): Promise<void> {
  const { engines, events, media, now, watch } = deps;
  const { db } = deps.store;
  const facts: DreamFacts = {
    estimate: createEstimate(db, () => deps.registration.places("video")),
    redrawable: (parts) => redrawOf(parts, engines) !== null,
  };
  const { queueLimits, prices, quota } = deps.config;
  const intake = { db, engines, watch, queueLimits, prices, quota };
  const perMinute = { windowMs: MINUTE_MS, limited: "account" } as const;
  const submissions = limitBy(app, { ...perMinute, max: 600 });
  // Remote reviews have a limit per account, so that a few accounts cannot use up the limit of all.
  const ownReviews = limitBy(app, { ...perMinute, max: 5 });
  const allReviews = limitBy(app, { ...perMinute, max: 600, key: () => "reviews" });
  const admitReview = async (request: FastifyRequest) => {
    await ownReviews(request);
    await allReviews(request).catch((error: unknown) => {
      const { retryAfter } = (error as AppError).details as { retryAfter: number };
      throw new AppError("unavailable", { reason: "moderation", retryAfter });
    });
  };
  const notes = limitBy(app, { max: 120, windowMs: HOUR_MS, limited: "account" });
  // A search reads all texts of its user: up to 60 MB.
  const searches = limitBy(app, { ...perMinute, max: 60 });
  const asReply = async (row: DreamRow) => ({ dream: await toDream(db, row, facts, now()) });

  registerEndpoint(
    app,
    { ...contract.createDream, limits: [submissions] },
    async ({ body, user, request }) => {
      const submission = { userId: user.id, idempotencyKey: idempotencyKey(request), now: now() };
      const reviewed = { ...intake, admitReview: () => admitReview(request) };
      return asReply(await submitDream(reviewed, body, submission));
    },
  );

  registerEndpoint(app, { ...contract.createNote, limits: [notes] }, async ({ body, user }) => {
    // Notes are free: without a confirmed email address anyone could fill the disk.
    if (!deps.config.openOutbox && !user.emailVerified) {
      throw new AppError("conflict", { reason: "unconfirmed" });
    }
    return asReply(await saveNote(intake, { ...body, userId: user.id, now: now() }));
  });

  registerEndpoint(app, contract.listDreams, async ({ query, user, request }) => {
    const { page, q, tag, state, form } = query;
    const pageSize = LIBRARY_PAGE_SIZE;
    const filter = { userId: user.id, search: foldForSearch(q.trim()), tag, state, form, page, pageSize };
    if (filter.search !== "") await searches(request);
    const { rows, total } = await (filter.search === "" ? libraryPage : searchLibrary)(db, filter);
    return {
      dreams: await toDreams(db, rows, facts, now()),
      total,
      page,
      pageSize,
      topTags: state === "all" ? await topTags(db, user.id, TOP_TAGS) : [],
    };
  });

  registerEndpoint(app, contract.getDream, async ({ params, user }) => {
    const row = await findOwnDream(db, user.id, params.id);
    if (!row) throw new AppError("not_found");
    return asReply(row);
  });

  registerEndpoint(app, contract.cancelDream, async ({ params, user }) =>
    asReply(await cancelDream(db, { userId: user.id, id: params.id, now: now() })),
  );

  registerEndpoint(app, contract.retryDream, async ({ params, user }) =>
    asReply(await retryDream(intake, { userId: user.id, id: params.id, now: now() })),
  );

  registerEndpoint(
    app,
    { ...contract.addPart, limits: [submissions] },
    async ({ params, body, user, request }) => {
      const reviewed = { ...intake, admitReview: () => admitReview(request) };
      return asReply(await addPart(reviewed, body, { userId: user.id, id: params.id, now: now() }));
    },
  );

  registerEndpoint(app, contract.deleteDream, async ({ params, user }) => {
    const files = await deleteDream(db, { userId: user.id, id: params.id, now: now() });
    await media.remove(files);
  });

  registerTrialRoutes(app, engines);
  registerShareRoutes(app, { ...deps, db });
  registerDreamEvents(app, { db, events, facts, now });
  registerMedia(app, { db, media, largeImage: createLargeImages({ db, engines, media, quota, now }) });
}
