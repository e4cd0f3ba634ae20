import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/open.ts";
import { PaymentProviderError, type PaymentProvider } from "#server/providers/payment-provider.ts";
import { AppError } from "#server/errors.ts";
import type { Report } from "./fulfilment.ts";

/** Brings what the database says of subscriptions and payments to the provider, without anyone waiting for it. */
export interface ProviderSync {
  /** Begins a run, or another one after the run that goes on. What fails is tried again later. */
  request(): void;
  /** Does one thing at a time for each key, such as a subscription's id. */
  inTurn<T>(key: string, task: () => Promise<T>): Promise<T>;
}

/** What the rules of payments stand on. */
export interface PaymentDeps {
  db: Db;
  /** Null where payments are off. */
  provider: PaymentProvider | null;
  config: Pick<Config, "publicUrl">;
  now: () => Date;
  /** Tells the mail runner that a mail waits. */
  wakeMail: () => void;
  sync: ProviderSync;
  log: { warn(details: object, message: string): void };
}

/** Throws `payments_off`. */
export function requireProvider({ provider }: PaymentDeps): PaymentProvider {
  if (!provider) throw new AppError("payments_off");
  return provider;
}

/** What comes with a report that was true at a time. Throws `payments_off`. */
export function reportOf(deps: PaymentDeps, asOf: Date): Report {
  const { config, now } = deps;
  const { name: provider } = requireProvider(deps);
  return { provider, asOf, now: now(), accountUrl: `${config.publicUrl}/account` };
}

/** Asks the provider for a person who waits. Throws `unavailable` when it does not answer. */
export async function ask<T>(deps: PaymentDeps, call: (provider: PaymentProvider) => Promise<T>): Promise<T> {
  const provider = requireProvider(deps);
  try {
    return await call(provider);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    deps.log.warn({ err: error }, "the payment provider did not answer");
    throw Object.assign(new AppError("unavailable"), { cause: error });
  }
}
