import type { FastifyInstance, FastifyRequest } from "fastify";
import { renderSVG } from "uqr";
import { z } from "zod";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { countWrong, type AttemptCounter } from "#server/features/accounts/accounts.ts";
import { hasSecureCookies } from "#server/http/cookies.ts";
import { networksOf } from "#server/http/network.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { requireUser } from "#server/http/session-user.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import type { SharePictures } from "#server/studio/share/share-pictures.ts";
import { HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import * as contract from "#shared/shares.ts";
import { registerSharedFiles } from "./file-routes.ts";
import { isUnlocked, newUnlock, UNLOCKED_MS } from "./link-token.ts";
import { isHuman } from "#server/http/visitor.ts";
import { createShare, endShare, openLink, sharesOf, type SharingDeps } from "./sharing.ts";
import { describeShown } from "./shown-dream.ts";
import { createViewCounter } from "./view-counter.ts";

const CREATED_PER_HOUR = 60;
/** Codes of links drawn in a minute for one account. */
const CODES_PER_MINUTE = 60;
/** Pages of links opened in a minute by one IP address; a loopback address has no such limit. */
const OPENED_PER_MINUTE = 300;
/**
 * The cookie of an unlocked link. It is sent to the page of that link alone, so it cannot have the prefix `__Host-`.
 */
const UNLOCKED_COOKIE = "unlocked";
const USER_AGENT_MAX = 512;

/** Wrong passwords of one link: of one network, and of all together. */
const wrongOfNetwork = {
  kind: "link and network",
  limited: "address",
  max: 10,
  windowMs: HOUR_MS / 4,
} as const;
const wrongOfLink = { kind: "link", limited: "link", max: 100, windowMs: HOUR_MS } as const;
/** Passwords given, right or wrong, by one network: each costs a hash. */
const callsOfNetwork = { kind: "link calls", limited: "address", max: 100, windowMs: HOUR_MS / 4 } as const;

interface SharingRouteDeps {
  config: Pick<Config, "sessionSecrets" | "publicUrl" | "brandName" | "loopback">;
  store: { db: Db };
  media: MediaStore;
  sharePictures: SharePictures;
  passwords: SharingDeps["passwords"];
  attempts: AttemptCounter;
  now: () => Date;
}

/** Whether a request opens the page, and does not only load it in case it is opened. */
const isPrefetch = ({ headers }: FastifyRequest) =>
  [headers["sec-purpose"], headers.purpose, headers["x-purpose"]].some((value) =>
    String(value ?? "").includes("prefetch"),
  );

/** The endpoints of links to dreams: their owners', and those that are open to whoever has the link. */
export function registerSharingRoutes(app: FastifyInstance, deps: SharingRouteDeps): void {
  const { config, passwords, attempts, now } = deps;
  const { db } = deps.store;
  const secrets = config.sessionSecrets;
  const own: SharingDeps = { db, config, passwords, now };
  const views = createViewCounter(db, (error) => app.log.error({ err: error }, "views of links not written"));
  app.addHook("onClose", () => views.flush());
  const creations = limitBy(app, {
    kind: "shares",
    max: CREATED_PER_HOUR,
    windowMs: HOUR_MS,
    limited: "account",
  });
  const codes = limitBy(app, { max: CODES_PER_MINUTE, windowMs: MINUTE_MS, limited: "account" });
  const openings = limitBy(app, {
    max: OPENED_PER_MINUTE * (config.loopback ? 200 : 1),
    windowMs: MINUTE_MS,
    limited: "address",
  });

  registerEndpoint(app, { ...contract.createShare, limits: [creations] }, async ({ params, body, user }) => ({
    share: await createShare(own, { userId: user.id, dreamId: params.id, input: body }),
  }));

  registerEndpoint(app, contract.listShares, async ({ user }) => {
    await views.flush();
    return { shares: await sharesOf(own, user.id) };
  });

  registerEndpoint(app, contract.endShare, async ({ params, user }) => endShare(db, user.id, params.id));

  app.get<{ Params: { id: string } }>(
    contract.SHARE_CODE_PATH,
    {
      schema: {
        summary: "The URL of one of the user's links as a QR code, an SVG image",
        produces: ["image/svg+xml"],
        params: z.object({ id: z.string().max(64) }),
      },
      preValidation: async (request) => void requireUser(request),
    },
    async (request, reply) => {
      const user = requireUser(request);
      await codes(request);
      const share = (await sharesOf(own, user.id)).find(({ id }) => id === request.params.id);
      if (share?.state !== "open" || share.url === null) throw new AppError("not_found");
      // Dark on white in every theme: not all scanners read inverted codes.
      const svg = renderSVG(share.url, { ecc: "M", border: 3 });
      return reply.type("image/svg+xml").header("cache-control", "private, no-store").send(svg);
    },
  );

  registerEndpoint(app, contract.getShared, async ({ params, user, request }) => {
    await openings(request);
    const link = await openLink(db, params.id, now());
    const unlocked = isUnlocked(link, request.cookies[UNLOCKED_COOKIE], secrets, now());
    const isOwner = user?.id === link.user_id;
    if (link.password_hash !== null && !unlocked && !isOwner) return { state: "locked" as const };
    const shown = await describeShown({ db, secrets, now: now() }, link);
    const human = isHuman(request.headers["user-agent"]?.slice(0, USER_AGENT_MAX));
    if (request.method === "GET" && human && !isOwner && !isPrefetch(request)) views.add(link.id);
    return shown;
  });

  registerEndpoint(app, contract.unlockShared, async ({ params, body, request, reply }) => {
    const link = await openLink(db, params.id, now());
    const { home } = networksOf(request.ip);
    await attempts.begin([[callsOfNetwork, home]]);
    const counted = [
      [wrongOfNetwork, `${link.id} ${home}`],
      [wrongOfLink, link.id],
    ] as const;
    await countWrong(attempts, counted, async () => {
      if (link.password_hash === null) return;
      if (!(await passwords.verify(link.password_hash, body.password)))
        throw new AppError("invalid_credentials", { reason: "link" });
    });
    reply.setCookie(UNLOCKED_COOKIE, newUnlock(link, secrets, now()), {
      path: contract.sharedPagePath(params.id),
      maxAge: UNLOCKED_MS / 1000,
      httpOnly: true,
      sameSite: "lax",
      secure: hasSecureCookies(config),
    });
  });

  registerSharedFiles(app, { ...deps, db });
}
