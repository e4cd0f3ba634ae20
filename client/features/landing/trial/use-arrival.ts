import { useEffect, useRef, type RefObject } from "react";

/** Each stage is a new page to whoever listens to it: it begins at the top, with the focus on its heading. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current!.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return heading;
}
