import type { RawBuilder } from "kysely";

/** The table that a rule is checked on in steps. */
export type Scope = "lots" | "entries" | "holds" | "dreams" | "users" | "transactions" | "days" | "site";
/** SQL condition: a column with the scope's key is within the step. */
export type Within = (column: string) => RawBuilder<unknown>;

export interface Rule {
  name: string;
  of: Scope;
  /** Finds the rows that break the rule. One statement, so that bookings between two steps break none. */
  query: (within: Within) => RawBuilder<Record<string, string | number | null>>;
  /** `{column}` stands for the row's value. */
  sentence: string;
}
