import type { Me } from "#shared/accounts.ts";

/** Key in local storage of the id of the user who writes in this browser: a page cannot request the id while offline. */
const WRITER_KEY = "writer";
/** The same of that user's settings for nights, as JSON. */
const NIGHTS_KEY = "writerNights";

type Nights = Me["nights"];

export function readWriter(): string | null {
  try {
    return localStorage.getItem(WRITER_KEY);
  } catch {
    return null;
  }
}

/** The settings for nights of a user; null where this browser has those of another user or of none. */
export function readNights(userId: string): Nights | null {
  try {
    return readWriter() === userId ? (JSON.parse(localStorage.getItem(NIGHTS_KEY)!) as Nights | null) : null;
  } catch {
    return null;
  }
}

export function storeWriter(userId: string, nights: Nights): void {
  try {
    localStorage.setItem(NIGHTS_KEY, JSON.stringify(nights));
    localStorage.setItem(WRITER_KEY, userId);
  } catch {
    // Without storage, the page treats an offline user as signed out.
  }
}
