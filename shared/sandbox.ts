import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { PAYMENT_KINDS } from "./payments.ts";

/** The actions of a sandbox checkout. */
export const SANDBOX_ACTIONS = [
  "succeed",
  "decline",
  "pay_later",
  "settle",
  "fail",
  "refund_half",
  "refund",
  "dispute",
  "win_dispute",
  "lose_dispute",
  "renew",
  "fail_renewal",
] as const;
export type SandboxAction = (typeof SANDBOX_ACTIONS)[number];

export const sandboxCheckoutSchema = z.object({
  id: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  item: z.string(),
  tokens: z.int(),
  /** In minor units. */
  amount: z.int(),
  currency: z.string(),
  refundedAmount: z.int(),
  state: z.enum(["open", "declined", "pending", "failed", "paid", "refunded", "disputed", "won", "lost"]),
  /** The actions that are possible now. */
  actions: z.array(z.enum(SANDBOX_ACTIONS)),
  successUrl: z.string(),
});
export type SandboxCheckout = z.infer<typeof sandboxCheckoutSchema>;

const params = z.strictObject({ id: z.string().min(1).max(200) });
const reply = z.object({ checkout: sandboxCheckoutSchema });

export const getSandboxCheckout = endpoint({
  method: "GET",
  path: "/api/sandbox/checkout/:id",
  access: "user",
  summary: "A payment page of the sandbox; exists only where payments are in sandbox",
  params,
  status: 200,
  reply,
});

export const playSandboxCheckout = endpoint({
  method: "POST",
  path: "/api/sandbox/checkout/:id",
  access: "user",
  summary: "Play what happens to a sandbox payment; its signed events go through the webhook",
  params,
  body: z.strictObject({ action: z.enum(SANDBOX_ACTIONS) }),
  status: 200,
  reply,
});
