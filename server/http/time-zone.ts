import { LRUCache } from "lru-cache";

const KNOWN = new Set([...Intl.supportedValuesOf("timeZone"), "UTC"]);
/** Results of lookups outside the list, because a formatter for each request would be slow. */
const aliases = new LRUCache<string, { zone: string | undefined }>({ max: 500 });
const NAME_LENGTH_MAX = 64;

/** The known time zone behind a name or alias (`Asia/Kolkata` is `Asia/Calcutta` here); undefined for anything else. */
export function knownTimeZone(name: string): string | undefined {
  if (KNOWN.has(name)) return name;
  if (name.length > NAME_LENGTH_MAX) return undefined;
  let found = aliases.get(name);
  if (!found) aliases.set(name, (found = { zone: resolveAlias(name) }));
  return found.zone;
}

function resolveAlias(name: string): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
    // Offsets such as `+03:17` are valid here, but are no zones.
    return KNOWN.has(timeZone) ? timeZone : undefined;
  } catch {
    return undefined;
  }
}
