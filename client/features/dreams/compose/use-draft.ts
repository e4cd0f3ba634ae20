import { useEffect, useRef, useState, type RefObject } from "react";
import { useRefusal } from "../../../lib/context.tsx";
import type { When } from "./dream-when.tsx";
import {
  choicesOf,
  EMPTY_DRAFT,
  listenToForgotten,
  readDraft,
  takePendingDream,
  withSent,
  writeDraft,
} from "./draft.ts";

const SAVE_DELAY_MS = 400;

export interface DraftState {
  draft: typeof EMPTY_DRAFT;
  /** False before hydration, when what is typed is unknown. */
  isRead: boolean;
  change: (change: Partial<typeof EMPTY_DRAFT>) => void;
  /** The chosen night, which is not stored. */
  when: When;
  setWhen: (when: When) => void;
  /** Whether the latest change is in the browser's storage. */
  saved: boolean;
  /** Text of a stored draft that another text has replaced. */
  earlierText: string | null;
  restoreEarlier: () => void;
}

/** The user's draft, saved in the browser while they type; a text written before signing in replaces the saved one. */
export function useDraft(userId: string, field: RefObject<HTMLTextAreaElement | null>): DraftState {
  const typed = useRefusal()?.typed;
  const refused = typed?.dreamText;
  const [first] = useState(
    typed === undefined ? EMPTY_DRAFT : { ...choicesOf(typed), dreamText: refused ?? "" },
  );
  const [draft, setDraft] = useState(first);
  const [when, setWhen] = useState<When>({ night: typed?.night, time: typed?.time });
  const [saved, setSaved] = useState(false);
  const [earlierText, setEarlierText] = useState<string | null>(null);
  const loadedFor = useRef<string | null>(null);
  const unsaved = useRef<typeof EMPTY_DRAFT | null>(null);

  // In an effect, as the first render must equal the server's, which knows no storage.
  useEffect(() => {
    if (loadedFor.current === userId) return;
    loadedFor.current = userId;
    const stored = withSent(readDraft(userId), typed ?? {});
    // The user may have typed before hydration; a refused text may be shown without the field.
    const newer = field.current?.value || refused || takePendingDream();
    const dreamText = newer || stored.dreamText;
    setDraft({ ...stored, dreamText });
    if (newer) {
      // oxlint-disable-next-line react/set-state-in-effect -- storage is read only here
      if (stored.dreamText && stored.dreamText !== newer) setEarlierText(stored.dreamText);
      setSaved(writeDraft(userId, { ...stored, dreamText }));
    } else setSaved(dreamText !== "");
  }, [userId, field, typed, refused]);

  useEffect(() => {
    if (saved) unsaved.current = null;
    if (saved || loadedFor.current !== userId || draft === first) return;
    unsaved.current = draft;
    const save = () => {
      if (unsaved.current) setSaved(writeDraft(userId, unsaved.current));
      unsaved.current = null;
    };
    const timer = setTimeout(save, SAVE_DELAY_MS);
    addEventListener("pagehide", save);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", save);
    };
  }, [draft, first, saved, userId]);

  // A page left within the delay must not lose the last change.
  useEffect(
    () => () => {
      if (unsaved.current) writeDraft(userId, unsaved.current);
    },
    [userId],
  );

  useEffect(
    () =>
      listenToForgotten((sent) => {
        setDraft((current) => (current.dreamText === sent ? { ...current, dreamText: "" } : current));
        setSaved(false);
      }),
    [],
  );

  return {
    draft,
    isRead: draft !== first,
    change: (change) => {
      setDraft((current) => ({ ...current, ...change }));
      setSaved(false);
    },
    when,
    setWhen,
    saved,
    earlierText,
    restoreEarlier: () => {
      setDraft((current) => ({ ...current, dreamText: earlierText ?? current.dreamText }));
      setSaved(false);
      setEarlierText(null);
    },
  };
}
