import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/open.ts";
import type { Lease } from "#server/jobs/lease-store.ts";
import { PaymentProviderError, type PaymentProvider } from "#server/providers/payment-provider.ts";
import { AppError } from "#server/errors.ts";

/** Reports decisions of the database to the provider in the background, on the signal `paymentReportDue`. */
export interface ProviderSync {
  /** Runs one task at a time for each key, such as a subscription's id. `hold` throws when its turn was lost. */
  inTurn<T>(key: string, task: (hold: Lease["hold"]) => Promise<T>): Promise<T>;
}

/** What the rules of payments need. */
export interface PaymentDeps {
  db: Db;
  /** Null where payments are off. */
  provider: PaymentProvider | null;
  config: Pick<Config, "publicUrl">;
  now: () => Date;
  sync: ProviderSync;
  log: { warn(details: object, message: string): void };
}

/** What the rules need beside a fact of the provider. */
export interface ApplyContext {
  provider: PaymentProvider["name"];
  /** When the fact was true. */
  asOf: Date;
  now: Date;
  /** Link of receipts without a page at the provider. */
  accountUrl: string;
}

/** Throws `payments_off`. */
export function requireProvider({ provider }: PaymentDeps): PaymentProvider {
  if (!provider) throw new AppError("payments_off");
  return provider;
}

/** The error for a user whose request needs a provider that failed or refused. */
export const unavailable = (cause: PaymentProviderError): AppError =>
  Object.assign(new AppError("unavailable"), { cause });

/** Calls the provider while a user waits. Throws `unavailable` when that fails. */
export async function ask<T>(deps: PaymentDeps, call: (provider: PaymentProvider) => Promise<T>): Promise<T> {
  const provider = requireProvider(deps);
  try {
    return await call(provider);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    deps.log.warn({ err: error }, "the payment provider did not answer");
    throw unavailable(error);
  }
}
