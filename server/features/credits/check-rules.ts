import type { RawBuilder } from "kysely";

/** What a rule goes through in steps. */
export type Scope = "lots" | "entries" | "holds" | "dreams" | "users" | "transactions" | "days" | "site";
/** SQL condition: whether a column with the scope's key is within the step. */
export type Within = (column: string) => RawBuilder<unknown>;

export interface Rule {
  name: string;
  of: Scope;
  /** Finds the rows that break the rule, in one statement: what is booked between two steps breaks none. */
  query: (within: Within) => RawBuilder<Record<string, string | number | null>>;
  /** `{column}` stands for the row's value. */
  sentence: string;
}
