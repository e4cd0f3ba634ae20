import type { Interpretation, Resolution, Style } from "#shared/dreams.ts";
import type { LensContent, ReadingLens } from "#shared/lenses.ts";
import type { Locale } from "#shared/locales.ts";
import type { Imagery } from "#server/studio/reading/imagery.ts";
import type { EncodedImage } from "./image-file.ts";

/** What one call to a provider used, for its price. Absent: the provider does not report it. */
export interface Usage {
  model: string;
  /** The provider's id of the call. */
  ref?: string;
  /** How long the call took. */
  seconds: number;
  inputTokens?: number;
  outputTokens?: number;
  images?: number;
  video?: { seconds: number; resolution: Resolution };
  /** `ok`, or an error code. Usage is paid for in both cases. */
  outcome: string;
}

/** Expected usage of a call, counted until the real usage is known. */
export type UsageEstimate = Omit<Usage, "outcome" | "ref">;

/** A call that costs money, recorded before it is sent. */
export interface OpenCall {
  /** Records the real usage in place of the estimate. */
  settle(usage: Usage): Promise<void>;
}

/** A request that starts paid work at a provider, sent or about to be sent. */
export interface Submission {
  /** Sent with the request; finds the work when the response was lost. */
  seed: number;
  /** SHA-256 of the prompt, in hexadecimal; finds the work of a model that takes no seed. */
  promptHash: string | null;
  postedAt: Date;
}

/** A submission without a response, as after a crash or a broken connection. */
interface UnansweredSubmission extends Submission {
  /** Whether a prediction that was found by its prompt may belong to other work. */
  isClaimed(id: string): Promise<boolean>;
}

/** The durable record of a part's submissions. Allows at most one more after a submission whose response was lost. */
export interface Submissions {
  /** Null when there is none. */
  unanswered(): Promise<UnansweredSubmission | null>;
  /**
   * Records a submission and its call durably, before it is sent. Throws `ProviderError` when the limit of submissions
   * is reached, or an Error when the part was cancelled.
   */
  begin(submission: { promptHash: string; estimate: UsageEstimate }): Promise<Submission>;
  /** Closes the open submission: the provider refused it, or its work was searched for and not found (`lost`). */
  close(how: "refused" | "lost"): Promise<void>;
  /** Records the usage of the accepted submission. */
  settle(usage: Usage): Promise<void>;
}

/** Work that still runs at a provider after its dream was deleted. */
interface DiscardedWork extends Submission {
  /** The provider's id; null when the response to the submission was lost. */
  providerJob: string | null;
  resolution: Resolution;
}

/** Abort reason of a call whose dream was deleted. After any other reason the work is resumed later. */
export const DISCARDED = Symbol("dream deleted");

/** Context of one engine call. */
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
  /** Durably records a call that costs money, before it is sent. Rejects when the part was cancelled. */
  beginCall: (estimate: UsageEstimate) => Promise<OpenCall>;
  /** The dream's owner. Sent to providers only as a hash. */
  userId: string;
  /** Streams the summary written so far to the user; it is not stored. */
  onWriting: (summary: string) => void;
}

/** A dream as an engine receives it. */
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

/** An interpretation with the dream's title. */
export interface Reading extends Interpretation {
  /** Two to six words, in the user's language. */
  title: string;
  /** Description of the image in English, for image models. Never shown to the user. */
  artDirection?: string;
  /** Input of the local studio's drawings; present when the studio wrote the reading. Never shown to the user. */
  imagery?: Imagery;
}

export interface ReadingEngine {
  name: string;
  read(prompt: DreamPrompt, call: EngineCall): Promise<Reading>;
}

/** What the dictionary says of a symbol of the dream, in the language of the reading. */
export interface SymbolLore {
  /** English id, such as "sea". */
  id: string;
  /** Inside a sentence, with its article. */
  name: string;
  jungian: string | null;
  tabir: string | null;
  culture: string | null;
  questions: readonly string[];
}

