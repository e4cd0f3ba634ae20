import type { Reply } from "./exchange.ts";

/** What is wrong with the reply to a malformed request. */
export function faultsOf({ status, head, body, late }: Reply): string[] {
  const faults: string[] = [];
  if (late) faults.push("no reply in time");
  if (status === null) return faults;
  if (status >= 500) faults.push(`status ${status}`);
  if (/node_modules|\n\s+at .+:\d+:\d+/.test(body)) faults.push("a stack in the reply");
  if (
    status >= 400 &&
    /^content-type: application\/json/im.test(head) &&
    !body.includes('"error":{"code":"')
  ) {
    // A reply to HEAD has none.
    if (body !== "") faults.push(`another shape of error: ${body.slice(0, 200)}`);
  }
  return faults;
}
