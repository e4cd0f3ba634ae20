import { queryOptions } from "@tanstack/react-query";
import { getSandboxCheckout } from "#shared/sandbox.ts";
import { ApiError, type Api } from "../../api.ts";

/** A payment page of the sandbox, or null where there is none for this person. */
export const sandboxQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["sandbox", id],
    queryFn: async ({ signal }) => {
      try {
        return (await api(getSandboxCheckout, { params: { id } }, { signal })).checkout;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
