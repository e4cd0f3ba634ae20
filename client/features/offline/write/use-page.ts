import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { clipDreamText } from "#shared/limits.ts";
import { useApp } from "../../../lib/context.tsx";
import { readPage, storePage, type WrittenDream } from "../waiting-dreams.ts";

const SAVE_DELAY_MS = 400;
/** Query parameters of the share target, in the order in which their words are written down. */
const SHARED = ["title", "text", "url"];

const BLANK = { text: "", wish: "note", resolution: "480p" } as const;

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
  /** Whether the page has what the browser holds of its user; true without a user. */
  ready: boolean;
  /** A function gets the words of this moment, which may be newer than those shown. */
  change: (change: Partial<WrittenDream> | ((now: WrittenDream) => Partial<WrittenDream>)) => void;
  /** Adds words below those on the page, and stores them. False where both together are too long for a dream. */
  append: (words: Pick<WrittenDream, "text" | "wish">) => Promise<boolean>;
  /** Null until something was to be stored; false where the browser stores nothing. */
  stored: boolean | null;
}

/** What is being written, sealed in this browser while it is typed. Without a user it is nowhere but on the screen. */
export function usePage(
  user: string | null | undefined,
  field: RefObject<HTMLTextAreaElement | null>,
): PageText {
  const { locale } = useApp();
  const [page, setPage] = useState<WrittenDream>({ ...BLANK, language: locale });
  const [stored, setStored] = useState<boolean | null>(null);
  /** The user whose stored words are on the page; undefined until they are read. */
  const [readFor, setReadFor] = useState<string | null | undefined>(undefined);
  /** The words of this moment, and those that are not stored yet. */
  const current = useRef(page);
  const unsaved = useRef<WrittenDream | null>(null);
  const loadedFor = useRef<string | null | undefined>(undefined);

  const show = useCallback((next: WrittenDream) => {
    current.current = next;
    setPage(next);
  }, []);
  const save = useCallback(async (owner: string) => {
    const words = unsaved.current;
    unsaved.current = null;
    if (!words) return;
    await storePage(owner, words, Date.now()).then(
      () => setStored(true),
      () => setStored(false),
    );
  }, []);

  const change: PageText["change"] = (change) => {
    const now = current.current;
    unsaved.current = { ...now, ...(typeof change === "function" ? change(now) : change) };
    show(unsaved.current);
  };
  const takeTyped = useEffectEvent(() => {
    const typed = field.current?.value;
    if (typed) change({ text: clipDreamText(typed) });
  });
  // What was written before hydration: the next rendering would replace it by the text of the first one.
  useEffect(() => takeTyped(), []);

  useEffect(() => {
    if (user === undefined || loadedFor.current === user) return;
    const before = loadedFor.current;
    loadedFor.current = user;
    const load = async () => {
      const found = user === null ? null : await readPage(user).catch(() => null);
      // Another account has come meanwhile.
      if (loadedFor.current !== user) return;
      const shared = takeShared();
      // Another account's words and choice do not stay on its screen.
      const now = typeof before === "string" ? BLANK : current.current;
      const text = clipDreamText([found?.text, now.text, shared].filter(Boolean).join("\n"));
      const wish = now.wish === BLANK.wish && found ? found.wish : now.wish;
      const next = { ...now, ...found, text, wish, language: locale };
      // What was typed until now is stored with what was found, or by itself.
      unsaved.current = shared || now.text ? next : null;
      show(next);
      setReadFor(user);
    };
    void load();
  }, [user, locale, show]);

  useEffect(() => {
    if (!user || readFor !== user || unsaved.current !== page) return;
    const timer = setTimeout(() => void save(user), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [user, readFor, page, save]);

  useEffect(() => {
    if (!user || readFor !== user) return;
    const saveNow = () => void save(user);
    const saveHidden = () => document.hidden && saveNow();
    // Phones close a page without another word.
    document.addEventListener("visibilitychange", saveHidden);
    addEventListener("pagehide", saveNow);
    return () => {
      document.removeEventListener("visibilitychange", saveHidden);
      removeEventListener("pagehide", saveNow);
      // Left within the delay.
      saveNow();
    };
  }, [user, readFor, save]);

  return {
    page,
    ready: user !== undefined && readFor === user,
    change,
    append: async ({ text, wish }) => {
      if (!user || readFor !== user || loadedFor.current !== user) return false;
      const { text: written } = current.current;
      const both = written.trim() === "" ? text : `${written}\n${text}`;
      if (both !== text && clipDreamText(both) !== both) return false;
      change({ text: both, wish });
      await save(user);
      return true;
    },
    stored,
  };
}
