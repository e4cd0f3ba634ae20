import { queryOptions } from "@tanstack/react-query";
import { listLenses } from "#shared/lenses.ts";
import type { Api } from "../../lib/api.ts";

/** The lenses on a dream's reading. */
export const lensesQuery = (api: Api, dreamId: string) =>
  queryOptions({
    queryKey: ["lenses", dreamId],
    queryFn: async ({ signal }) => (await api(listLenses, { params: { id: dreamId } }, { signal })).lenses,
  });