export interface LensEngine {
  name: string;
  /** Reads a dream through a lens. `lore`: of the dream's symbols, the first mentioned one first; may be empty. */
  look(
    prompt: DreamPrompt & { lens: ReadingLens; lore: readonly SymbolLore[] },
    call: LensCall,
  ): Promise<LensContent>;
}

/** What an AI gets of a month: figures and titles, no text of a dream. */
export interface LetterBrief {
  /** `YYYY-MM`. */
  month: string;
  language: Locale;
  nights: number;
  dreams: number;
  /** What returned on at least three nights. */
  returned: { name: string; dreams: number } | null;
  /** How many of the mornings were light, and how many heavy. */
  mornings: { light: number; heavy: number };
  titles: readonly { night: string; title: string }[];
}

/** A sentence of a letter. `title`: place in the brief of the one that it is about, which stands at `LETTER_TITLE`. */
export interface WrittenSentence {
  text: string;
  title: number | null;
}

/** Stands for a title in a sentence of a letter, so that the title goes with its dream. */
export const LETTER_TITLE = "%TITLE%";

/** Writes the monthly letter. Sites without an AI have none: the local studio writes it. */
export interface LetterEngine {
  name: string;
  write(brief: LetterBrief, call: LensCall): Promise<WrittenSentence[][]>;
}

/** Context of a lens's engine call. */
export type LensCall = Pick<EngineCall, "signal" | "beginCall" | "userId">;

export interface ImageEngine {
  name: string;
  /** Changes when the same dream would be drawn differently; absent when the engine cannot reproduce an image. */
  version?: string;
  /**
   * Draws a dream's image again in another size, as PNG. Present only on engines with a version.
   * `limitMs` counts from the start of the drawing, without its time in the queue.
   */
  redraw?(prompt: DreamPrompt, size: { width: number; height: number }, limitMs: number): Promise<Buffer>;
  /** Runs on this machine: its parts count towards `DREAM_CONCURRENCY`. */
  local?: boolean;
  /** Resolves to one encoded image (PNG, JPEG or WebP), at least 1024 px wide. */
  draw(prompt: DreamPrompt, call: EngineCall): Promise<Buffer>;
  /** Draws the same image as encoded files, for engines that encode outside this process. */
  drawFiles?(prompt: DreamPrompt, call: EngineCall): Promise<EncodedImage[]>;
}

export interface VideoEngine {
  name: string;
  /** As in `ImageEngine`. */
  local?: boolean;
  /** As in `ImageEngine`. */
  version?: string;
  /**
   * Writes an H.264 MP4 of about five seconds to `outFile` (a path that does not exist yet).
   * `readImage` resolves to the stored image of the same dream, encoded.
   */
  make(
    prompt: DreamPrompt & {
      resolution: Resolution;
      readImage: () => Promise<Uint8Array>;
      outFile: string;
    },
    call: EngineCall,
  ): Promise<void>;
  /**
   * Cancels work at the provider. Resolves to its id and, once it has ended, its usage (null when the provider no
   * longer knows the work); to null when the work is not found. `isClaimed` says whether an id may belong to
   * another part. Throws `ProviderError`.
   */
  withdraw?(
    work: DiscardedWork,
    isClaimed: (id: string) => Promise<boolean>,
    signal: AbortSignal,
  ): Promise<{ id: string; ended: boolean; usage: Usage | null } | null>;
}

export type CareVerdict = "ok" | "care" | "refused";

export interface ModerationEngine {
  name: string;
  /** The review without the provider, for engines whose `review` also asks one. */
  screen?(dreamText: string): Promise<CareVerdict>;
  /**
   * `care`: the text speaks of wanting to die, self-harm or abuse. `refused`: the text must not reach a provider.
   * Paid calls are recorded with `beginCall`.
   */
  review(dreamText: string, signal: AbortSignal, beginCall?: EngineCall["beginCall"]): Promise<CareVerdict>;
}

export interface Engines {
  reading: ReadingEngine;
  lens: LensEngine;
  letter?: LetterEngine;
  image: ImageEngine;
  video: VideoEngine;
  moderation: ModerationEngine;
  close(): Promise<void>;
}
