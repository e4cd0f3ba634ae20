import * as accounts from "./accounts.ts";
import * as admin from "./admin.ts";
import * as analytics from "./analytics.ts";
import { me } from "./credits.ts";
import { getActivity } from "./activity.ts";
import * as dreams from "./dreams.ts";
import * as attention from "./attention.ts";
import type { Endpoint } from "./endpoint.ts";
import * as payments from "./payments.ts";
import * as sandbox from "./sandbox.ts";
import * as operators from "./operators.ts";
import { getConfig } from "./site.ts";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "reply" in value;

/** Every JSON endpoint; tests walk this list. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...Object.values<unknown>(accounts),
  me,
  ...Object.values<unknown>(dreams),
  ...Object.values<unknown>(payments),
  ...Object.values<unknown>(sandbox),
  getConfig,
  getActivity,
  ...Object.values<unknown>(admin),
  ...Object.values<unknown>(attention),
  ...Object.values<unknown>(operators),
  ...Object.values<unknown>(analytics),
].filter(isEndpoint);
