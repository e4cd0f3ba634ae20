import { transact } from "#server/db/transaction.ts";
import type { Db } from "#server/db/open.ts";
import type { Engines } from "#server/providers/engines.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import type { ProviderWatch } from "#server/providers/provider-watch.ts";
import { PARTS, type Part } from "#shared/dreams.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { claim, type ClaimedJob, type ClaimRules } from "./part-job-queries.ts";
import type { Places } from "./part-places.ts";

/** How long parts wait for a provider that is unavailable before they are given up. */
const OUTAGE_LIMIT_MS = 5 * MINUTE_MS;

interface PolicyDeps {
  db: Db;
  engines: Pick<Engines, Part>;
  media: Pick<MediaStore, "hasRoom">;
  places: Places;
  watch: ProviderWatch;
  now: () => Date;
}

/** A claimed part, and what its provider's state means for it. */
export type ClaimedPart = ClaimedJob & {
  /** It waited too long for a provider that is unavailable. */
  givenUp: boolean;
  /** Its provider is unavailable: only work that runs there already may go on. */
  outage: boolean;
};

/** Claims the parts that may run now, kind by kind, as long as there are places for them. */
export async function* claimParts(deps: PolicyDeps): AsyncGenerator<ClaimedPart> {
  const { media, places } = deps;
  // What is made is paid for: it is begun only while the volume can keep it.
  let parts: Part[] = (await media.hasRoom()) ? [...PARTS] : [];
  while (parts.length > 0) {
    parts = places.turns(parts).filter((part) => places.hasRoom(part));
    const [part] = parts;
    if (!part) return;
    const claimed = await claimNext(deps, part);
    if (claimed) yield claimed;
    // What has no work now is not asked again in this round.
    else parts = parts.slice(1);
  }
}

/** During its provider's outage a part goes on only where work has begun there; after a while the rest is given up. */
async function claimNext(deps: PolicyDeps, part: Part): Promise<ClaimedPart | null> {
  const { db, engines, now, places, watch } = deps;
  const claimOne = (rules: ClaimRules) =>
    transact(db, (trx) => claim(trx, part, now(), { placesEach: places.placesEach(part), ...rules }));
  const provider = engines[part].name;
  const outage = watch.admits(provider) === "away";
  const job = await claimOne({ take: outage ? "resumable" : "any" });
  if (job) return { ...job, givenUp: false, outage };
  const limit = new Date(now().getTime() - OUTAGE_LIMIT_MS);
  const since = watch.unavailableSince(provider);
  if (!outage || since === null || since > limit) return null;
  const late = await claimOne({ dueBefore: limit });
  return late && { ...late, givenUp: true, outage };
}
