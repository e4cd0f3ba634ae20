import { useState } from "react";

/** Whether something is open, or was: from then on it stays mounted, so that a dialog can give the focus back. */
export function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}
