import type { Reply } from "./exchange.ts";

/** What is wrong with the reply to a malformed request. */
export function faultsOf({ status, head, body, late }: Reply): string[] {
  const faults: string[] = [];
  if (late) faults.push("no reply in time");
  // The connection was closed without a reply, which is allowed for a malformed request.
  if (status === null) return faults;
  if (status >= 500) faults.push(`status ${status}`);
  if (/node_modules|\n\s+at .+:\d+:\d+/.test(body)) faults.push("a stack trace in the reply");
  // A reply to HEAD has the content type, but no body.
  if (
    status >= 400 &&
    body !== "" &&
    /^content-type: application\/json/im.test(head) &&
    !body.includes('"error":{"code":"')
  )
    faults.push(`another shape of error: ${body.slice(0, 200)}`);
  return faults;
}
