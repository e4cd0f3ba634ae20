import { describe, expect, it } from "vitest";
import { createPasswords } from "#server/features/accounts/passwords.ts";

describe("passwords", () => {
  it("match their own digest only, and nobody's never", async () => {
    const passwords = createPasswords();
    const digest = await passwords.hash("correct horse");
    expect(await passwords.hash("correct horse")).not.toBe(digest);
    expect(await passwords.verify(digest, "correct horse")).toBe(true);
    expect(await passwords.verify(digest, "wrong horse")).toBe(false);
    expect(await passwords.verify(null, "correct horse")).toBe(false);
  });

  it("are refused when too many wait, and accepted again later", async () => {
    const passwords = createPasswords();
    const answers = await Promise.allSettled(Array.from({ length: 110 }, () => passwords.verify(null, "x")));
    const refused = answers.filter((a) => a.status === "rejected");
    expect(refused).toHaveLength(8);
    expect(refused[0]!.reason).toMatchObject({ code: "unavailable", details: { retryAfter: 5 } });
    expect(await passwords.verify(null, "x")).toBe(false);
  });
});
