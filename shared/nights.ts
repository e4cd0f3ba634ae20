import { z } from "zod";
import { DAY_MS, MINUTE_MS } from "./durations.ts";

// A night is the local date of the evening on which it began, `2026-11-22`: a dream of 03:00 on the 23rd belongs to it.

/** Local hours at which a night can end. */
export const NIGHT_ENDS = { min: 4, max: 18 } as const;
/** Zone of a user whose own is not known. */
export const DEFAULT_TIME_ZONE = "Europe/Istanbul";

const FIRST_NIGHT = "1900-01-01";
/** The zone that is furthest ahead. */
const LATEST_OFFSET_MS = 14 * 3_600_000;

/** `YYYY-MM-DD`; that it has begun somewhere on Earth is checked where the time is known, by `hasBegun`. */
export const nightSchema = z.iso.date().refine((night) => night >= FIRST_NIGHT, { message: "too_early" });
/** Local time of day, `HH:MM`. */
export const timeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

export interface NightSettings {
  /** IANA name. */
  timeZone: string;
  /** Hour of the day. */
  nightEnds: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    const fields = {
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    } as const;
    format = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", { ...fields, hourCycle: "h23", timeZone });
    formats.set(timeZone, format);
  }
  return format;
}

/** What the clocks of a zone show at a moment, in milliseconds since 1970 as if they showed UTC; without seconds. */
export function clockAt(moment: Date | number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const number = (type: Intl.DateTimeFormatPartTypes) => parts.get(type)!;
  return Date.UTC(number("year"), number("month") - 1, number("day"), number("hour"), number("minute"));
}

/**
 * The night to which a moment belongs, and the minute of its local day. Local clocks decide, also where they change.
 */
export function nightAt(
  moment: Date,
  { timeZone, nightEnds }: NightSettings,
): { night: string; minute: number } {
  const clock = clockAt(moment, timeZone);
  const midnight = Math.floor(clock / DAY_MS) * DAY_MS;
  const minute = (clock - midnight) / MINUTE_MS;
  return { night: dateOf(minute < nightEnds * 60 ? midnight - DAY_MS : midnight), minute };
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Whether a night has begun in any zone. */
export const hasBegun = (night: string, now: Date): boolean =>
  night <= dateOf(now.getTime() + LATEST_OFFSET_MS);

/** `HH:MM` of a minute of the day. */
export function timeOf(minute: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The minute of the day of `HH:MM`. */
export function minuteOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return hours! * 60 + minutes!;
}
