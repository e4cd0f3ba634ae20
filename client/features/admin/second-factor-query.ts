import { queryOptions } from "@tanstack/react-query";
import { secondFactorState } from "#shared/operators.ts";
import type { Api } from "../../api.ts";

/** Whether this session may go on, and what is asked of it before. */
export const secondFactorQuery = (api: Api) =>
  queryOptions({
    queryKey: ["admin", "second-factor"],
    queryFn: ({ signal }) => api(secondFactorState, undefined, { signal }),
  });
