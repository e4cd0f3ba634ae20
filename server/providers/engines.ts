import type { Interpretation, Resolution, Style } from "#shared/dreams.ts";
import type { Locale } from "#shared/locales.ts";

/** What an engine is told of the work around a call. */
export interface EngineCall {
  /** Aborts when the job loses its lease, is cancelled or the process stops. */
  signal: AbortSignal;
  /** Reports progress of this part, 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Provider job id saved by an earlier attempt (a prediction that may still run), if any. */
  resumeFrom: string | null;
  /** Durably records a provider job id; resolves once it is on disk. Call it before the first poll. */
  saveProviderJob: (id: string) => Promise<void>;
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
  /** Returns one encoded picture (PNG, JPEG or WebP), at least 1024 px wide. */
  draw(brief: DreamBrief & { reading: Reading | null }, call: EngineCall): Promise<Buffer>;
}

export interface VideoEngine {
  name: string;
  /**
   * Writes an H.264 MP4 of about five seconds to `outFile` (a path that does not exist yet).
   * `imageFile` is the stored picture of the same dream.
   */
  film(
    brief: DreamBrief & { resolution: Resolution; imageFile: string; outFile: string },
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
