import { subscribePush, unsubscribePush } from "#shared/notifications.ts";
import type { Api } from "../../lib/api.ts";

/** Why this browser shows no notifications: its user or settings refuse them, or it cannot. */
export class PushRefused extends Error {
  readonly reason: "denied" | "unsupported";

  constructor(reason: "denied" | "unsupported") {
    super(reason);
    this.reason = reason;
  }
}

/** Longest wait for the service worker, which is installed some seconds after a page has opened. */
const READY_MS = 10_000;

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0)!);
}

async function managerOf(): Promise<PushManager> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    throw new PushRefused("unsupported");
  await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new PushRefused("unsupported")), READY_MS),
  );
  return (await Promise.race([navigator.serviceWorker.ready, late])).pushManager;
}

/** Asks the browser for notifications, and the server to send them. Call it in a press. Throws `PushRefused`. */
export async function addBrowser(api: Api, publicKey: string): Promise<void> {
  if ("Notification" in window && (await Notification.requestPermission()) !== "granted")
    throw new PushRefused("denied");
  const manager = await managerOf();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  const subscription = await manager.subscribe(options).catch(() => {
    throw new PushRefused("unsupported");
  });
  const { endpoint, keys } = subscription.toJSON() as {
    endpoint: string;
    keys: Record<"p256dh" | "auth", string>;
  };
  await api(subscribePush, { body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } });
}

/** Has this browser show no more notifications. */
export async function removeBrowser(api: Api): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration("/");
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  await api(unsubscribePush, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}
