import type { UseQueryResult } from "@tanstack/react-query";

export type ReadQuery = Pick<
  UseQueryResult,
  "data" | "isError" | "errorUpdateCount" | "isFetching" | "refetch"
>;

/**
 * Whether a read failed and none has succeeded. While it is tried again `isError` is false: a button that asks for that
 * would vanish when it is pressed.
 */
export const hasFailed = ({
  data,
  errorUpdateCount,
}: Pick<ReadQuery, "data" | "errorUpdateCount">): boolean => data === undefined && errorUpdateCount > 0;

/** The data of a read; while one that failed is tried again, not those that a page showed before it. */
export const ownData = <T>({
  data,
  isPlaceholderData,
  errorUpdateCount,
}: Pick<UseQueryResult<T>, "data" | "isPlaceholderData" | "errorUpdateCount">): T | undefined =>
  isPlaceholderData && errorUpdateCount > 0 ? undefined : data;
