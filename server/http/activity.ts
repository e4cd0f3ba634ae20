import type { FastifyInstance } from "fastify";
import { activityAt, getActivity } from "#shared/activity.ts";
import { registerEndpoint } from "./register.ts";

export function registerActivity(app: FastifyInstance, { now }: { now: () => Date }): void {
  registerEndpoint(app, getActivity, async () => ({ people: activityAt(now()) }));
}
