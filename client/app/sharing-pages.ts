import { dreamQuery } from "../features/dreams/queries.ts";
import { page, type Page } from "./page.ts";
import { findOr404, requireUser, settle } from "./page-loaders.ts";

// A chunk of its own: only these pages load it.
const sharingLoader = () => import("../features/sharing/sharing-loader.ts");

/** The pages of links to dreams: for their owners, and for those who have one. */
export const SHARING_PAGES: readonly Page[] = [
  page(
    "/share/:id",
    "dreams/share/share",
    { namespaces: ["share", "links", "shared", "dream", "detail"], title: "share:title" },
    async (env, params, url) => {
      const { loadShares } = await sharingLoader();
      return requireUser(env, url, () => {
        const dream = env.queryClient.ensureQueryData(dreamQuery(env.api, params.id!));
        // Without a title there is no picture to share.
        const found = findOr404(dream.then((one) => (one?.title ? one : null)));
        return Promise.all([found, settle(loadShares(env))]).then(([result]) => result);
      });
    },
  ),
  page(
    "/s/:id",
    "sharing/shared-dream",
    { namespaces: ["shared"], title: "shared:title" },
    async (env, params) => (await sharingLoader()).loadShared(env, params.id!),
  ),
  page(
    "/account/links",
    "sharing/own-links",
    { namespaces: ["links"], title: "links:title" },
    async (env, _params, url) => {
      const { loadShares } = await sharingLoader();
      await requireUser(env, url, () => settle(loadShares(env)));
    },
  ),
];
