import { page, type Page } from "./page.ts";
import { findOr404, requireUser, settle } from "./page-loaders.ts";

// A chunk of its own: only these pages load it.
const sharingLoader = () => import("../features/sharing/sharing-loader.ts");

/** The pages of links to dreams, for their owners and for those who have one, and of keys of the API. */
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
  page("/account/links", "sharing/own-links", { namespaces: ["links"] }, async (env, _params, url) => {
    const { loadShares } = await sharingLoader();
    await requireUser(env, url, () => settle(loadShares(env)));
  }),
  page(
    "/account/keys",
    "api-keys/keys",
    { namespaces: ["keys", "links", "auth"] },
    async (env, _params, url) => {
      const { loadKeys } = await sharingLoader();
      await requireUser(env, url, () => settle(loadKeys(env)));
    },
  ),
];
