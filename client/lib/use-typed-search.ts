import { useEffect, useEffectEvent, useState, type RefObject } from "react";

const TYPING_PAUSE_MS = 300;

/**
 * State of a field that searches while the user types: calls `onSearch` with the trimmed text, after a pause or by
 * `send()`.
 */
export function useTypedSearch(
  search: string,
  onSearch: (text: string) => void,
  field: RefObject<HTMLInputElement | null>,
) {
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);

  // The search also changes by navigation.
  if (search !== lastSearch) {
    setLastSearch(search);
    if (search !== sent) {
      setText(search);
      setSent(search);
    }
  }

  const takeTyped = useEffectEvent(() => setText(field.current!.value));
  // What was typed before hydration is in the field alone.
  useEffect(() => takeTyped(), []);

  function send(): void {
    setSent(text.trim());
    onSearch(text.trim());
  }
  const sendTyped = useEffectEvent(send);
  useEffect(() => {
    if (text.trim() === sent) return;
    const timer = setTimeout(() => sendTyped(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, sent]);

  return { text, setText, send };
}
