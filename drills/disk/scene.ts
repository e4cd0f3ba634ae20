import type { FaultLibrary } from "./faults.ts";
import type { Sight } from "./observer.ts";
import type { DiskSite } from "./site.ts";
import type { Volume } from "./volumes.ts";

/** What a case of the drill works with. */
export interface Scene {
  site: DiskSite;
  disk: Volume;
  faults: FaultLibrary;
  /** Notes what is not as it should be. */
  fault(what: string): void;
  /** What was seen, for the report. */
  seen(moment: string, sight: Sight): void;
}
