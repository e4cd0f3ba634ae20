import { isbot } from "isbot";

/** False without a user agent, and for bots. */
export function isHuman(userAgent: string | undefined): userAgent is string {
  return userAgent !== undefined && userAgent !== "" && !isbot(userAgent);
}
