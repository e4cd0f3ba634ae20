import { z } from "zod";
import { graphemeCount, OWN_TAG_MAX, OWN_TAGS_MAX, rawTextIssue } from "./limits.ts";

/** UTF-16 code units of a tag, as typed and as stored. */
export const OWN_TAG_UNITS_MAX = 160;

/**
 * A tag as it is stored: in NFC, on one line, with single spaces. Lone surrogates are replaced: PostgreSQL refuses them
 * in JSON.
 */
export const toOwnTag = (typed: string): string =>
  typed
    .normalize("NFC")
    .replace(/\p{Cs}/gu, "\uFFFD")
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();

/** Equal for tags that differ in case alone, in Turkish too. */
const tagKey = (tag: string): string => tag.replace(/[İIı]/g, "i").toLowerCase();

/** Stored tags, each once: of those that differ in case alone, the first. */
export function distinctTags(tags: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const tag of tags) if (!seen.has(tagKey(tag))) seen.set(tagKey(tag), tag);
  return [...seen.values()];
}

/** Whether a tag, as `toOwnTag` returns it, is taken. */
export const isOwnTag = (tag: string): boolean =>
  // Joiners and marks of direction alone show nothing.
  /[^\p{Cf}\p{Z}]/u.test(tag) &&
  // NFC can make a tag longer.
  tag.length <= OWN_TAG_UNITS_MAX &&
  rawTextIssue(tag) === null &&
  graphemeCount(tag) <= OWN_TAG_MAX;

export const ownTagsSchema = z
  .array(z.string().max(OWN_TAG_UNITS_MAX).transform(toOwnTag).refine(isOwnTag, { message: "invalid_tag" }))
  .max(2 * OWN_TAGS_MAX)
  .transform(distinctTags)
  .refine((tags) => tags.length <= OWN_TAGS_MAX, { message: "too_many_tags" });
