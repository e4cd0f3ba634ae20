import Bowser from "bowser";
import type { SessionInfo } from "#shared/accounts.ts";

/** Names of the browser and the operating system, where they are known. */
export function deviceOf(userAgent: string): Pick<SessionInfo, "browser" | "system"> {
  // The parser throws on an empty string.
  const { browser, os } = Bowser.parse(userAgent || "-");
  return { browser: browser.name || null, system: os.name ?? null };
}

/** Names that the parser knows, as opposed to words that it takes from a User-Agent header. */
const KNOWN_NAMES = new Set<string | null>([
  ...Object.values(Bowser.BROWSER_MAP),
  ...Object.values(Bowser.OS_MAP),
]);

/** The same names, without words that the sender of the header chose. */
export function knownNamesOf(userAgent: string): string[] {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter((name): name is string => KNOWN_NAMES.has(name));
}
