const PLANS = ["basic", "pro", "premium"] as const;

/** Last part of the text key that names a plan. */
export function planName(planId: string): (typeof PLANS)[number] | "other" {
  return PLANS.find((plan) => plan === planId) ?? "other";
}
