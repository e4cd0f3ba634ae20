import type { Calendar } from "#shared/calendar.ts";

/** Nights with which a year begins. */
const NIGHTS_MAX = 2;

/** Whether a user has so few nights, all of this month, that one line shows them larger. */
export function isNewcomer({ tonight, year, years, nights }: Calendar): boolean {
  const month = tonight.slice(0, 7);
  if (!month.startsWith(`${year}-`) || years.some((each) => each !== year)) return false;
  return nights.length <= NIGHTS_MAX && nights.every(({ night }) => night.startsWith(month));
}
