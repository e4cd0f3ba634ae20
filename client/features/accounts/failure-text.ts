import { ApiError } from "../../api.ts";

/** The service's own sentence about a failure, or `offline` where no answer came. */
export function failureText(error: unknown, offline: string): string {
  return error instanceof ApiError && error.code !== "network" ? error.message : offline;
}
