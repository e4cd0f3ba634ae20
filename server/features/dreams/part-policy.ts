import type { Db } from "#server/db/open.ts";
import type { Engines } from "#server/providers/engines.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import type { ProviderWatch } from "#server/providers/provider-watch.ts";
import { PARTS, type Part } from "#shared/dreams.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { claimDue, type ClaimedJob, type ClaimRules } from "./part-job-queries.ts";
import type { Places } from "./part-places.ts";

/** Longest wait for a provider during an outage. */
const OUTAGE_LIMIT_MS = 5 * MINUTE_MS;

interface PolicyDeps {
  db: Db;
  engines: Pick<Engines, Part>;
  media: Pick<MediaStore, "hasRoom">;
  places: Places;
  watch: ProviderWatch;
  now: () => Date;
  /** Id of this process in `workers`. */
  worker: string;
}

export type ClaimedPart = ClaimedJob & {
  /** It waited longer than `OUTAGE_LIMIT_MS`. */
  givenUp: boolean;
  /** Its provider is unavailable: only existing provider jobs may be resumed. */
  outage: boolean;
};

/** Claims the parts that may run now, as long as there are places for them. */
export async function* claimParts(deps: PolicyDeps): AsyncGenerator<ClaimedPart> {
  const { media, places } = deps;
  // A part that cannot be stored would be paid for in vain.
  let parts: Part[] = (await media.hasRoom()) ? [...PARTS] : [];
  while (parts.length > 0) {
    parts = places.turns(parts).filter((part) => places.hasRoom(part));
    const [part] = parts;
    if (!part) return;
    const claimed = await claimNext(deps, part);
    if (claimed) yield claimed;
    else parts = parts.slice(1);
  }
}

/** During an outage claims only resumable work, and after `OUTAGE_LIMIT_MS` parts to give up. */
async function claimNext(deps: PolicyDeps, part: Part): Promise<ClaimedPart | null> {
  const { db, engines, now, places, watch, worker } = deps;
  const claimOne = (rules: Pick<ClaimRules, "take" | "dueBy">) =>
    claimDue(db, part, { now: now(), worker, placesEach: places.placesEach(part), ...rules });
  const provider = engines[part].name;
  const outage = watch.admits(provider) === "wait";
  const job = await claimOne({ take: outage ? "resumable" : "any" });
  if (job) return { ...job, givenUp: false, outage };
  const limit = new Date(now().getTime() - OUTAGE_LIMIT_MS);
  const since = watch.unavailableSince(provider);
  if (!outage || since === null || since > limit) return null;
  const late = await claimOne({ dueBy: limit });
  return late && { ...late, givenUp: true, outage };
}
