import type { Namespace } from "../i18n/i18n.ts";
import { page, type Page } from "./page.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { findOr404, loadUser, requireUser, settle, type Load } from "./page-loaders.ts";

// A chunk of its own: only these pages load it.
const sharingLoader = () => import("../features/sharing/sharing-loader.ts");

/** A page below the account with one list. */
const ownList = (
  name: string,
  file: string,
  namespaces: Namespace[],
  load: "loadShares" | "loadKeys" | "loadIdentities" | "loadWebhooks" | "loadTwoStep",
): Page =>
  page(`/account/${name}`, file, { namespaces }, async (env, _params, url) => {
    const loader = await sharingLoader();
    await requireUser(env, url, () => settle(loader[load](env)));
  });

/** The pages of links to dreams, for their owners and for those who have one, and lists of the account. */
export const SHARING_PAGES: readonly Page[] = [
  page(
    "/share/:id",
    "dreams/share/share",
    { namespaces: ["share", "links", "shared", "dream", "detail"] },
    async (env, params, url) => {
      const { loadShares, loadSharable } = await sharingLoader();
      return requireUser(env, url, () =>
        Promise.all([findOr404(loadSharable(env, params.id!)), settle(loadShares(env))]).then(
          ([found]) => found,
        ),
      );
    },
  ),
  page("/s/:id", "sharing/shared-dream", { namespaces: ["shared"] }, async (env, params) =>
    (await sharingLoader()).loadShared(env, params.id!),
  ),
  ownList("links", "sharing/own-links", ["links"], "loadShares"),
  ownList("keys", "api-keys/keys", ["keys", "links", "auth"], "loadKeys"),
  ownList(
    "connections",
    "accounts/connections/connections",
    ["connections", "ways", "auth"],
    "loadIdentities",
  ),
  page(
    "/developers",
    "developers/developers",
    { namespaces: ["developers"], shared: true, publicName: "developers" },
    async (env) => settle((await sharingLoader()).loadReference(env), loadUser(env)),
  ),
  ownList("webhooks", "webhooks/webhooks", ["webhooks", "keys", "links", "auth"], "loadWebhooks"),
  ownList("two-step", "accounts/two-step", ["twostep", "auth"], "loadTwoStep"),
];

/** `cacheMaxAgeMs`: how long another process shows what its author has withdrawn. */
const GALLERY = { shared: true, cacheMaxAgeMs: MINUTE_MS } as const;

const loadGallery: Load = async (env, { id }, url) => {
  await settle(loadUser(env));
  return (await sharingLoader()).loadGallery(env, id, url);
};

/** The gallery, lists of the dreams that users show there, and one of them. Search engines index the gallery alone. */
export const GALLERY_PAGES: readonly Page[] = [
  page(
    "/gallery",
    "gallery/gallery",
    {
      ...GALLERY,
      namespaces: ["gallery", "player"],
      publicName: "gallery",
      firstViewUntil: "examples",
      preloadImage: {
        sources: [480, 960, 1440].map((width) => ({
          source: `features/gallery/examples/jellyfish-${width}.avif`,
          width,
        })),
        sizes: "(max-width: 760px) 92vw, 46vw",
      },
    },
    loadGallery,
  ),
  ...["dreams", "symbols/:id", "moods/:id", ":id"].map((path) =>
    page(
      `/gallery/${path}`,
      "sharing/shared-dream",
      { ...GALLERY, namespaces: ["gallery", "shared"] },
      loadGallery,
    ),
  ),
];
