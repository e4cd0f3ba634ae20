import { LRUCache } from "lru-cache";
import { DAY_MS } from "#shared/durations.ts";
import { nightAt, type NightSettings } from "#shared/nights.ts";

// Jean Meeus, "Astronomical Algorithms", chapter 49: the mean phase with its main corrections, right within two
// minutes of the published tables of 2004 and 2026.

/** Full moons in a year of the Gregorian calendar. */
const MOONS_PER_YEAR = 12.3685;
const UNIX_EPOCH_JULIAN_DAY = 2_440_587.5;
/** Days by which Earth's rotation is behind the uniform time of the formula, about the year 2000. */
const DELTA_T = 66 / 86_400;

/** Days by which a full moon differs from its mean time: factors of the sine of a sum of angles. */
type Term = readonly [days: number, sun: number, moon: number, latitude: number];
const TERMS: readonly Term[] = [
  [-0.40614, 0, 1, 0],
  [0.17302, 1, 0, 0],
  [0.01614, 0, 2, 0],
  [0.01043, 0, 0, 2],
  [0.00734, -1, 1, 0],
  [-0.00515, 1, 1, 0],
  [0.00209, 2, 0, 0],
  [-0.00111, 0, 1, -2],
  [-0.00057, 0, 1, 2],
  [0.00056, 1, 2, 0],
  [-0.00042, 0, 3, 0],
  [0.00042, 1, 0, 2],
  [0.00038, 1, 0, -2],
  [-0.00024, -1, 2, 0],
];

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);

/** The moment of the full moon number `count` after that of January 2000. */
export function fullMoon(count: number): Date {
  const k = count + 0.5;
  const t = k / (MOONS_PER_YEAR * 100);
  const eccentricity = 1 - 0.002516 * t - 0.0000074 * t * t;
  const sun = 2.5534 + 29.1053567 * k;
  const moon = 201.5643 + 385.81693528 * k + 0.0107582 * t * t;
  const latitude = 160.7108 + 390.67050284 * k - 0.0016118 * t * t;
  const mean = 2_451_550.09766 + 29.530588861 * k + 0.00015437 * t * t;
  const corrections = TERMS.reduce(
    (sum, [days, ofSun, ofMoon, ofLatitude]) =>
      sum +
      days * eccentricity ** Math.abs(ofSun) * sine(ofSun * sun + ofMoon * moon + ofLatitude * latitude),
    0,
  );
  const node = -0.00017 * sine(124.7746 - 1.56375588 * k);
  const planets = 0.000325 * sine(299.77 + 0.107408 * k) + 0.000165 * sine(251.88 + 0.016321 * k);
  return new Date((mean + corrections + node + planets - DELTA_T - UNIX_EPOCH_JULIAN_DAY) * DAY_MS);
}

function nightsOf(year: number, settings: NightSettings): string[] {
  const first = Math.floor((year - 2000) * MOONS_PER_YEAR) - 1;
  return Array.from({ length: 16 }, (_, index) => nightAt(fullMoon(first + index), settings).night).filter(
    (night) => night.startsWith(`${year}-`),
  );
}

/** By year, zone and hour: the local clocks of sixteen moments take half a millisecond. */
const known = new LRUCache<string, string[]>({ max: 500 });

/** The nights of a year with a full moon, as a user counts nights. */
export function fullMoonNights(year: number, settings: NightSettings): string[] {
  const key = `${year} ${settings.nightEnds} ${settings.timeZone}`;
  let nights = known.get(key);
  if (!nights) known.set(key, (nights = nightsOf(year, settings)));
  return nights;
}
