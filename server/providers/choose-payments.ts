import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/open.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { createSandbox, type Sandbox } from "./sandbox.ts";
import { createStripe } from "./stripe.ts";

export interface Payments {
  /** Null when payments are off. */
  provider: PaymentProvider | null;
  /** Null unless payments are simulated. */
  sandbox: Sandbox | null;
}

/** The configured payment provider. */
export function choosePayments(
  { payments, stripe, publicUrl }: Pick<Config, "payments" | "stripe" | "publicUrl">,
  { db, now }: { db: Db; now: () => Date },
): Payments {
  if (payments === "off") return { provider: null, sandbox: null };
  if (payments === "sandbox") {
    const sandbox = createSandbox({ db, publicUrl, now });
    return { provider: sandbox.provider, sandbox };
  }
  const provider = createStripe({
    name: "stripe",
    secretKey: stripe.secretKey!,
    webhookSecret: stripe.webhookSecret!,
    apiBase: stripe.apiBase,
  });
  return { provider, sandbox: null };
}
