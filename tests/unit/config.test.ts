import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "#server/config.ts";

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "oneira-config-"));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env });

/** The sentences that refuse these settings. */
function refusal(env: Record<string, string>): string {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error("the settings were taken");
}

describe("with nothing set", () => {
  it("the site is this machine, with everything built in", () => {
    const config = read();
    expect(config).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      loopback: true,
      payments: "sandbox",
      welcomeTokens: 5,
      smtpUrl: null,
      openai: { apiKey: null },
      replicate: { apiToken: null },
      stripe: { secretKey: null },
      trustProxy: false,
      metricsToken: null,
      databaseUrl: null,
      databaseFile: join(dataDir, "app.db"),
      mediaDir: join(dataDir, "media"),
    });
    expect(config.mailFrom).toBe(`"${config.brandName}" <no-reply@localhost>`);
    expect(Object.isFrozen(config)).toBe(true);
  });

  it("mails name the site, whatever characters its name has", () => {
    expect(read({ BRAND_NAME: 'Night: "Dreams", Inc.' }).mailFrom).toBe(
      String.raw`"Night: \"Dreams\", Inc." <no-reply@localhost>`,
    );
  });

  it("an empty value counts as none", () => {
    const names = ["PORT", "PUBLIC_URL", "OPENAI_API_KEY", "SMTP_URL", "WELCOME_TOKENS", "SESSION_SECRET"];
    expect(read(Object.fromEntries(names.map((name) => [name, ""])))).toEqual(read());
  });
});

