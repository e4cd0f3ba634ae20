import { useState } from "react";

/** Returns true once `open` has been true: a closed dialog must stay mounted to return the focus. */
export function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}
