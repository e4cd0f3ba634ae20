import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/db/open.ts";
import { signalsOf } from "#server/db/signals.ts";
import type { AttemptCounter } from "#server/features/accounts/accounts.ts";
import type { ReviewDeps } from "#server/features/dreams/dreams.ts";
import { hasSecureCookies } from "#server/http/cookies.ts";
import { networksOf } from "#server/http/network.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import * as contract from "#shared/community.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { openEntry, ownEntries, sendDream, withdraw } from "./community.ts";
import { registerGalleryFiles } from "./file-routes.ts";
import { isLikedBy, setLike, type Liker } from "./likes.ts";
import * as queries from "./queries.ts";
import { describeEntry, listEntries, symbolsAmong } from "./shown-entry.ts";

const SENT_PER_HOUR = 20;
/** Likes given and taken back in a minute by one IP address. */
const LIKES_PER_MINUTE = 60;
/** Likes of visitors for one entry from one network in a day: a cookie can be thrown away. */
const LIKES_OF_NETWORK = { loopback: 5000, public: 20 };
const LIKER_TOKEN = /^[\w-]{22}$/;
const LIKER_DAYS = 365;

interface CommunityRouteDeps extends Omit<ReviewDeps, "db" | "prices" | "admitReview"> {
  admitReview: (request: FastifyRequest) => Promise<void>;
  config: Pick<Config, "community" | "publicUrl" | "loopback" | "prices">;
  store: Pick<Store, "db">;
  media: MediaStore;
  attempts: AttemptCounter;
  now: () => Date;
}

/** The public gallery, where the site has one: what authors send and withdraw, and what everyone sees and likes. */
export function registerCommunityRoutes(app: FastifyInstance, deps: CommunityRouteDeps): void {
  const { config, store, attempts, now } = deps;
  const { db } = store;
  if (!config.community) return;
  const sent = limitBy(app, { kind: "gallery", max: SENT_PER_HOUR, windowMs: HOUR_MS, limited: "account" });
  const likes = limitBy(app, {
    max: LIKES_PER_MINUTE * (config.loopback ? 200 : 1),
    windowMs: MINUTE_MS,
    limited: "address",
  });
  const max = LIKES_OF_NETWORK[config.loopback ? "loopback" : "public"];
  const ofNetwork = { kind: "likes of network", limited: "address", max, windowMs: DAY_MS } as const;

  const signals = signalsOf(db);
  const clearPages = () => app.pageCache.clearGallery();
  // Triggers take a dream out of the gallery that goes into the bin or is deleted.
  const changes = ["galleryChanged", "dreamAbandoned"] as const;
  for (const change of changes) signals.on(change, clearPages);
  app.addHook("onClose", async () => {
    for (const change of changes) signals.off(change, clearPages);
  });

  registerEndpoint(
    app,
    { ...contract.sendToGallery, limits: [sent] },
    async ({ params, body, user, request }) => {
      const sending = {
        ...deps,
        db,
        prices: config.prices,
        admitReview: () => deps.admitReview(request),
      };
      return {
        entry: await sendDream(sending, { userId: user.id, dreamId: params.id, input: body }),
      };
    },
  );

  registerEndpoint(app, contract.listOwnEntries, async ({ user }) => ({
    entries: await ownEntries(db, user.id),
  }));

  registerEndpoint(app, contract.withdrawEntry, async ({ params, user }) =>
    withdraw(db, { userId: user.id, id: params.id, now: now() }),
  );

  registerEndpoint(app, contract.listGallery, async ({ query }) => listEntries({ db, now: now() }, query));

  registerEndpoint(app, contract.getEntry, async ({ params, query, user }) => {
    const entry = await openEntry(db, params.id, now());
    return {
      ...(await describeEntry(db, entry)),
      mood: entry.mood,
      symbols: symbolsAmong(await queries.topicsOf(db, entry.id), query.locale),
      likes: entry.likes,
      liked: user !== null && (await isLikedBy(db, entry.id, user.id)),
    };
  });

  /** The browser's token; a new one, in a cookie, where it has none. */
  function tokenOf(request: FastifyRequest, reply: FastifyReply): string {
    const name = app.cookieNames.liker;
    const known = request.cookies[name] ?? "";
    if (LIKER_TOKEN.test(known)) return known;
    const token = randomBytes(16).toString("base64url");
    reply.setCookie(name, token, {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: hasSecureCookies(config),
      maxAge: (LIKER_DAYS * DAY_MS) / 1000,
    });
    return token;
  }

  registerEndpoint(
    app,
    { ...contract.likeEntry, limits: [likes] },
    async ({ params: { id }, body: { liked }, user, request, reply }) => {
      await openEntry(db, id, now());
      let liker: Liker;
      if (user) liker = { userId: user.id };
      else {
        if (liked) await attempts.begin([[ofNetwork, `${id} ${networksOf(request.ip).home}`]]);
        liker = { token: tokenOf(request, reply) };
      }
      return { likes: await setLike({ db, now: now() }, { id, liker, liked }), liked };
    },
  );

  registerGalleryFiles(app, { ...deps, db });
}
