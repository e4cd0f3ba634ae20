import type { Interpretation, Resolution, Style } from "#shared/dreams.ts";
import type { Locale } from "#shared/locales.ts";
import type { EncodedPicture } from "./picture-file.ts";

/** What one call to a provider used, for its price. What a provider does not count is left out. */
export interface Usage {
  model: string;
  /** The provider's own id of the call: reported twice, it counts once. */
  ref?: string;
  /** How long the call took. */
  seconds: number;
  inputTokens?: number;
  outputTokens?: number;
  images?: number;
  video?: { seconds: number; resolution: Resolution };
  /** `ok`, or a word for what went wrong; what was used is paid for either way. */
  outcome: string;
}

/** An order that starts paid work, sent or about to be. */
export interface ProviderOrder {
  /** Sent along with it: by it the work is found when the answer was lost. */
  seed: number;
  postedAt: Date;
}

/** The durable record of a part's orders, which lets at most one more go out when the first one's answer was lost. */
export interface ProviderOrders {
  /** The order whose answer nobody has: the process died, or the connection did. Null when there is none. */
  unanswered(): Promise<ProviderOrder | null>;
  /** Records an order, on disk before it is sent. Throws `ProviderError` when no more may go out. */
  begin(): Promise<ProviderOrder>;
  /** The provider took nothing on, or (`lost`) the work was looked for and not found. */
  close(how: "refused" | "lost"): Promise<void>;
}

/** Why a call's signal aborts when nobody wants its result any more; after other reasons the work is resumed. */
export const UNWANTED = Symbol("dream deleted");

/** What an engine is told of the work around a call. */
export interface EngineCall {
  /** Aborts when the job loses its lease, the process stops, or the dream is deleted (`UNWANTED`). */
  signal: AbortSignal;
  /** Reports progress of this part, 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Provider job id saved by an earlier attempt (a prediction that may still run), if any. */
  resumeFrom: string | null;
  /** Durably records a provider job id; resolves once it is on disk. Call it before the first poll. */
  saveProviderJob: (id: string) => Promise<void>;
  orders: ProviderOrders;
  /** Records what a call used, on disk; call it once for each call that costs money. */
  recordUsage: (usage: Usage) => Promise<void>;
  /** Whose dream it is. Leaves this machine only as a hash. */
  userId: string;
  /** Shows the person a reading's summary as far as it is written; kept nowhere. */
  onWriting: (summary: string) => void;
}

export interface DreamBrief {
  dreamText: string;
  /** The person's language; readings are written in it. */
  language: Locale;
  /** Chosen when the dream is submitted, so that the same dream draws the same picture again. */
  seed: string;
  style: Style;
}

/** A reading and the few words that name the dream. */
export interface Reading extends Interpretation {
  /** Two to six words, in the person's language. */
  title: string;
  /** What to paint, in English, for a picture engine that goes by words. Never shown to the person. */
  artDirection?: string;
}

export interface ReadingEngine {
  name: string;
  read(brief: DreamBrief, call: EngineCall): Promise<Reading>;
}

export interface ImageEngine {
  name: string;
  /** Changes when the same dream would be drawn differently; absent where a picture is never made twice alike. */
  version?: string;
  /** Draws the very picture of a dream again in another size, as PNG. Only engines with a version can. */
  redraw?(brief: DreamBrief, size: { width: number; height: number }, signal: AbortSignal): Promise<Buffer>;
  /** Returns one encoded picture (PNG, JPEG or WebP), at least 1024 px wide. */
  draw(brief: DreamBrief & { reading: Reading | null }, call: EngineCall): Promise<Buffer>;
  /** The same picture as the files that are kept, where the engine makes them outside this process. */
  drawFiles?(brief: DreamBrief, call: EngineCall): Promise<EncodedPicture[]>;
}

export interface VideoEngine {
  name: string;
  /**
   * Writes an H.264 MP4 of about five seconds to `outFile` (a path that does not exist yet).
   * `imageFile` is the stored picture of the same dream.
   */
  film(
    brief: DreamBrief & {
      reading: Reading | null;
      resolution: Resolution;
      imageFile: string;
      outFile: string;
    },
    call: EngineCall,
  ): Promise<void>;
}

export type CareVerdict = "ok" | "care" | "refused";

export interface ModerationEngine {
  name: string;
  /** `care`: speaks of wanting to die, self-harm or abuse. `refused`: must never reach a provider. */
  review(dreamText: string, signal: AbortSignal): Promise<CareVerdict>;
}

export interface Engines {
  reading: ReadingEngine;
  image: ImageEngine;
  video: VideoEngine;
  moderation: ModerationEngine;
  close(): Promise<void>;
}
