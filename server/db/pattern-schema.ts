import type { Generated } from "kysely";
import type { Locale } from "#shared/locales.ts";
import type { FindingKind } from "#shared/patterns.ts";
import type { Fixed, Maintained, Time } from "./columns.ts";

/** How far a dream was searched. The triggers of `dreams` add the row, and set it to 0 where the text changes. */
interface DreamScans {
  dream_id: Maintained<string>;
  user_id: Maintained<string>;
  version: number;
}

/** A symbol that a dream names. */
interface DreamFindings {
  user_id: Fixed<string>;
  dream_id: Fixed<string>;
  /** Id of a symbol of the catalogue, or "name:" and the proper name of a person. */
  name: Fixed<string>;
  kind: Fixed<FindingKind>;
  /** Offsets of the first mention in the NFC text. */
  begins: Fixed<number>;
  ends: Fixed<number>;
  times: Fixed<number>;
}

/** What a user says is not meant in a dream. */
interface FindingCorrections {
  user_id: Fixed<string>;
  dream_id: Fixed<string>;
  name: Fixed<string>;
  at: Fixed<Time>;
}

/** A letter about a month of a user's dreams. */
interface Letters {
  user_id: Fixed<string>;
  /** `YYYY-MM`. */
  month: Fixed<string>;
  language: Fixed<Locale>;
  engine: string;
  /** JSON: sentences with references to dreams. */
  content: string;
  made_at: Fixed<Time>;
  seen_at: Time | null;
  /** When an AI is asked next for this letter, which the studio has written; null where none is. */
  ai_due: Time | null;
  ai_attempts: Generated<number>;
}

export interface PatternSchema {
  letters: Letters;
  dream_scans: DreamScans;
  dream_findings: DreamFindings;
  finding_corrections: FindingCorrections;
}
