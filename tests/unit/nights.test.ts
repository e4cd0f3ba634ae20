import { expect, test } from "vitest";
import { hasBegun, minuteOf, nightAt, nightSchema, timeOf, timeSchema } from "#shared/nights.ts";

const at = (moment: string, timeZone: string, nightEnds = 12) =>
  nightAt(new Date(moment), { timeZone, nightEnds });

test.each([
  ["in the evening", "2026-11-22T20:30:00Z", "2026-11-22", "23:30"],
  ["after midnight", "2026-11-23T00:00:00Z", "2026-11-22", "03:00"],
  ["at waking", "2026-11-23T04:30:00Z", "2026-11-22", "07:30"],
  ["in the last minute before noon", "2026-11-23T08:59:59.999Z", "2026-11-22", "11:59"],
  ["at noon", "2026-11-23T09:00:00Z", "2026-11-23", "12:00"],
  ["at midnight itself", "2026-11-22T21:00:00Z", "2026-11-22", "00:00"],
  ["on the first day of a year", "2026-01-01T02:00:00Z", "2025-12-31", "05:00"],
  ["before 1970", "1969-07-20T20:17:00Z", "1969-07-20", "22:17"],
])(
  "a dream written %s belongs to the night that began the evening before or today",
  (_, moment, night, time) => {
    const found = at(moment, "Europe/Istanbul");
    expect([found.night, timeOf(found.minute)]).toEqual([night, time]);
  },
);

test("the same moment is another night in zones to the east and to the west", () => {
  const moment = "2026-11-22T23:30:00Z";
  const zones = [
    "Pacific/Kiritimati",
    "Asia/Tokyo",
    "Asia/Calcutta",
    "UTC",
    "America/New_York",
    "Pacific/Midway",
  ];
  expect(zones.map((zone) => Object.values(at(moment, zone)))).toEqual([
    ["2026-11-23", 13 * 60 + 30],
    ["2026-11-22", 8 * 60 + 30],
    ["2026-11-22", 5 * 60],
    ["2026-11-22", 23 * 60 + 30],
    ["2026-11-22", 18 * 60 + 30],
    ["2026-11-22", 12 * 60 + 30],
  ]);
});

test("local clocks decide where they change, forward and back", () => {
  // At 01:00 UTC on 29 March it is 03:00 at once; on 25 October the hour from 02:00 comes twice.
  expect(at("2026-03-29T00:59:00Z", "Europe/Berlin")).toEqual({ night: "2026-03-28", minute: 119 });
  expect(at("2026-03-29T01:00:00Z", "Europe/Berlin")).toEqual({ night: "2026-03-28", minute: 180 });
  expect(at("2026-03-29T09:59:00Z", "Europe/Berlin").night).toBe("2026-03-28");
  expect(at("2026-03-29T10:00:00Z", "Europe/Berlin").night).toBe("2026-03-29");
  expect(at("2026-10-25T00:30:00Z", "Europe/Berlin")).toEqual(at("2026-10-25T01:30:00Z", "Europe/Berlin"));
  expect(at("2026-10-25T10:59:00Z", "Europe/Berlin").night).toBe("2026-10-24");
  expect(at("2026-10-25T11:00:00Z", "Europe/Berlin").night).toBe("2026-10-25");
});

test.each([
  [4, "2026-11-22", "2026-11-23"],
  [18, "2026-11-22", "2026-11-22"],
])("a night that ends at %i ends there", (ends, before, after) => {
  expect(at("2026-11-23T03:59:00Z", "UTC", ends).night).toBe(before);
  expect(at("2026-11-23T04:00:00Z", "UTC", ends).night).toBe(after);
});

test("a night that has begun nowhere is known, and one that has begun somewhere is not refused", () => {
  const now = new Date("2026-11-22T11:00:00Z");
  expect(["2026-11-22", "2026-11-23", "2026-11-24"].map((night) => hasBegun(night, now))).toEqual([
    true,
    true,
    false,
  ]);
});

test("only dates that exist are nights, and only times of a day are times", () => {
  const nights = [
    "2024-02-29",
    "2026-02-29",
    "1899-12-31",
    "2026-1-01",
    "2026-11-22T00:00",
    "",
    "٢٠٢٦-١١-٢٢",
  ];
  expect(nights.filter((night) => nightSchema.safeParse(night).success)).toEqual(["2024-02-29"]);
  const times = ["00:00", "23:59", "24:00", "7:30", "12:60", "12:30:00", ""];
  expect(times.filter((time) => timeSchema.safeParse(time).success)).toEqual(["00:00", "23:59"]);
  expect(["00:00", "07:05", "23:59"].map((time) => timeOf(minuteOf(time)))).toEqual([
    "00:00",
    "07:05",
    "23:59",
  ]);
});
