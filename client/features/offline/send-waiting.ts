import { me } from "#shared/accounts.ts";
import { createDream, createNote, FOR_USER_HEADER } from "#shared/dreams.ts";
import { ApiError, type Api } from "../../lib/api.ts";
import { holdsAnything, itemsOf, removeItem, setFacts, type Item } from "./vault.ts";
import { keepDream, openDream, wordsOf, type Refusal, type WaitingDream } from "./waiting-dreams.ts";

/** Of the Web Locks API: tabs and the service worker send one after another. */
const LOCK = "offline-send";

/** Result of one attempt to send all waiting dreams of the user who is signed in; all 0 without one. */
export interface Sent {
  /** Dreams that the server now has. */
  sent: number;
  /** Dreams that wait for a connection, a sign-in or a less busy server. */
  waiting: number;
  /** Dreams that the server did not accept. */
  refused: number;
}

const NOTHING: Sent = { sent: 0, waiting: 0, refused: 0 };

/** Temporary errors, not caused by the text: the dream is sent later. */
const LATER = new Set(["network", "unauthenticated", "rate_limited", "unavailable", "internal"]);

function refusalOf(error: ApiError): Refusal | null {
  const { code, message, details, status } = error;
  const reason = (details as { reason?: string } | undefined)?.reason;
  // `other_user`: another user has signed in meanwhile.
  if (LATER.has(code) || status >= 500 || reason === "other_user") return null;
  return { code, message, ...(code === "care_needed" && { details }) };
}

async function sendOne(api: Api, dream: WaitingDream): Promise<void> {
  const { item, wish, resolution } = dream;
  const headers = { "idempotency-key": item.id, [FOR_USER_HEADER]: item.user };
  const words = wordsOf(dream);
  if (wish === "note") await api(createNote, { body: words }, { headers });
  else await api(createDream, { body: { ...words, depth: wish, resolution } }, { headers });
}

/** A call without a reply by then counts as one without a connection: the turn of tabs and worker must go on. */
const REPLY_LIMIT_MS = 30_000;

const withLimit =
  (api: Api): Api =>
  async (endpoint, input, options) => {
    try {
      return await api(endpoint, input, { ...options, signal: AbortSignal.timeout(REPLY_LIMIT_MS) });
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError("network", 0, "network");
    }
  };

const isRefused = ({ facts }: Item) => facts.refusal !== undefined;

/** The user who is signed in; null for none. Throws `ApiError` where the server cannot say. */
async function signedInUser(api: Api): Promise<string | null> {
  try {
    return (await api(me)).user.id;
  } catch (error) {
    if (error instanceof ApiError && error.code === "unauthenticated") return null;
    throw error;
  }
}

async function sendAll(api: Api): Promise<Sent> {
  // Every page of a user calls this.
  if (!(await holdsAnything())) return NOTHING;
  // This browser may also keep dreams of other users, who are not signed in.
  const user = await signedInUser(api);
  if (user === null) return NOTHING;
  const dreams = (await itemsOf(user)).filter(({ kind }) => kind === "dream");
  const result = { ...NOTHING, refused: dreams.filter(isRefused).length };
  const open = dreams.filter((item) => !isRefused(item));
  for (const [at, item] of open.entries()) {
    const dream = await openDream(item);
    if (!dream) continue;
    try {
      await sendOne(api, dream);
      await removeItem(item.id);
      result.sent++;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refusal = refusalOf(error);
      if (refusal === null) return { ...result, waiting: open.length - at };
      await setFacts(item.id, { ...item.facts, refusal });
      result.refused++;
    }
  }
  return result;
}

/**
 * Sends the waiting dreams of the user who is signed in, each once: a dream whose reply was lost is sent again under
 * the same key. One that is refused stays, with the reason. Rejects where the server cannot be asked who is signed in,
 * so that the browser tries again.
 */
export function sendWaiting(api: Api): Promise<Sent> {
  return navigator.locks.request(LOCK, () => sendAll(withLimit(api)));
}

/**
 * Removes a dream from the waiting ones, unless it has been sent meanwhile. `use` gets it before: one that `use` resolves
 * as false stays.
 */
export function takeBack(item: Item, use?: (dream: WaitingDream) => Promise<boolean>): Promise<void> {
  return navigator.locks.request(LOCK, async () => {
    const dream = await openDream(item);
    if (dream && use && !(await use(dream))) return;
    await removeItem(item.id);
  });
}

/** Queues a refused dream again, with another wish if one is given, unless it has been sent or removed meanwhile. */
export function sendAgain(dream: WaitingDream, wish = dream.wish): Promise<void> {
  return navigator.locks.request(LOCK, async () => {
    const { item, refusal, ...written } = dream;
    // A second press, or another tab, may have queued it under a new id, or sent it.
    if (!(await openDream(item))) return;
    // The id is the idempotency key, about which a conflict may be.
    const id = refusal?.code === "conflict" ? crypto.randomUUID() : item.id;
    await keepDream(item.user, { ...written, wish }, { id, at: item.at });
    if (id !== item.id) await removeItem(item.id);
  });
}
