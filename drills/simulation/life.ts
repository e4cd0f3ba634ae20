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

const NEVER = new Promise<never>(() => undefined);

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
      if (!alive) await NEVER;
    },
    dieAfter: (gates) => void (left = gates),
    die,
    calls: 0,
  };
}
