import { useEffect, useEffectEvent, useState } from "react";

const TYPING_PAUSE_MS = 300;

/** The text of a field that searches as one types: `onSearch` hears it trimmed, after a pause or a `send()`. */
export function useTypedSearch(wanted: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(wanted);
  const [sent, setSent] = useState(wanted);
  const [seen, setSeen] = useState(wanted);

  // What is wanted may change by other ways than typing: back, forward, a link.
  if (wanted !== seen) {
    setSeen(wanted);
    if (wanted !== sent) {
      setText(wanted);
      setSent(wanted);
    }
  }

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
