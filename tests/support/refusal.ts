import type { LightMyRequestResponse } from "fastify";
import { errorReply } from "#shared/errors.ts";
import { MARKER } from "./bad-values.ts";

interface Details {
  issues?: { path: string; message: string }[];
}

/**
 * What is wrong with a refusal, in words; nothing when it has one of the statuses, the one error shape,
 * and tells no more than the names of fields.
 */
export function faultsOf(response: LightMyRequestResponse, statuses: readonly number[]): string[] {
  const found: string[] = [];
  const type = String(response.headers["content-type"]);
  if (!statuses.includes(response.statusCode))
    found.push(`status ${response.statusCode}, not ${statuses.join(" or ")}`);
  if (!type.startsWith("application/json")) return [...found, `type ${type}`];
  const parsed = errorReply.strict().safeParse(response.json());
  if (!parsed.success) return [...found, `another shape: ${response.body.slice(0, 120)}`];

  const { message, details } = parsed.data.error;
  const { issues = [] } = (details ?? {}) as Details;
  const names = issues.map((issue) => issue.message.replace(`key: "${MARKER}"`, "") + issue.path);
  if (message === "" || message.startsWith("errors.")) found.push(`no message: ${message}`);
  if (/node_modules|\.ts\b|\\n\s+at /.test(response.body)) found.push(`inner workings: ${response.body}`);
  if ([message, ...names].some((text) => text.includes(MARKER))) found.push("the input comes back");
  if (response.body.length > 5000) found.push(`${response.body.length} characters long`);
  return found;
}
