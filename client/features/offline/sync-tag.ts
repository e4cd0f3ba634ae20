/** Names the Background Sync that sends waiting dreams. */
export const SYNC_TAG = "dreams";

/**
 * Asks the browser to send waiting dreams when there is a connection; where it cannot, the next opened page does. Stays
 * pending while there is no service worker.
 */
export async function askForSync(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker?.ready) as
      | (ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } })
      | undefined;
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // Refused, as in private windows.
  }
}
