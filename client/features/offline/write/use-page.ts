import { useEffect, useRef, useState } from "react";
import { clipDreamText } from "#shared/limits.ts";
import { useApp } from "../../../lib/context.tsx";
import { readPage, storePage, type WrittenDream } from "../waiting-dreams.ts";

const SAVE_DELAY_MS = 400;
/** Query parameters of the share target, in the order in which their words are written down. */
const SHARED = ["title", "text", "url"];

/** Takes the words that another application shares out of the URL. */
function takeShared(): string {
  const params = new URLSearchParams(location.search);
  const words = SHARED.map((name) => params.get(name)?.trim())
    .filter(Boolean)
    .join("\n");
  if (words) history.replaceState(history.state, "", location.pathname);
  return words;
}

interface PageText {
  page: WrittenDream;
  change: (change: Partial<WrittenDream>) => void;
  /** Null until something was to be stored; false where the browser stores nothing. */
  stored: boolean | null;
}

/** What is being written, sealed in this browser while it is typed. Without a user it is nowhere but on the screen. */
export function usePage(user: string | null | undefined): PageText {
  const { locale } = useApp();
  const [page, setPage] = useState<WrittenDream>({
    text: "",
    wish: "note",
    resolution: "480p",
    language: locale,
  });
  const [stored, setStored] = useState<boolean | null>(null);
  const unsaved = useRef<WrittenDream | null>(null);
  const loadedFor = useRef<string | null | undefined>(undefined);

  useEffect(() => {
    if (user === undefined || loadedFor.current === user) return;
    const before = loadedFor.current;
    loadedFor.current = user;
    const shared = takeShared();
    const load = async () => {
      const found = user === null ? null : await readPage(user).catch(() => null);
      setPage((now) => {
        // Another account's words do not stay on its screen.
        const typed = typeof before === "string" ? "" : now.text;
        const text = clipDreamText([found?.text, typed, shared].filter(Boolean).join("\n"));
        const next = { ...now, ...found, text, language: locale };
        // What was typed until now is stored with what was found, or by itself.
        if (shared || typed) unsaved.current = next;
        return next;
      });
    };
    void load();
  }, [user, locale]);

  useEffect(() => {
    if (!user || loadedFor.current !== user) return;
    const save = () => {
      if (unsaved.current !== page) return;
      unsaved.current = null;
      storePage(user, page, Date.now()).then(
        () => setStored(true),
        () => setStored(false),
      );
    };
    const timer = setTimeout(save, SAVE_DELAY_MS);
    const saveHidden = () => document.hidden && save();
    // Phones close a page without another word.
    document.addEventListener("visibilitychange", saveHidden);
    addEventListener("pagehide", save);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", saveHidden);
      removeEventListener("pagehide", save);
    };
  }, [user, page]);

  // Left within the delay.
  useEffect(
    () => () => {
      if (user && unsaved.current) void storePage(user, unsaved.current, Date.now()).catch(() => undefined);
    },
    [user],
  );

  return {
    page,
    change: (change) => {
      const next = { ...page, ...change };
      unsaved.current = next;
      setPage(next);
    },
    stored,
  };
}
