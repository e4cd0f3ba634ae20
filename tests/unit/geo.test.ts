import { describe, expect, it } from "vitest";
import { createCountryLookup } from "#server/providers/geo.ts";

describe("the country of a visitor", () => {
  it.each([
    ["88.255.1.1", "TR"],
    ["::ffff:88.255.1.1", "TR"],
    ["2a02:e0::1", "TR"],
    ["133.242.0.3", "JP"],
    ["127.0.0.1", null],
    ["10.1.2.3", null],
    ["no address", null],
    ["", null],
  ])("comes from the bundled table for %j: %s", (ip, country) => {
    expect(createCountryLookup(null)({ ip, headers: { "cf-ipcountry": "FR" } })).toBe(country);
  });

  it.each([
    ["de", "DE"],
    ["XX", null],
    ["T1", null],
    ["Germany", null],
    [undefined, null],
  ])("comes from the proxy's header where one is named, and from nothing else: %s", (value, country) => {
    const headers = value === undefined ? {} : { "cf-ipcountry": value };
    expect(createCountryLookup("cf-ipcountry")({ ip: "88.255.1.1", headers })).toBe(country);
  });
});
