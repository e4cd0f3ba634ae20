import type { Database } from "better-sqlite3";
import type { Depth, DreamStatus, Part, PartStatus, Resolution } from "#shared/dreams.ts";
import { partCost, partsOf } from "#shared/prices.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { Account } from "./ledger.ts";
import type { Random } from "./random.ts";
import type { WrittenDream } from "./readings.ts";
import { iso } from "./size.ts";
import { tableWriter } from "./table.ts";

const WIDTHS = [480, 960, 1536];
/** Events of a finished dream are deleted after a day; after an outage there are more. */
const EVENTS_MS = 3 * DAY_MS;
const SECONDS: Record<Part, number> = { reading: 2, image: 9, video: 40 };
/** One part in this many was retried by the user. */
const SECOND_ROUND_EVERY = 100;

export interface DreamPlan {
  userId: string;
  at: number;
  depth: Depth;
  resolution: Resolution;
  status: Extract<DreamStatus, "queued" | "done" | "failed" | "cancelled">;
}

export function costOfPlan({ depth, resolution }: DreamPlan): number {
  return partsOf(depth).reduce((sum, part) => sum + partCost(part, resolution), 0);
}

export function createDreams(sqlite: Database, random: Random, now: number, write: () => WrittenDream) {
  const tables = Object.fromEntries(
    ["dreams", "dream_parts", "dream_events", "media", "jobs"].map((table) => [
      table,
      tableWriter(sqlite, table),
    ]),
  );
  let parts = 0;
  let events = 0;

  function writeRow(plan: DreamPlan, id: string, kind: "dream" | "note", finishedAt: number | null): void {
    const { language, text, searchText, title, interpretation, tags } = write();
    const read = kind === "dream" && plan.status === "done";
    tables.dreams!({
      id,
      user_id: plan.userId,
      kind,
      status: plan.status,
      dream_text: text,
      search_text: read ? searchText.read : searchText.unread,
      language,
      depth: plan.depth,
      resolution: plan.resolution,
      style: "auto",
      seed: random.uuid(),
      title: read ? title : null,
      interpretation: read ? interpretation : null,
      tags: read ? tags : "[]",
      art_direction: null,
      idempotency_key: kind === "dream" ? random.uuid() : null,
      request_hash: random.hex(64),
      created_at: iso(plan.at),
      finished_at: finishedAt === null ? null : iso(finishedAt),
    });
  }

  function writeJob(dreamId: string, part: Part, round: number, status: string, at: number): void {
    tables.jobs!({
      id: random.uuid(),
      dream_id: dreamId,
      part,
      round,
      status,
      attempts: status === "queued" ? 0 : 1,
      run_at: iso(at),
      lease_token: null,
      lease_until: null,
      provider_job: null,
      last_error: status === "failed" ? "provider_failed" : null,
      created_at: iso(at),
    });
  }

  function writeMedia(dreamId: string, name: string, type: string, size: [number, number], at: number): void {
    const sha256 = random.hex(64);
    const file = `${dreamId}/${sha256.slice(0, 16)}-${random.hex(8)}.${name.split(".").at(-1)}`;
    tables.media!({
      dream_id: dreamId,
      name,
      file,
      content_type: type,
      bytes: 50_000 + random.below(400_000),
      sha256,
      width: size[0],
      height: size[1],
      seconds: name === "video.mp4" ? 5 : null,
      created_at: iso(at),
    });
  }

  function writeEvents(dreamId: string, part: Part, status: string, from: number, to: number): void {
    const add = (of: Part | null, state: string, progress: number, at: number) =>
      tables.dream_events!({
        dream_id: dreamId,
        seq: ++events,
        part: of,
        status: state,
        progress,
        at: iso(at),
      });
    add(part, "processing", 0, from);
    for (const progress of [0.25, 0.5, 0.75])
      add(part, "processing", progress, from + (to - from) * progress);
    add(part, status, status === "done" ? 1 : 0, to);
    add(null, status === "done" && part !== "video" ? "processing" : status, 1, to);
  }

  return {
    note(userId: string, at: number): void {
      const plan: DreamPlan = { userId, at, depth: "reading", resolution: "480p", status: "done" };
      writeRow(plan, random.uuid(), "note", at);
    },

    /** Writes a dream with its parts, jobs, events and media, paid from the account. */
    dream(plan: DreamPlan, account: Account): void {
      const { at, status, depth, resolution } = plan;
      const id = random.uuid();
      const waiting = status === "queued";
      const seconds = partsOf(depth).reduce((sum, part) => sum + SECONDS[part], 0);
      const finishedAt = waiting ? null : at + seconds * 1000;
      writeRow(plan, id, "dream", finishedAt);
      tables.dream_events!({
        dream_id: id,
        seq: ++events,
        part: null,
        status: "queued",
        progress: 0,
        at: iso(at),
      });
      let clock = at;
      for (const part of partsOf(depth)) {
        const tokens = partCost(part, resolution);
        const round = status === "done" && parts++ % SECOND_ROUND_EVERY === 0 ? 2 : 1;
        const begun = clock;
        clock += SECONDS[part] * 1000;
        if (round === 2) {
          account.settle(account.hold({ dreamId: id, part, round: 1, tokens, at }), "release", at);
          writeJob(id, part, 1, "failed", at);
        }
        const hold = account.hold({ dreamId: id, part, round, tokens, at });
        if (!waiting) account.settle(hold, status === "done" ? "capture" : "release", clock);
        tables.dream_parts!({
          dream_id: id,
          part,
          status: status satisfies PartStatus,
          cost: tokens,
          round,
          progress: status === "done" ? 1 : 0,
          engine: "studio",
          error: status === "failed" ? "provider_failed" : null,
          started_at: waiting ? null : iso(begun),
          finished_at: waiting ? null : iso(clock),
          engine_version: part === "image" ? "1" : null,
        });
        writeJob(id, part, round, status, at);
        if (!waiting && now - clock < EVENTS_MS) writeEvents(id, part, status, begun, clock);
        if (status !== "done") continue;
        for (const width of part === "image" ? WIDTHS : [])
          for (const kind of ["webp", "avif"])
            writeMedia(id, `image-${width}.${kind}`, `image/${kind}`, [width, width * 0.75], clock);
        if (part === "video") {
          writeMedia(id, "video.mp4", "video/mp4", [854, 480], clock);
          writeMedia(id, "poster.webp", "image/webp", [854, 480], clock);
        }
      }
    },

    /** Books a part whose dream was deleted. */
    deletedPart(part: Part, at: number, account: Account): void {
      const hold = account.hold({ dreamId: random.uuid(), part, round: 1, tokens: 1, at });
      account.settle(hold, "capture", at + 5000);
    },
  };
}
