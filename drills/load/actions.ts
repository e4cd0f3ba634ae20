import { randomUUID } from "node:crypto";
import { SHARED_CARD } from "#shared/shares.ts";
import { PASSWORD } from "../../bench/scale/users.ts";
import type { Visit } from "./visit.ts";

const WORDS = ["deniz", "house", "Wasser", "train", "garden"];
const TEXTS = [
  "I walked through a house by the sea, and every door opened on the same quiet garden under snow.",
  "My grandmother was driving a train through the clouds and did not know me.",
  "A white horse swam across the lake with a lamp in its mouth while we waited on the other side.",
];
const CHUNK = 256 * 1024;

/** What the users do, by the name that the report has for it. */
export const READS = {
  landing: (visit: Visit) => visit.page("landing", "/"),
  gallery: (visit: Visit) => visit.page("gallery", "/gallery"),
  pricing: (visit: Visit) => visit.page("pricing", "/pricing"),
  symbols: (visit: Visit) => visit.page("symbols", "/symbols"),
  dashboard: (visit: Visit) => visit.page("dashboard", "/dashboard"),
  library: async (visit: Visit) => {
    await visit.page("library", "/library");
    await visit.file("thumbnail", `/media/${visit.user!.dreamId}/image.webp?w=480`);
  },
  "library, further": (visit: Visit) =>
    visit.call("library, further", { path: `/api/dreams/cards?page=${visit.random.int(1, 3)}` }),
  "search page": (visit: Visit) =>
    visit.page("search", `/library?q=${encodeURIComponent(visit.random.pick(WORDS))}`),
  search: (visit: Visit) =>
    visit.call("search", {
      path: `/api/dreams/cards?q=${encodeURIComponent(visit.random.pick(WORDS))}`,
    }),
  tag: (visit: Visit) => visit.page("tag", `/library?tag=${encodeURIComponent(visit.user!.tag)}`),
  calendar: (visit: Visit) => visit.page("calendar", "/library?view=calendar"),
  patterns: (visit: Visit) => visit.page("patterns", "/patterns"),
  account: (visit: Visit) => visit.page("account", "/account"),
  dream: async (visit: Visit) => {
    const { dreamId } = visit.user!;
    await visit.page("dream", `/dream/${dreamId}`);
    await visit.file("image", `/media/${dreamId}/image.avif?w=1536`);
    await visit.file("poster", `/media/${dreamId}/poster.webp`);
  },
  "dream, call": (visit: Visit) => visit.call("dream", { path: `/api/dreams/${visit.user!.dreamId}` }),
  film: async (visit: Visit) => {
    const path = `/media/${visit.user!.dreamId}/video.mp4`;
    await visit.file("film, part", path, { range: `bytes=0-${CHUNK - 1}` }, [206]);
    // 416: the film ends before.
    await visit.file("film, part", path, { range: `bytes=${CHUNK}-` }, [206, 416]);
  },
} as const;

/** The landing page of a browser that has nothing in its cache. */
export async function loadAll(visit: Visit): Promise<void> {
  const html = (await visit.page("landing", "/"))?.text() ?? "";
  const paths = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!));
  for (const path of paths) await visit.file("asset", path);
}

/** A package of the sandbox, from the prices to the page of thanks. */
export async function buy(visit: Visit): Promise<void> {
  const body = { packageId: visit.random.pick(["starter", "popular", "pro"]) };
  const opened = await visit.call("buy", { method: "POST", path: "/api/payments/create-payment", body });
  if (!opened) return;
  const id = (opened.json().url as string).split("/").at(-1)!;
  await visit.page("checkout", `/sandbox-checkout/${id}`);
  await visit.think();
  const play = { method: "POST", path: `/api/sandbox/checkout/${id}`, body: { action: "succeed" } };
  if (await visit.call("pay", play)) await visit.page("thanks", `/payment-success?session_id=${id}`);
}

/** Submits a dream and reads its events until it is done. */
export async function write(visit: Visit, depth: "reading" | "image" | "full"): Promise<void> {
  const began = performance.now();
  const sent = {
    method: "POST",
    path: "/api/dreams",
    body: { dreamText: visit.random.pick(TEXTS), language: "en-US", depth },
    headers: { "idempotency-key": randomUUID() },
    // 402: the tokens do not suffice.
    expected: [202, 402],
  };
  let submitted = await visit.call("write", sent);
  if (submitted?.status === 402) {
    await buy(visit);
    submitted = await visit.call("write", sent);
  }
  if (submitted?.status !== 202) return;
  const { id } = submitted.json().dream as { id: string };
  const last = await visit.events(`/api/dreams/${id}/events`);
  if (!last) return;
  const { status } = last.dream as { status: string };
  visit.records.add(`dream, ${depth}`, performance.now() - began, status);
  if (status !== "done") visit.records.fail(`dream ${id} (${depth}) ended as ${status}`);
  await visit.page("new dream", `/dream/${id}`);
  if (depth !== "reading") await visit.file("new image", `/media/${id}/image.webp?w=960`);
}

