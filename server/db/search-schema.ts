import type { Generated } from "kysely";

/** Written by triggers only. */
interface SearchOwners {
  number: Generated<number>;
  user_id: string;
  newest: number;
}

/** Written by triggers only. */
interface SearchTexts {
  id: number;
  dream_id: string;
  text: string;
}

export interface SearchSchema {
  search_owners: SearchOwners;
  search_texts: SearchTexts;
}