describe("the secret of the sessions", () => {
  const file = () => join(dataDir, "session-secret");

  it("is made once, kept, and readable by this user only", () => {
    const first = read().sessionSecrets[0];
    expect(first.length).toBeGreaterThanOrEqual(64);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(read().sessionSecrets).toEqual([first]);
  });

  it("is closed to others again where a copy opened it", () => {
    chmodSync(file(), 0o644);
    read();
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it.each(["", "\n", "short"])("is refused where a disk left %j of it", (rest) => {
    const whole = readFileSync(file());
    writeFileSync(file(), rest);
    expect(() => read()).toThrow("session-secret holds no secret: restore it from a backup");
    expect(readFileSync(file(), "utf8")).toBe(rest);
    writeFileSync(file(), whole);
  });

  it("may be given, and is then not kept", () => {
    const given = "a secret with at least thirty-two characters";
    writeFileSync(file(), "another one that stays as it is, untouched");
    expect(read({ SESSION_SECRET: given }).sessionSecrets).toEqual([given]);
    expect(readFileSync(file(), "utf8")).toBe("another one that stays as it is, untouched");
    rmSync(file());
  });
});

it("the secret must be given where several machines share a database", () => {
  const shared = { PUBLIC_URL: "https://dreams.example", DATABASE_URL: "postgres://db.internal/oneira" };
  expect(refusal(shared)).toMatch(/^SESSION_SECRET is missing: with DATABASE_URL/);
  expect(read({ ...shared, SESSION_SECRET: "s".repeat(32) }).databaseUrl).toBe(shared.DATABASE_URL);
});

describe("secrets of before", () => {
  const [present, older, oldest] = ["p", "o", "x"].map((letter) => letter.repeat(32));

  it("come after the present one", () => {
    const env = { SESSION_SECRET: present!, SESSION_SECRET_PREVIOUS: `${older}, ${oldest}` };
    expect(read(env).sessionSecrets).toEqual([present, older, oldest]);
  });

  it("must be long enough too", () => {
    const env = { SESSION_SECRET: present!, SESSION_SECRET_PREVIOUS: `${older},short` };
    expect(refusal(env)).toMatch(/SESSION_SECRET_PREVIOUS/);
  });
});

describe("the public address", () => {
  it("is kept as an origin", () => {
    expect(read({ PUBLIC_URL: "https://dreams.example/path/?a=1" }).publicUrl).toBe("https://dreams.example");
    expect(read({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
  });

  it.each(["http://localhost:3000", "http://127.0.0.1:8080", "http://[::1]:3000", "https://localhost"])(
    "%s is this machine",
    (address) => {
      expect(read({ PUBLIC_URL: address })).toMatchObject({ loopback: true, payments: "sandbox" });
    },
  );

  it.each(["https://127.evil.example", "https://127.0.0.1.evil.example", "https://localhost.example"])(
    "%s only begins like this machine",
    (address) => {
      expect(read({ PUBLIC_URL: address })).toMatchObject({ loopback: false, payments: "off" });
      expect(refusal({ PUBLIC_URL: address.replace("https", "http") })).toMatch(/https:/);
    },
  );

  it.each(["127.0.0.1", "127.9.9.9", "::1", "localhost"])("is this machine where HOST is %s", (host) => {
    expect(read({ HOST: host })).toMatchObject({ loopback: true, payments: "sandbox", welcomeTokens: 5 });
  });

  it.each(["0.0.0.0", "::", "192.168.1.5", "10.0.0.1", "site.internal"])(
    "must be set where HOST %s opens the site to the network",
    (host) => {
      expect(refusal({ HOST: host })).toMatch(
        /^PUBLIC_URL is missing: HOST \S+ opens the site to the network/,
      );
      expect(read({ HOST: host, PUBLIC_URL: "https://dreams.example" })).toMatchObject({
        loopback: false,
        payments: "off",
        welcomeTokens: 0,
      });
      expect(read({ HOST: host, PUBLIC_URL: "http://localhost:3000" }).payments).toBe("sandbox");
    },
  );

  it("is not needed by a command, which then has no sandbox either", () => {
    const config = readConfig({ DATA_DIR: dataDir, HOST: "0.0.0.0" }, { listens: false });
    expect(config).toMatchObject({ loopback: false, payments: "off" });
  });

  it("elsewhere needs TLS", () => {
    expect(refusal({ PUBLIC_URL: "http://dreams.example" })).toMatch(/PUBLIC_URL must begin with https:/);
    expect(refusal({ PUBLIC_URL: "http://localhost.dreams.example" })).toMatch(/https:/);
  });

  it("elsewhere neither takes money nor gives tokens away unless told to", () => {
    const config = read({ PUBLIC_URL: "https://dreams.example" });
    expect(config).toMatchObject({ loopback: false, payments: "off", welcomeTokens: 0 });
    expect(config.mailFrom).toContain("<no-reply@dreams.example>");
    expect(read({ PUBLIC_URL: "https://dreams.example", WELCOME_TOKENS: "3" }).welcomeTokens).toBe(3);
  });
});

describe("keys", () => {
  it("bring in the real services", () => {
    const config = read({
      OPENAI_API_KEY: " sk-1 ",
      OPENAI_BASE_URL: "http://127.0.0.1:9/v1",
      REPLICATE_API_TOKEN: "r8",
      STRIPE_SECRET_KEY: "sk_test",
      STRIPE_WEBHOOK_SECRET: "whsec",
      SMTP_URL: "smtps://user:password@mail.example:465",
    });
    expect(config).toMatchObject({
      openai: { apiKey: "sk-1", baseUrl: "http://127.0.0.1:9/v1" },
      replicate: { apiToken: "r8" },
      payments: "stripe",
      supportEmail: null,
      smtpUrl: "smtps://user:password@mail.example:465",
    });
  });

  it("leave each part to its usual model, to another one, or to this machine", () => {
    expect(read().openai).toMatchObject({
      textModel: "gpt-6-luna",
      imageModel: "gpt-image-2.5-flare",
      moderationModel: "omni-moderation-latest",
    });
    expect(read({ OPENAI_TEXT_MODEL: "qwen3:14b", OPENAI_IMAGE_MODEL: "off" }).openai).toMatchObject({
      textModel: "qwen3:14b",
      imageModel: null,
    });
  });

  it("for payments come in pairs", () => {
    expect(refusal({ STRIPE_SECRET_KEY: "sk_test" })).toMatch(/STRIPE_WEBHOOK_SECRET is missing/);
  });
});

describe("the bucket of images and videos", () => {
  const S3 = {
    S3_ENDPOINT: "https://s3.example/",
    S3_BUCKET: "dreams",
    S3_ACCESS_KEY_ID: "key-id",
    S3_SECRET_ACCESS_KEY: "the secret",
  };

  it("is absent without settings, and whole with them", () => {
    expect(read().bucket).toBeNull();
    const keys = { accessKeyId: "key-id", secretAccessKey: "the secret" };
    expect(read(S3).bucket).toEqual({
      endpoint: "https://s3.example",
      name: "dreams",
      region: "auto",
      ...keys,
    });
    expect(read({ ...S3, S3_ENDPOINT: "http://garage:3900", S3_REGION: "garage" }).bucket).toMatchObject({
      endpoint: "http://garage:3900",
      region: "garage",
    });
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ S3_BUCKET: "dreams" }, /^S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY missing/],
    [{ ...S3, S3_SECRET_ACCESS_KEY: "" }, /^S3_SECRET_ACCESS_KEY missing/],
    [{ S3_REGION: "eu" }, /^S3_REGION is set without a bucket/],
    [{ ...S3, S3_ENDPOINT: "http://s3.example" }, /^S3_ENDPOINT must begin with https/],
    [{ ...S3, S3_ENDPOINT: "https://user:pass@s3.example" }, /^S3_ENDPOINT must be an address without user/],
    [{ ...S3, S3_ENDPOINT: "https://s3.example/dreams" }, /^S3_ENDPOINT contains the bucket/],
    [{ ...S3, S3_ENDPOINT: "https://dreams.s3.example" }, /^S3_ENDPOINT contains the bucket/],
    [{ ...S3, S3_ENDPOINT: "https://s3.eu-west-1.amazonaws.com" }, /^S3_REGION is missing: Amazon/],
    [{ ...S3, S3_BUCKET: "Dreams/x" }, /^S3_BUCKET must have/],
    [{ ...S3, S3_KEY: "x" }, /^S3_KEY is not a known setting/],
  ])("is refused with a sentence: %j", (env, sentence) => {
    expect(refusal(env)).toMatch(sentence);
    expect(refusal(env)).not.toMatch(/the secret|pass@/);
  });
});

describe("the trusted proxies", () => {
  it("are none, all, so many, or those named", () => {
    expect(read({ TRUST_PROXY: "false" }).trustProxy).toBe(false);
    expect(read({ TRUST_PROXY: "true" }).trustProxy).toBe(true);
    expect(read({ TRUST_PROXY: "10.0.0.0/8, 127.0.0.1" }).trustProxy).toBe("10.0.0.0/8, 127.0.0.1");
    const two = read({ TRUST_PROXY: "2" }).trustProxy as (address: string, hop: number) => boolean;
    expect([0, 1, 2].map((hop) => two("203.0.113.1", hop))).toEqual([true, true, false]);
  });
});

describe("a wrong setting", () => {
  it.each([
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["PORT", "1.5"],
    ["PUBLIC_URL", "dreams.example"],
    ["PUBLIC_URL", "ftp://dreams.example"],
    ["SESSION_SECRET", "short"],
    ["OPENAI_BASE_URL", "localhost"],
    ["SMTP_URL", "https://mail.example"],
    ["SUPPORT_EMAIL", "dreams.example"],
    ["MAIL_FROM", "Dreams"],
    ["SMTP_URL", "smtp://mail.example?tls=never"],
    ["SMTP_URL", "smtp://mail.example?tls.rejectUnauthorized=false"],
    ["OPENAI_BASE_URL", "http://api.example/v1"],
    ["OPENAI_BASE_URL", "http://8.8.8.8/v1"],
    ["REPLICATE_BASE_URL", "http://api.example/v1"],
    ["STRIPE_API_BASE", "http://api.example"],
    ["REPLICATE_FILE_HOSTS", "https://replicate.delivery"],
    ["REPLICATE_FILE_HOSTS", "10.0.0.1"],
    ["WELCOME_TOKENS", "-1"],
    ["DREAM_CONCURRENCY", "0"],
    ["LOG_LEVEL", "loud"],
    ["BRAND_NAME", "x".repeat(41)],
    ["TRUST_PROXY", "yes"],
    ["SIGN_UP", "friends"],
    ["OIDC_ISSUER", "http://login.example"],
    ["OIDC_2_ISSUER", "https://login.example?tenant=1"],
    ["OIDC_NAME", "x".repeat(41)],
    ["OIDC_SIGN_UP_DOMAINS", "@acme.example"],
  ])("stops the start with a sentence: %s=%s", (name, value) => {
    const sentence = refusal({ [name]: value });
    expect(sentence).toMatch(new RegExp(`^${name} .+:.+\\.$`));
    expect(sentence).not.toContain("\n");
  });

  it.each([
    "http://127.0.0.1:11434/v1",
    "http://localhost:11434/v1",
    "http://[::1]:11434/v1",
    "http://192.168.1.20:8000/v1",
    "http://[fd00::5]/v1",
    "http://ollama:11434/v1",
    "http://models.internal/v1",
    "https://api.example/v1",
  ])("is not one that is plain HTTP on this machine or a private network: %s", (value) => {
    expect(read({ OPENAI_BASE_URL: value }).openai.baseUrl).toBe(value);
  });

  it("is reported together with all the others", () => {
    const sentences = refusal({ PORT: "eighty", LOG_LEVEL: "loud", OPENAI_KEY: "sk" }).split("\n");
    expect(sentences.map((sentence) => sentence.split(" ")[0]).toSorted()).toEqual([
      "LOG_LEVEL",
      "OPENAI_KEY",
      "PORT",
    ]);
  });

  it("never repeats a secret", () => {
    expect(
      refusal({ SESSION_SECRET: "hunter2", SMTP_URL: "http://user:hunter2@mail.example" }),
    ).not.toContain("hunter2");
  });
});

describe("a name that is close to ours", () => {
  it.each(["OPENAI_KEY", "STRIPE_KEY", "SMTP_HOST", "DREAM_WORKERS", "BRAND_TITLE"])(
    "%s is refused",
    (name) => {
      expect(refusal({ [name]: "x" })).toMatch(new RegExp(`^${name} is not a known setting`));
    },
  );

  it("is not seen where a desktop or a shell sets its own", () => {
    const desktop = {
      SESSION_MANAGER: "local/host:@/tmp/.ICE-unix/1,unix/host:/tmp/.ICE-unix/1",
      DESKTOP_SESSION: "gnome",
      XDG_SESSION_ID: "2",
      MAIL: "/var/mail/user",
      HOSTNAME: "host",
    };
    expect(read(desktop)).toEqual(read());
  });
});
