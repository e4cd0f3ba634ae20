import { queryOptions } from "@tanstack/react-query";
import { getEntry, listGallery, listOwnEntries } from "#shared/community.ts";
import type { Mood } from "#shared/dreams.ts";
import type { Locale } from "#shared/locales.ts";
import { ApiError, type Api } from "../../lib/api.ts";

/** The filter of a list in the gallery. */
export interface GalleryFilter {
  symbol?: string;
  mood?: Mood;
  before?: string;
}

/** Shown dreams; null for a symbol that the dictionary does not have. */
export const galleryQuery = (api: Api, locale: Locale, filter: GalleryFilter = {}) =>
  queryOptions({
    queryKey: ["gallery", locale, filter],
    queryFn: async ({ signal }) => {
      try {
        return await api(listGallery, { query: { locale, ...filter } }, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.code === "not_found") return null;
        throw error;
      }
    },
  });

/** A shown dream; null for one that has left the gallery. */
export const entryQuery = (api: Api, locale: Locale, id: string) =>
  queryOptions({
    queryKey: ["gallery-entry", locale, id],
    queryFn: async ({ signal }) => {
      try {
        return await api(getEntry, { params: { id }, query: { locale } }, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.code === "gone") return null;
        throw error;
      }
    },
    refetchOnWindowFocus: false,
  });

export const ownEntriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ["gallery-own"],
    queryFn: async ({ signal }) => (await api(listOwnEntries, {}, { signal })).entries,
  });
