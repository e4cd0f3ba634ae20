import { changeDream, type Dream } from "#shared/dreams.ts";
import { ApiError, type Api } from "../../../lib/api.ts";
import { storeUnsavedRemark, unsavedRemark } from "./unsaved-remark.ts";

/** Pause in the writing after which it is saved. */
const PAUSE_MS = 900;
const RETRY_MS = 5000;
const LONGEST_RETRY_MS = 60_000;

export interface ShownRemark {
  text: string;
  /** `unsaved`: saved after the next pause. */
  state: "saved" | "unsaved" | "saving" | "failed";
  savedAt: string | null;
  /** Saved since the page was opened. */
  savedNow: boolean;
  /** The reason of the server, where it refuses the text. */
  failure: string | null;
}

interface SaverDeps {
  api: Api;
  userId: string;
  id: string;
  shown: ShownRemark;
  show: (shown: ShownRemark) => void;
  /** The server has a new text. */
  onSaved: (dream: Dream) => void;
}

export type RemarkSaver = ReturnType<typeof createRemarkSaver>;

/** The server will not take it, however often it is sent. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== "rate_limited";

/** Saves a note while it is written, again after a failure, and when the page is left. */
export function createRemarkSaver({ api, userId, id, shown: first, show, onSaved }: SaverDeps) {
  let shown = first;
  let stored = first.text;
  let sending = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (change: Partial<ShownRemark>) => show((shown = { ...shown, ...change }));

  function plan(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  }

  function accept(sent: string, dream: Dream): void {
    stored = sent;
    failures = 0;
    change({ savedAt: dream.remarkSavedAt, savedNow: true, failure: null });
    onSaved(dream);
    if (shown.text !== sent) return plan(PAUSE_MS);
    storeUnsavedRemark(userId, id, null);
    change({ state: "saved" });
  }

  async function send(leaving = false): Promise<void> {
    clearTimeout(timer);
    const sent = shown.text;
    // The call under way sends the rest when it is done; one that the page leaves with is not heard of.
    if (sent === stored || (sending && !leaving)) return;
    sending = true;
    change({ state: "saving" });
    try {
      const options = leaving ? { keepalive: true } : {};
      const { dream } = await api(changeDream, { params: { id }, body: { remark: sent } }, options);
      accept(sent, dream);
    } catch (error) {
      change({ state: "failed", failure: isFinal(error) ? (error as ApiError).message : null });
      if (!isFinal(error)) plan(Math.min(RETRY_MS * 2 ** failures++, LONGEST_RETRY_MS));
    } finally {
      sending = false;
    }
  }

  function write(text: string): void {
    change({ text, state: shown.state === "failed" ? "failed" : "unsaved" });
    storeUnsavedRemark(userId, id, text);
    plan(PAUSE_MS);
  }

  return {
    write,
    save: () => void send(),
    /** Takes over what was saved elsewhere, where nothing is unsaved here. */
    adopt(text: string, savedAt: string | null): void {
      if (shown.text !== stored || sending || text === stored) return;
      stored = text;
      change({ text, savedAt });
    },
    /** Goes on with what an earlier visit left unsaved. Returns the function to call when the page is left. */
    start(): () => void {
      const unsaved = unsavedRemark(userId, id, { text: stored, savedAt: shown.savedAt });
      if (unsaved !== null && unsaved !== stored) write(unsaved);
      else storeUnsavedRemark(userId, id, null);
      const listening = new AbortController();
      const { signal } = listening;
      const hide = () => document.visibilityState === "hidden" && void send(true);
      addEventListener("online", () => void send(), { signal });
      addEventListener("pagehide", () => void send(true), { signal });
      document.addEventListener("visibilitychange", hide, { signal });
      return () => {
        listening.abort();
        void send(true);
      };
    },
  };
}
