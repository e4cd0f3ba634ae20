/** `name`, or `own` where this browser does not know it: another device may have newer zones. */
export function zoneOf(name: string, own: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return own;
  }
}
