import type { Fixed, Time } from "./columns.ts";

/** A process that may work, listed until it stops or is found dead. */
interface Workers {
  id: Fixed<string>;
  role: Fixed<"all" | "web" | "worker">;
  /** JSON: the number of jobs of each kind that it runs at once. */
  places: Fixed<string>;
  started_at: Fixed<Time>;
  /** Its last sign of life, for processes on other machines. */
  seen_at: Time;
}

/** What one process does at a time; deleted when the work ends. */
interface Leases {
  name: Fixed<string>;
  lease_token: string;
  lease_until: Time;
  /** Id of the worker that has it. */
  worker: string;
}

interface ScheduledTasks {
  name: Fixed<string>;
  next_at: Time;
  /** When the run began that ended last without an error. */
  succeeded_at: Time | null;
}

/** Tables of the processes and of what they share out among them. */
export interface WorkSchema {
  workers: Workers;
  leases: Leases;
  scheduled_tasks: ScheduledTasks;
}
