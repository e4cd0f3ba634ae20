// What a test and its second process, `worker-process.ts`, say to each other.

/** What the test asks for. */
export type WorkerTask =
  | { do: "make dreams" }
  /** Lets it read the dreams that say "birlikte". */
  | { do: "read on" }
  /** Begins attempts at once, and says how many were counted. */
  | { do: "attempt"; times: number }
  /** Adds events to a dream, one after the other. */
  | { do: "add events"; dreamId: string; count: number };
export type WorkerReport =
  | { ready: true }
  | { counted: number }
  | { work: "reading" | "image"; state: "begun" | "ended"; at: number };

/** Written word by word. */
export const SUMMARY = "You walk into the sea and the house follows you.";
