import { useEffect, useEffectEvent, useRef } from "react";

/** Calls `onChange` after a render with another value, not after the first one. */
export function useChange(value: unknown, onChange: () => void): void {
  const last = useRef(value);
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    notify();
  }, [value]);
}
