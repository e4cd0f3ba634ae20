import { beforeEach, describe, expect, test } from "vitest";
import { createBreaker, type Breaker } from "#server/providers/breaker.ts";

let time: number;
let breaker: Breaker;
beforeEach(() => {
  time = Date.parse("2026-11-21T03:00:00.000Z");
  breaker = createBreaker(() => new Date(time));
});
const fail = (times: number) => {
  for (let i = 0; i < times; i++) breaker.enter()("outage");
};

describe("the breaker of a provider", () => {
  test("stays closed on failures that are few, or far apart", () => {
    fail(4);
    expect(breaker.state()).toBe("closed");
    for (let i = 0; i < 10; i++) {
      time += 120_000;
      fail(4);
    }
    expect(breaker.state()).toBe("closed");
  });

  test("opens on the fifth within two minutes, and says since when", () => {
    fail(5);
    expect(breaker.state()).toBe("open");
    expect(breaker.openSince()).toEqual(new Date(time));
  });

  test("a success in between begins the count anew", () => {
    fail(4);
    breaker.enter()("worked");
    fail(4);
    expect(breaker.state()).toBe("closed");
  });

  test("lets one call try after a while, and no second one beside it", () => {
    fail(5);
    time += 15_000;
    expect(breaker.state()).toBe("probe");
    const leave = breaker.enter();
    expect(breaker.state()).toBe("open");
    leave("worked");
    expect(breaker.state()).toBe("closed");
    expect(breaker.openSince()).toBeNull();
  });

  test("opens again when the try fails, still counting from the first time", () => {
    fail(5);
    const since = breaker.openSince();
    time += 15_000;
    breaker.enter()("outage");
    expect(breaker.state()).toBe("open");
    expect(breaker.openSince()).toEqual(since);
    time += 15_000;
    expect(breaker.state()).toBe("probe");
  });

  test("a try that was called off leaves the place to another", () => {
    fail(5);
    time += 15_000;
    breaker.enter()("unknown");
    expect(breaker.state()).toBe("probe");
  });

  test("work that began before it opened closes it when it ends well", () => {
    const leave = breaker.enter();
    fail(5);
    leave("worked");
    expect(breaker.state()).toBe("closed");
  });

  test("one that opens again lets a call try, also while the last try goes on", () => {
    fail(5);
    time += 15_000;
    breaker.enter();
    // A longer call reports that its provider replied.
    breaker.enter()("worked");
    fail(5);
    time += 15_000;
    expect(breaker.state()).toBe("probe");
  });

  test("one that opened by a clock that was ahead does not wait for that time", () => {
    fail(5);
    time -= 3_600_000;
    expect(breaker.state()).toBe("probe");
  });
});
