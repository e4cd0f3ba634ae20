// Built as a file of its own, without imports: scripts/build-service-worker.ts. It keeps the writing page and its
// files, and nothing else: no private page, no reply of the API, no image of a dream.
import { turnOff } from "#shared/notifications.ts";
import { createApi, sendByFetch } from "../../lib/api.ts";
import { sendWaiting } from "./send-waiting.ts";
import { CACHE_PREFIX, fillShell, shellPage, WRITE_PATH } from "./shell-cache.ts";
import { SYNC_TAG } from "./sync-tag.ts";

/** Names the build that this worker belongs to. */
declare const BUILD: string;

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface InstallEvent extends ExtendableEvent {
  /** Missing in some browsers. Requests of these routes do not wait for the worker to start. */
  addRoutes?(routes: readonly { condition: object; source: unknown }[]): Promise<void>;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(reply: Promise<Response>): void;
}
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}
interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}
interface NotificationEvent extends ExtendableEvent {
  readonly action: string;
  readonly notification: Notification;
}
interface Clients {
  matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
  openWindow(url: string): Promise<unknown>;
}
interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
  /** Rejects for a page that another worker, or none, controls. */
  navigate(url: string): Promise<WindowClient | null>;
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Clients;
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install", listener: (event: InstallEvent) => void): void;
  addEventListener(type: "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "sync", listener: (event: SyncEvent) => void): void;
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationEvent) => void): void;
}
const scope = self as unknown as WorkerScope;

const CACHE = CACHE_PREFIX + BUILD;
/** After this time without a reply the connection counts as offline: the writing page opens from the cache. */
const REPLY_LIMIT_MS = 3000;
/** Pages that the writing page replaces while offline. */
const IN_PLACE_OF = /^\/(?:dashboard|library|account|patterns|dream\/[\w-]+)?$/;

const shell = () => caches.open(CACHE);

/** Rejects where no reply begins in time. Its content may take longer. */
async function fetchInTime(request: Request): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), REPLY_LIMIT_MS);
  try {
    return await fetch(request, { signal: late.signal });
  } finally {
    clearTimeout(timer);
  }
}

async function openWritingPage({ request }: FetchEvent): Promise<Response> {
  const stored = await shellPage(await shell());
  // A query may hold text that another application shares: the stored page reads it, and nothing is sent. Navigation
  // preload would send it.
  if (stored && new URL(request.url).search !== "") return stored;
  try {
    const reply = await (stored ? fetchInTime(request) : fetch(request));
    // While the server is down, a proxy may reply.
    return stored && reply.status >= 500 ? stored : reply;
  } catch (error) {
    if (stored) return stored;
    throw error;
  }
}

async function openPage({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (await shellPage(await shell())) return Response.redirect(WRITE_PATH, 302);
    throw error;
  }
}

async function openFile({ request }: FetchEvent): Promise<Response> {
  return (await (await shell()).match(request, { ignoreVary: true })) ?? fetch(request);
}

scope.addEventListener("install", (event) => {
  const fromCache = { condition: { urlPattern: { pathname: "/assets/*" } }, source: { cacheName: CACHE } };
  const fromNetwork = ["/api/*", "/media/*"].map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: "network",
  }));
  event.waitUntil(Promise.resolve(event.addRoutes?.([fromCache, ...fromNetwork])).catch(() => undefined));
  event.waitUntil(
    shell()
      .then((cache) => fillShell(cache))
      .then(() => scope.skipWaiting()),
  );
});

scope.addEventListener("activate", (event) => {
  const removeOthers = async () => {
    const names = await caches.keys();
    const others = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
    await Promise.all(others.map((name) => caches.delete(name)));
  };
  event.waitUntil(removeOthers());
});

scope.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== scope.location.origin) return;
  if (mode === "navigate") {
    if (pathname === WRITE_PATH) event.respondWith(openWritingPage(event));
    else if (IN_PLACE_OF.test(pathname)) event.respondWith(openPage(event));
  } else if (pathname.startsWith("/assets/")) event.respondWith(openFile(event));
});

// Background Sync: the browser has a connection again, also while no page is open.
scope.addEventListener("sync", (event) => {
  if (event.tag !== SYNC_TAG) return;
  const send = async () => {
    const { waiting } = await sendWaiting(createApi(sendByFetch));
    // A rejection makes the browser try again, at growing intervals.
    if (waiting > 0) throw new Error("dreams still wait");
  };
  event.waitUntil(send());
});

/** A push message of the server: never contains text of a dream. */
interface Message {
  title: string;
  path: string;
  tag: string;
  lang: string;
  /** The action of the notification that turns such messages off. */
  off: { token: string; label: string };
}

scope.addEventListener("push", (event) => {
  const message = event.data?.json() as Message | undefined;
  if (!message) return;
  const { title, path, tag, lang, off } = message;
  const options = {
    tag,
    lang,
    icon: "/icon-192.png",
    data: { path, token: off.token },
    actions: [{ action: "off", title: off.label }],
  };
  event.waitUntil(scope.registration.showNotification(title, options));
});

async function openPath(path: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const { href, pathname, hash } = new URL(path, scope.location.href);
  const ofPage = windows.filter(({ url }) => new URL(url).pathname === pathname);
  const there = ofPage.find(({ url }) => hash === "" || url === href);
  // A press on a notification lets the worker focus or open one window alone: an open page is led there before.
  const shown = there ?? (await ofPage[0]?.navigate(href).catch(() => null));
  if (shown) await shown.focus();
  else await scope.clients.openWindow(path);
}

scope.addEventListener("notificationclick", (event) => {
  const { action, notification } = event;
  const { path, token } = notification.data as { path: string; token: string };
  notification.close();
  const off = () => createApi(sendByFetch)(turnOff, { query: { token } });
  event.waitUntil(action === "off" ? off() : openPath(path));
});
