import { AsyncLocalStorage } from "node:async_hooks";

/**
 * One run of the simulated process, from its start to its crash. Its code passes a gate before each effect outside
 * the process. At the gate at which the process dies, and at every later gate, the code waits for ever.
 */
export interface Life {
  readonly alive: boolean;
  /** Resolves while the process lives; never again after its death. */
  pass(): Promise<void>;
  /** Dies at the gate that follows `gates` more gates. */
  dieAfter(gates: number): void;
  die(): void;
  /** Calls to the outside that wait for their reply. */
  calls: number;
}

/** The life that the running code belongs to; undefined outside the simulated process. */
export const currentLife = new AsyncLocalStorage<Life | undefined>();

export function createLife(onDeath: () => void): Life {
  let alive = true;
  let left = Infinity;
  function die(): void {
    if (!alive) return;
    alive = false;
    onDeath();
  }
  return {
    get alive() {
      return alive;
    },
    async pass() {
      if (alive && left-- <= 0) die();
      // A promise of its own: one shared by all lives would keep whatever waits for it.
      if (!alive) await new Promise(() => undefined);
    },
    dieAfter: (gates) => void (left = gates),
    die,
    calls: 0,
  };
}
