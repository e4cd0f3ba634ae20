import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Config } from "#server/config.ts";
import { AppError } from "#server/errors.ts";
import type { PasskeyAnswer, PasskeyCreated } from "#shared/passkeys.ts";
import {
  CHALLENGE_LIFETIME_MS,
  newChallenge,
  takeChallenge,
  type ChallengeUse,
} from "./passkey-challenges.ts";
import type { AccountDeps } from "./deps.ts";

export type PasskeyDeps = Pick<AccountDeps, "db" | "now" | "config">;

/** A P-256 public key without a known private key: unknown credentials cost the same signature check as known ones. */
const DUMMY_PUBLIC_KEY =
  "pQECAyYgASFYIGaubhyBswScIsHZldCL6Rvs7emAfSw-RTVzBxBibC2BIlgg9uwAIS3XXYeJ3_umZUcoq0g1taTNUmlAEHUM3ZnGrLw";

/** COSE ids of EdDSA, ES256 and RS256, which every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257];

// Loaded for the first passkey: with its parsers of certificates it has 350 files, and each start would read them.
const webAuthn = () => import("@simplewebauthn/server");

const bytes = (encoded: string) => Uint8Array.from(Buffer.from(encoded, "base64url"));

/** The host that passkeys belong to, and the only origin that their answers may name. */
function siteOf({ publicUrl }: Pick<Config, "publicUrl">): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}

/** Uses up the challenge that an answer names. Throws `invalid_credentials` unless it was made for this use. */
async function takeAnswered(deps: PasskeyDeps, clientData: string, use: ChallengeUse): Promise<string> {
  const { decodeClientDataJSON } = await import("@simplewebauthn/server/helpers");
  let challenge: unknown;
  try {
    ({ challenge } = decodeClientDataJSON(clientData));
  } catch {
    throw new AppError("invalid_credentials");
  }
  if (typeof challenge !== "string" || !(await takeChallenge(deps, challenge, use)))
    throw new AppError("invalid_credentials");
  return challenge;
}

export async function creationOptions(
  deps: PasskeyDeps,
  user: { id: string; email: string; name: string },
  known: readonly { credentialId: string; transports: string }[],
  use: ChallengeUse,
) {
  const { generateRegistrationOptions } = await webAuthn();
  return await generateRegistrationOptions({
    rpName: deps.config.brandName,
    rpID: siteOf(deps.config).rpID,
    userID: Uint8Array.from(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.name,
    challenge: await newChallenge(deps, use),
    timeout: CHALLENGE_LIFETIME_MS,
    attestationType: "none",
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({
      id,
      transports: JSON.parse(transports) as string[],
    })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** Verifies a new passkey and returns what to store. Throws `invalid_credentials` for an invalid answer. */
export async function checkCreated(deps: PasskeyDeps, answer: PasskeyCreated, use: ChallengeUse) {
  const expectedChallenge = await takeAnswered(deps, answer.response.clientDataJSON, use);
  const { rpID: expectedRPID, origin: expectedOrigin } = siteOf(deps.config);
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) throw new AppError("invalid_credentials");
    const { credential, credentialDeviceType, credentialBackedUp, aaguid } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: answer.response.transports ?? [],
      synced: credentialDeviceType === "multiDevice",
      backedUp: credentialBackedUp,
      aaguid,
    };
  } catch {
    // The library throws its own errors for invalid answers, which browsers do not send.
    throw new AppError("invalid_credentials");
  }
}

export async function requestOptions(
  deps: PasskeyDeps,
  known: readonly { credentialId: string; transports: string }[],
  use: ChallengeUse,
) {
  const { generateAuthenticationOptions } = await webAuthn();
  return await generateAuthenticationOptions({
    rpID: siteOf(deps.config).rpID,
    challenge: await newChallenge(deps, use),
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: "required",
    allowCredentials: known.map(({ credentialId: id, transports }) => ({
      id,
      transports: JSON.parse(transports) as string[],
    })),
  });
}

/**
 * Verifies an answer against a passkey; takes the same time without a passkey. Returns what to record of its use. Throws
 * `invalid_credentials` for an invalid answer.
 */
export async function checkAnswer(
  deps: PasskeyDeps,
  answer: PasskeyAnswer,
  passkey: { userId: string; publicKey: string; counter: number } | undefined,
  use: ChallengeUse,
) {
  const expectedChallenge = await takeAnswered(deps, answer.response.clientDataJSON, use);
  const { rpID: expectedRPID, origin: expectedOrigin } = siteOf(deps.config);
  const { userHandle } = answer.response;
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: {
        id: answer.id,
        publicKey: bytes(passkey?.publicKey ?? DUMMY_PUBLIC_KEY),
        counter: passkey?.counter ?? 0,
      },
    });
    // Authenticators may leave it out where the challenge named the passkeys of an account.
    const isOwners =
      userHandle === undefined
        ? use.subject !== "" && use.subject === passkey?.userId
        : userHandle === Buffer.from(passkey?.userId ?? "").toString("base64url");
    if (!verified || !passkey || !isOwners) throw new AppError("invalid_credentials");
    const { newCounter, credentialDeviceType, credentialBackedUp } = authenticationInfo;
    return {
      counter: newCounter,
      synced: credentialDeviceType === "multiDevice",
      backedUp: credentialBackedUp,
    };
  } catch {
    throw new AppError("invalid_credentials");
  }
}
