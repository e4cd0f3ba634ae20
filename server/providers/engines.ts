import type { Interpretation, Resolution, Style } from "#shared/dreams.ts";
import type { Locale } from "#shared/locales.ts";
import type { Imagery } from "#server/studio/reading/imagery.ts";
import type { EncodedImage } from "./image-file.ts";

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

/** What a call will probably use. */
export type UsageEstimate = Omit<Usage, "outcome" | "ref">;

/** A call that costs money, on disk since before it was sent. */
export interface OpenCall {
  /** Writes what it really used, once it has ended. Until then its estimate counts. */
  settle(usage: Usage): Promise<void>;
}

/** A submission that starts paid work, sent or about to be. */
export interface Submission {
  /** Sent along with it: by it the work is found when the answer was lost. */
  seed: number;
  /** SHA-256 of the prompt sent along, in hexadecimal: finds the work of a model that takes no seed. */
  promptHash: string | null;
  postedAt: Date;
}

/** The durable record of a part's orders, which lets at most one more go out when the first one's answer was lost. */
export interface Submissions {
  /** The order whose answer nobody has: the process died, or the connection did. Null when there is none. */
  unanswered(): Promise<Submission | null>;
  /**
   * Records a submission and its call, on disk before it is sent. Throws `ProviderError` when no more may go out, or
   * an Error when the part is no longer wanted.
   */
  begin(submission: { promptHash: string; estimate: UsageEstimate }): Promise<Submission>;
  /** The provider took nothing on, or (`lost`) the work was looked for and not found. */
  close(how: "refused" | "lost"): Promise<void>;
  /** Settles the call of the submission that was accepted. */
  settle(usage: Usage): Promise<void>;
}

/** Work that goes on at a provider although nobody wants its result any more. */
export interface DiscardedWork extends Submission {
  /** The provider's own id; null where the submission was never answered. */
  providerJob: string | null;
  resolution: Resolution;
}

/** Why a call's signal aborts when nobody wants its result any more; after other reasons the work is resumed. */
export const DISCARDED = Symbol("dream deleted");

/** What an engine is told of the work around a call. */
export interface EngineCall {
  /** Aborts when the job loses its lease, the process stops, or the dream is deleted (`DISCARDED`). */
  signal: AbortSignal;
  /** Reports progress of this part, 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Provider job id saved by an earlier attempt (a prediction that may still run), if any. */
  resumeFrom: string | null;
  /** Durably records a provider job id; resolves once it is on disk. Call it before the first poll. */
  saveProviderJob: (id: string) => Promise<void>;
  submissions: Submissions;
  /** Records a call that costs money, on disk before it is sent. Rejects when the part is no longer wanted. */
  beginCall: (estimate: UsageEstimate) => Promise<OpenCall>;
  /** Whose dream it is. Leaves this machine only as a hash. */
  userId: string;
  /** Shows the person a reading's summary as far as it is written; kept nowhere. */
  onWriting: (summary: string) => void;
}

/** What an engine gets of a dream. */
export interface DreamPrompt {
  dreamText: string;
  /** The user's language; readings are written in it. */
  language: Locale;
  /** Chosen when the dream is submitted, so that the same dream draws the same image again. */
  seed: string;
  style: Style;
  /** The stored reading; absent or null where there is none. */
  reading?: Reading | null;
}

/** A reading and the few words that name the dream. */
export interface Reading extends Interpretation {
  /** Two to six words, in the person's language. */
  title: string;
  /** What to paint, in English, for a picture engine that goes by words. Never shown to the person. */
  artDirection?: string;
  /** What the local studio draws from, where it wrote the reading. Never shown to the user. */
  imagery?: Imagery;
}

export interface ReadingEngine {
  name: string;
  read(prompt: DreamPrompt, call: EngineCall): Promise<Reading>;
}

export interface ImageEngine {
  name: string;
  /** Changes when the same dream would be drawn differently; absent where a picture is never made twice alike. */
  version?: string;
  /**
   * Draws the very picture of a dream again in another size, as PNG. Only engines with a version can.
   * `limitMs` counts from when the drawing starts, not while it waits for its place.
   */
  redraw?(prompt: DreamPrompt, size: { width: number; height: number }, limitMs: number): Promise<Buffer>;
  /** Draws on this machine: its parts share the places of `DREAM_CONCURRENCY` with those of other such engines. */
  local?: boolean;
  /** Returns one encoded picture (PNG, JPEG or WebP), at least 1024 px wide. */
  draw(prompt: DreamPrompt, call: EngineCall): Promise<Buffer>;
  /** The same picture as the files that are kept, where the engine makes them outside this process. */
  drawFiles?(prompt: DreamPrompt, call: EngineCall): Promise<EncodedImage[]>;
}

export interface VideoEngine {
  name: string;
  /** As of `ImageEngine`. */
  local?: boolean;
  /** As of the image engine. */
  version?: string;
  /**
   * Writes an H.264 MP4 of about five seconds to `outFile` (a path that does not exist yet).
   * `imageFile` is the stored picture of the same dream.
   */
  make(
    prompt: DreamPrompt & {
      resolution: Resolution;
      imageFile: string;
      outFile: string;
    },
    call: EngineCall,
  ): Promise<void>;
  /**
   * Cancels work at the provider. Resolves to its id and, once it has ended, what it used (null where the provider
   * no longer knows it); to null when there is no such work. Throws `ProviderError`.
   */
  withdraw?(
    work: DiscardedWork,
    isKnown: (id: string) => Promise<boolean>,
    signal: AbortSignal,
  ): Promise<{ id: string; ended: boolean; usage: Usage | null } | null>;
}

export type CareVerdict = "ok" | "care" | "refused";

export interface ModerationEngine {
  name: string;
  /** The part of the review made on this machine, where `review` also asks a provider. */
  screen?(dreamText: string): Promise<CareVerdict>;
  /**
   * `care`: speaks of wanting to die, self-harm or abuse. `refused`: must never reach a provider.
   * Calls that have a price go out through `beginCall`.
   */
  review(dreamText: string, signal: AbortSignal, beginCall?: EngineCall["beginCall"]): Promise<CareVerdict>;
}

export interface Engines {
  reading: ReadingEngine;
  image: ImageEngine;
  video: VideoEngine;
  moderation: ModerationEngine;
  close(): Promise<void>;
}
