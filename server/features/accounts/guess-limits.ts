import { HOUR_MS } from "#shared/durations.ts";

import { countWrong, createAttemptLimit } from "./attempt-limit.ts";

const QUARTER_MS = HOUR_MS / 4;
/** On a loopback address every visitor shares one. */
const LOOPBACK_FACTOR = 20;

/** Who tries a password, and for which account. */
export interface Guesser {
  /** Digest of the normalised email address. */
  account: string;
  /** IPv4 address or IPv6 /64, and the IPv6 /48 around it. */
  network: { home: string; site: string | null };
  /** Id of a device that has signed in to this account before, or null. */
  device: string | null;
}

/** Runs a check of a password. Throws `rate_limited` where too many were wrong, and what the check throws. */
export type GuessLimits = <T>(guesser: Guesser, check: () => Promise<T>) => Promise<T>;

/**
 * The limits of wrong passwords, shared by sign-in and sign-up. A device that has signed in to the account before has
 * a count of its own and no other: guesses from elsewhere cannot lock its owner out. All others count per network and
 * account, per account, and per network. Right passwords never count.
 */
export function createGuessLimits({ loopback, now }: { loopback: boolean; now: () => Date }): GuessLimits {
  const factor = loopback ? LOOPBACK_FACTOR : 1;
  const limit = (limited: "account" | "address", max: number, windowMs = QUARTER_MS) =>
    createAttemptLimit({ limited, max, windowMs, now });
  const device = limit("account", 10);
  const pair = limit("account", 10);
  const account = limit("account", 100, HOUR_MS);
  const home = limit("address", 100 * factor);
  const site = limit("address", 300 * factor);

  return (guesser, check) => {
    const { network } = guesser;
    if (guesser.device) return countWrong([[device, guesser.device]], check);
    return countWrong(
      [
        [pair, `${network.home} ${guesser.account}`],
        [account, guesser.account],
        [home, network.home],
        ...(network.site === null ? [] : [[site, network.site] as const]),
      ],
      check,
    );
  };
}
