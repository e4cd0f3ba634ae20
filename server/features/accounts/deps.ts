import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/open.ts";
import type { Passwords } from "./passwords.ts";

/** Dependencies of the functions that read and change accounts. */
export interface AccountDeps {
  db: Db;
  passwords: Passwords;
  config: Pick<
    Config,
    "publicUrl" | "sessionSecrets" | "welcomeTokens" | "openOutbox" | "brandName" | "signIn"
  >;
  now: () => Date;
}
