/** Key in local storage of the id of the user who writes in this browser: a page cannot request the id while offline. */
const WRITER_KEY = "writer";

export function readWriter(): string | null {
  try {
    return localStorage.getItem(WRITER_KEY);
  } catch {
    return null;
  }
}

export function storeWriter(userId: string): void {
  try {
    if (readWriter() !== userId) localStorage.setItem(WRITER_KEY, userId);
  } catch {
    // Without storage, the page treats an offline user as signed out.
  }
}
