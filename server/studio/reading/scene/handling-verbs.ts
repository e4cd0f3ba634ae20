import type { DreamLanguage } from "../language.ts";
import { LATIN } from "./handling-verbs-latin.ts";
import { OTHER_SCRIPTS } from "./handling-verbs-scripts.ts";
import type { Verbs } from "./ways.ts";

/** Words of what people do with things, by language. */
export const VERBS: Partial<Record<DreamLanguage, Verbs>> = { ...LATIN, ...OTHER_SCRIPTS };
