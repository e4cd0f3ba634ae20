import { OFFLINE_DATABASE } from "./database-name.ts";

/**
 * What waits in this browser: IndexedDB with the sealed words and recordings of each user. The key of a user cannot be
 * read out of the browser, and opens only what was sealed for that user under the same id.
 */

const VERSION = 1;
const KEYS = "keys";
const ITEMS = "items";
const BY_USER = "by_user";
const CIPHER = "AES-GCM";
const IV_BYTES = 12;

/** `page`: what is being written; `dream`: waits to be sent; `recording`: stays here. */
type ItemKind = "page" | "dream" | "recording";

/** What is stored of an item in clear: nothing of its words. */
export interface Item {
  id: string;
  /** Id of the user it belongs to. */
  user: string;
  kind: ItemKind;
  /** Milliseconds since 1970. */
  at: number;
  /** Facts that tell nothing of a dream: why it was refused, how long a recording is. */
  facts: Readonly<Record<string, unknown>>;
}

interface SealedItem extends Item {
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("the browser refused")));
  });

const committed = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    for (const failure of ["abort", "error"])
      transaction.addEventListener(failure, () => reject(transaction.error ?? new Error("not stored")));
  });

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(OFFLINE_DATABASE, VERSION);
  opening.addEventListener("upgradeneeded", () => {
    opening.result.createObjectStore(KEYS, { keyPath: "user" });
    opening.result.createObjectStore(ITEMS, { keyPath: "id" }).createIndex(BY_USER, "user");
  });
  const database = await settled(opening);
  // Another tab may remove the database.
  database.addEventListener("versionchange", () => database.close());
  return database;
}

/** Opens the database for one piece of work. */
async function withDatabase<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

async function findKey(database: IDBDatabase, user: string): Promise<CryptoKey | undefined> {
  const found = database.transaction(KEYS).objectStore(KEYS).get(user) as IDBRequest<
    { key: CryptoKey } | undefined
  >;
  return (await settled(found))?.key;
}

/** The user's key, made at its first use. Of two tabs that make one at once, the first one's stays. */
async function keyOf(database: IDBDatabase, user: string): Promise<CryptoKey> {
  const known = await findKey(database, user);
  if (known) return known;
  const key = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ["encrypt", "decrypt"]);
  const transaction = database.transaction(KEYS, "readwrite");
  const store = transaction.objectStore(KEYS);
  const asked = store.get(user) as IDBRequest<{ key: CryptoKey } | undefined>;
  asked.addEventListener("success", () => void (asked.result ?? store.add({ user, key })));
  await committed(transaction);
  return asked.result?.key ?? key;
}

/** What an item's seal covers besides its content, so that it opens under no other id, user or kind. */
const boundTo = ({ user, id, kind }: Item) => new TextEncoder().encode([user, id, kind].join("\n"));

/** Seals and stores an item, in place of one with the same id. Rejects where the browser stores nothing. */
export async function putItem(item: Item, content: Uint8Array<ArrayBuffer>): Promise<void> {
  await withDatabase(async (database) => {
    const key = await keyOf(database, item.user);
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const sealed = await crypto.subtle.encrypt(
      { name: CIPHER, iv, additionalData: boundTo(item) },
      key,
      content,
    );
    const transaction = database.transaction(ITEMS, "readwrite", { durability: "strict" });
    const { id, user, kind, at, facts } = item;
    transaction.objectStore(ITEMS).put({ id, user, kind, at, facts, iv, sealed } satisfies SealedItem);
    await committed(transaction);
  });
}

/** The items of a user, the oldest first. */
export async function itemsOf(user: string): Promise<Item[]> {
  const found = await withDatabase((database) =>
    settled(
      database.transaction(ITEMS).objectStore(ITEMS).index(BY_USER).getAll(user) as IDBRequest<SealedItem[]>,
    ),
  );
  return found
    .map(({ iv: _, sealed: __, ...item }) => item)
    .toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
}

/** Opens an item; null where it is gone or its seal does not fit. */
export async function openItem({ id, user }: Pick<Item, "id" | "user">): Promise<Uint8Array | null> {
  return withDatabase(async (database) => {
    const stored = await settled(
      database.transaction(ITEMS).objectStore(ITEMS).get(id) as IDBRequest<SealedItem | undefined>,
    );
    const key = stored?.user === user ? await findKey(database, user) : undefined;
    if (!stored || !key) return null;
    const algorithm = { name: CIPHER, iv: stored.iv, additionalData: boundTo(stored) };
    return await crypto.subtle.decrypt(algorithm, key, stored.sealed).then(
      (content) => new Uint8Array(content),
      () => null,
    );
  });
}

/** Changes what is stored of an item in clear, unless it is gone. */
export async function setFacts(id: string, facts: Item["facts"]): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction(ITEMS, "readwrite");
    const store = transaction.objectStore(ITEMS);
    const asked = store.get(id) as IDBRequest<SealedItem | undefined>;
    asked.addEventListener("success", () => {
      if (asked.result) store.put({ ...asked.result, facts });
    });
    await committed(transaction);
  });
}

export async function removeItem(id: string): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction(ITEMS, "readwrite");
    transaction.objectStore(ITEMS).delete(id);
    await committed(transaction);
  });
}

/** Whether anything of any user is stored in this browser: what is being written, waits, or was recorded. */
export async function holdsAnything(): Promise<boolean> {
  return withDatabase(async (database) => {
    return (await settled(database.transaction(ITEMS).objectStore(ITEMS).count())) > 0;
  });
}

/** Removes all of it, of every user, with the keys. */
export async function emptyVault(): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction([KEYS, ITEMS], "readwrite");
    for (const name of [KEYS, ITEMS]) transaction.objectStore(name).clear();
    await committed(transaction);
  });
}
