import type { Calendar } from "#shared/calendar.ts";

/** Nights with which a year begins. */
const NIGHTS_MAX = 2;

/** Whether a user has so few nights, all of this month, that one line shows them larger. */
export function isNewcomer({ tonight, year, years, nightsOfMonths }: Calendar): boolean {
  const month = tonight.slice(0, 7);
  if (!month.startsWith(`${year}-`) || years.some((each) => each !== year)) return false;
  const count = nightsOfMonths.reduce((sum, nights) => sum + nights, 0);
  return count <= NIGHTS_MAX && count === nightsOfMonths[Number(month.slice(5)) - 1];
}
