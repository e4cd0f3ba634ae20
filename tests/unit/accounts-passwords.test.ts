import argon2 from "argon2";
import { describe, expect, it } from "vitest";
import { createPasswords } from "#server/features/accounts/passwords.ts";

describe("passwords", () => {
  it("match only their own digest, and never a null digest", async () => {
    const passwords = createPasswords();
    const digest = await passwords.hash("correct horse");
    expect(digest).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/);
    expect(await passwords.hash("correct horse")).not.toBe(digest);
    expect(await passwords.verify(digest, "correct horse")).toBe(true);
    expect(await passwords.verify(digest, "wrong horse")).toBe(false);
    expect(await passwords.verify(null, "correct horse")).toBe(false);
  });

  it("are compared exactly as they were received", async () => {
    const passwords = createPasswords();
    const digest = await passwords.hash("ﬁﬁﬁﬁ①②③④");
    expect(await passwords.verify(digest, "ﬁﬁﬁﬁ①②③④")).toBe(true);
    expect(await passwords.verify(digest, "fifififi1234")).toBe(false);
  });

  it("of an older digest are accepted, and the digest is due to be replaced", async () => {
    const passwords = createPasswords();
    const old = `nfkc${await passwords.hash("fifififi1234")}`;
    expect(await passwords.verify(old, "ﬁﬁﬁﬁ①②③④")).toBe(true);
    expect(await passwords.verify(old, "another one")).toBe(false);
    expect(passwords.needsRehash(old)).toBe(true);
    expect(passwords.needsRehash(await passwords.hash("fifififi1234"))).toBe(false);
    const cheap = await argon2.hash("x", { memoryCost: 1024, timeCost: 2, parallelism: 1 });
    expect(passwords.needsRehash(cheap)).toBe(true);
  });

  it("open no account without one", async () => {
    expect(await createPasswords().verify("", "")).toBe(false);
  });

  it("are refused when too many wait, and accepted again later", async () => {
    const passwords = createPasswords();
    const responses = await Promise.allSettled(
      Array.from({ length: 110 }, () => passwords.verify(null, "x")),
    );
    const refused = responses.filter((a) => a.status === "rejected");
    expect(refused).toHaveLength(8);
    expect(refused[0]!.reason).toMatchObject({ code: "unavailable", details: { retryAfter: 5 } });
    expect(await passwords.verify(null, "x")).toBe(false);
  });
});
