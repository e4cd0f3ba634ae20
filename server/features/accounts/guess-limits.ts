import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import { countWrong, type AttemptCounter } from "./attempt-limit.ts";

export const QUARTER_HOUR_MS = HOUR_MS / 4;
/** Factor of limits per IP address where all visitors come from a loopback address. */
export const LOOPBACK_FACTOR = 20;

export interface Guesser {
  /** Digest of the normalised email address; of a code, the id of the account. */
  account: string;
  /** See `networksOf`. */
  network: { home: string; site: string | null };
  /** Id of a device that was signed in to this account before, or null. */
  device: string | null;
}

/** Runs a check of a password. Throws `rate_limited` after too many wrong ones, and what the check throws. */
export type GuessLimits = <T>(guesser: Guesser, check: () => Promise<T>) => Promise<T>;

/** A limit of `max` wrong guesses, counted by account or by IP address. */
const limitOf = (kind: string, limited: "account" | "address", max: number, windowMs = QUARTER_HOUR_MS) => ({
  kind,
  limited,
  max,
  windowMs,
});

/**
 * The limits of wrong passwords, shared by sign-in and sign-up. A device that was signed in to the account before has
 * only a limit of its own, so that guesses from elsewhere do not lock out the owner. All others count per network and
 * account, per account, and per network.
 */
export function createGuessLimits({
  loopback,
  attempts,
}: {
  loopback: boolean;
  attempts: AttemptCounter;
}): GuessLimits {
  const factor = loopback ? LOOPBACK_FACTOR : 1;
  const device = limitOf("device", "account", 10);
  const pair = limitOf("network and account", "account", 10);
  const account = limitOf("account", "account", 100, HOUR_MS);
  const home = limitOf("home", "address", 100 * factor);
  const site = limitOf("site", "address", 300 * factor);

  return (guesser, check) => {
    const { network } = guesser;
    if (guesser.device) return countWrong(attempts, [[device, guesser.device]], check);
    return countWrong(
      attempts,
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

const WRONG_CODE = new Set(["invalid_input"]);

/**
 * The limits of wrong codes of a second factor. A device that was signed in to the account before has limits of its
 * own, so that a thief of the password does not lock out the owner.
 */
export function createCodeLimits({
  loopback,
  attempts,
}: {
  loopback: boolean;
  attempts: AttemptCounter;
}): GuessLimits {
  const factor = loopback ? LOOPBACK_FACTOR : 1;
  const few = limitOf("second factor", "account", 5 * factor);
  const day = limitOf("second factor, day", "account", 20 * factor, DAY_MS);
  const home = limitOf("second factor, home", "address", 30 * factor);
  return ({ account, device, network }, check) => {
    const owner = device === null ? account : `${account} ${device}`;
    const counted = [
      [few, owner],
      [day, owner],
      [home, network.home],
    ] as const;
    return countWrong(attempts, counted, check, WRONG_CODE);
  };
}