/** Shares a dream, and has others open the link. */
export async function share(visit: Visit, others: () => Visit): Promise<void> {
  const show = { image: true, video: false, reading: true, words: false };
  const sent = { method: "POST", path: `/api/dreams/${visit.user!.dreamId}/shares`, body: { show } };
  // 409: the dream has all the links that it may have.
  const made = await visit.call("share", { ...sent, expected: [201, 409] });
  const url = made?.json().share?.url as string | undefined;
  if (!url) return;
  for (let count = visit.random.int(1, 3); count > 0; count--) {
    const other = others();
    await other.think();
    const html = (await other.page("shared dream", new URL(url).pathname))?.text() ?? "";
    const files = [...new Set([...html.matchAll(/\/s\/[\w-]+\/media\/[^"\s]+/g)].map(([path]) => path))];
    const fetchFirst = async (kind: string, isCard: boolean, expected: readonly number[]) => {
      const path = files.find((file) => file.includes(SHARED_CARD) === isCard);
      if (path) await other.file(kind, path.replaceAll("&amp;", "&"), {}, expected);
    };
    await fetchFirst("shared image", false, [200]);
    // Only programs that show a preview of a link fetch its card. 503: as many cards are drawn as may wait.
    if (other.random.chance(0.2)) await fetchFirst("shared card", true, [200, 503]);
  }
}

export async function keepNote(visit: Visit): Promise<void> {
  const body = { dreamText: visit.random.pick(TEXTS), language: "en-US" };
  await visit.call("note", { method: "POST", path: "/api/dreams/notes", body, expected: [201] });
}

export async function mark(visit: Visit): Promise<void> {
  const body = visit.random.pick([
    { favourite: true },
    { marks: ["lucid"] },
    { mood: "calm" },
    { remark: "It was the house of my grandmother." },
    { ownTags: ["sea", "house"] },
  ]);
  await visit.call("mark", { method: "PATCH", path: `/api/dreams/${visit.user!.dreamId}`, body });
}

export async function signInAndOut(visit: Visit, between: (visit: Visit) => Promise<unknown>): Promise<void> {
  visit.cookie = "";
  await visit.page("sign-in", "/auth");
  await visit.think();
  const body = { email: visit.user!.email, password: PASSWORD };
  const reply = await visit.call("sign in", { method: "POST", path: "/api/auth/sign-in", body });
  if (!reply) return;
  visit.cookie = reply.cookies;
  await between(visit);
  await visit.call("sign out", { method: "POST", path: "/api/auth/sign-out", expected: [204] });
}

export async function signUp(visit: Visit): Promise<void> {
  await visit.page("sign-in", "/auth");
  await visit.think();
  const body = { name: "Deniz", email: `${randomUUID()}@load.example`, password: PASSWORD };
  const reply = await visit.call("sign up", {
    method: "POST",
    path: "/api/auth/sign-up",
    body,
    expected: [201],
  });
  if (!reply) return;
  visit.cookie = reply.cookies;
  await visit.page("dashboard", "/dashboard");
  await visit.think();
  await write(visit, "reading");
}

const ADMIN_READS = [
  ["users", "/admin/users"],
  ["users", "/admin/users?sort=credits&order=desc"],
  ["transactions", "/admin/transactions"],
  ["transactions", "/admin/transactions?type=purchase"],
  ["analytics", "/admin/analytics"],
  ["attention", "/admin/attention"],
  ["log", "/admin/log"],
] as const;

export async function administer(visit: Visit, someone: { id: string }): Promise<void> {
  const [name, path] = visit.random.pick(ADMIN_READS);
  await visit.page(`admin ${name}`, path);
  await visit.think();
  await visit.call("admin search", { path: `/api/admin/users?q=user-${visit.random.int(10, 9999)}` });
  await visit.think();
  await visit.page("admin user", `/admin/users/${someone.id}`);
  const body = { action: "update_credits", userId: someone.id, credits: 100, reason: "asked for by mail" };
  if (visit.random.chance(0.3))
    await visit.call("admin change", { method: "POST", path: "/api/admin/manage-user", body });
}
