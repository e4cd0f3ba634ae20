/** How a thing is at the ceiling: it clings to it, hangs from it, comes down from it, or is seen through its ice. */
export type AtCeiling = "clings" | "hangs" | "sinks" | "behind";
/** What is in place of the ceiling. */
export type CeilingOf = "ice" | "water" | "stars" | "sky" | "plants";
