import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { PasskeyAnswer, PasskeyCreated } from "#shared/passkeys.ts";

/** Options as the server wrote them. */
type Options = Record<string, unknown>;

/** The part of a browser that makes passkeys and answers with them; loaded when it is used. */
const load = () => import("@simplewebauthn/browser");

/** Asks the browser for a new passkey. Rejects with a `NotAllowedError` where the user cancels. */
export async function createPasskey(options: Options): Promise<PasskeyCreated> {
  const { startRegistration } = await load();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return (await startRegistration({ optionsJSON })) as PasskeyCreated;
}

/** Asks the browser for an answer; `autofill` offers the passkeys at the field for it instead of a dialog. */
export async function answerWithPasskey(options: Options, autofill = false): Promise<PasskeyAnswer> {
  const { startAuthentication } = await load();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return (await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })) as PasskeyAnswer;
}

/** Ends the question that waits, if there is one. */
export async function cancelPasskey(): Promise<void> {
  (await load()).WebAuthnAbortService.cancelCeremony();
}

/** Whether the user or the page ended the browser's question; nothing needs to be said then. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);
}

/** Whether the device has a passkey for this account already. */
export function isKnownDevice(error: unknown): boolean {
  return error instanceof Error && error.name === "InvalidStateError";
}
