import { useEffect, useRef, useState, type RefObject } from "react";
import { useRefusal } from "../../../lib/context.tsx";
import { EMPTY_DRAFT, readDraft, takePendingDream, writeDraft } from "./draft.ts";

const SAVE_DELAY_MS = 400;

export interface DraftState {
  draft: typeof EMPTY_DRAFT;
  change: (change: Partial<typeof EMPTY_DRAFT>) => void;
  /** The latest change is in the browser's storage. */
  saved: boolean;
  /** A draft that a text brought from elsewhere has displaced. */
  earlierText: string | null;
  restoreEarlier: () => void;
}

/** A person's draft, kept in the browser as they type; a text from the gallery goes before it. */
export function useDraft(userId: string, field: RefObject<HTMLTextAreaElement | null>): DraftState {
  const sentBack = useRefusal()?.typed.dreamText;
  const [draft, setDraft] = useState(sentBack ? { ...EMPTY_DRAFT, dreamText: sentBack } : EMPTY_DRAFT);
  const [saved, setSaved] = useState(false);
  const [earlierText, setEarlierText] = useState<string | null>(null);
  const loadedFor = useRef<string | null>(null);
  const unsaved = useRef<typeof EMPTY_DRAFT | null>(null);

  // Storage exists only in the browser, so the first render is the server's: without it.
  useEffect(() => {
    if (loadedFor.current === userId) return;
    loadedFor.current = userId;
    const kept = readDraft(userId);
    // Before the page came alive the person may have typed already.
    const brought = field.current?.value || takePendingDream();
    const dreamText = brought || kept.dreamText;
    setDraft({ ...kept, dreamText });
    if (brought) {
      // oxlint-disable-next-line react/set-state-in-effect -- what storage holds is known only now
      if (kept.dreamText && kept.dreamText !== brought) setEarlierText(kept.dreamText);
      setSaved(writeDraft(userId, { ...kept, dreamText }));
    } else setSaved(dreamText !== "");
  }, [userId, field]);

  useEffect(() => {
    if (saved || loadedFor.current !== userId || draft === EMPTY_DRAFT) return;
    unsaved.current = draft;
    const keep = () => {
      if (unsaved.current) setSaved(writeDraft(userId, unsaved.current));
      unsaved.current = null;
    };
    const timer = setTimeout(keep, SAVE_DELAY_MS);
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", keep);
    };
  }, [draft, saved, userId]);

  // A page left within the delay must not lose the last words.
  useEffect(
    () => () => {
      if (unsaved.current) writeDraft(userId, unsaved.current);
    },
    [userId],
  );

  return {
    draft,
    change: (change) => {
      setDraft((current) => ({ ...current, ...change }));
      setSaved(false);
    },
    saved,
    earlierText,
    restoreEarlier: () => {
      setDraft((current) => ({ ...current, dreamText: earlierText ?? current.dreamText }));
      setSaved(false);
      setEarlierText(null);
    },
  };
}
