import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/open.ts";
import type { Passwords } from "./passwords.ts";

/** What the rules of accounts need. */
export interface AccountDeps {
  db: Db;
  passwords: Passwords;
  config: Pick<
    Config,
    "publicUrl" | "sessionSecrets" | "welcomeTokens" | "openOutbox" | "brandName" | "signIn"
  >;
  now: () => Date;
}
