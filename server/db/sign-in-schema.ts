import type { Locale } from "#shared/locales.ts";
import type { Fixed, Flag, Time } from "./columns.ts";

interface Passkeys {
  id: Fixed<string>;
  user_id: Fixed<string>;
  /** As the authenticator names it, base64url. */
  credential_id: Fixed<string>;
  /** COSE key, base64url. */
  public_key: Fixed<string>;
  /** Uses that the authenticator counts; 0 where it counts none. */
  counter: number;
  /** JSON list: how a browser reaches the authenticator. */
  transports: Fixed<string>;
  /** 1: it may be copied to the user's other devices. */
  synced: Flag;
  backed_up: Flag;
  name: string;
  created_at: Fixed<Time>;
  last_used_at: Time | null;
}

interface PasskeyChallenges {
  /** First bits of the hash. */
  slot: number;
  challenge_hash: string;
  bound_hash: string;
  expires_at: Time;
}

/** Accounts of users at OpenID Connect issuers. */
interface Identities {
  id: Fixed<string>;
  issuer: Fixed<string>;
  /** Names the user at the issuer, for good. */
  subject: Fixed<string>;
  user_id: Fixed<string>;
  /** As the issuer named it when the identity was linked; it gives no access. */
  email: Fixed<string | null>;
  created_at: Fixed<Time>;
  last_used_at: Time | null;
}

interface SignInLinks {
  token_hash: Fixed<string>;
  user_id: Fixed<string>;
  email: Fixed<string>;
  browser_hash: Fixed<string>;
  code_hash: Fixed<string>;
  created_at: Fixed<Time>;
  expires_at: Fixed<Time>;
  used_at: Time | null;
}

interface Invitations {
  id: Fixed<string>;
  secret_hash: string;
  /** Normalised. */
  email: Fixed<string>;
  /** Of the mail. */
  locale: Locale;
  /** The admin; null on the server's command line. */
  invited_by: string | null;
  created_at: Time;
  expires_at: Time;
  accepted_at: Time | null;
  accepted_by: string | null;
  revoked_at: Time | null;
}

/** Tables of the ways to sign in. */
export interface SignInSchema {
  passkeys: Passkeys;
  passkey_challenges: PasskeyChallenges;
  identities: Identities;
  sign_in_links: SignInLinks;
  invitations: Invitations;
}
