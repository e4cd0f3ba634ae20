import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and in the first render, true once the page responds to the person. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
