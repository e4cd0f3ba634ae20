import { useSearchParams } from "react-router-dom";
import { authAddress, readAuthAddress, type AuthAddress, type AuthMode } from "#shared/auth-address.ts";

/** What the address of the auth page asks for; `to` is this page in another mode. */
export function useAuthAddress(): AuthAddress & { to: (mode: AuthMode) => string } {
  const [query] = useSearchParams();
  const address = readAuthAddress(query);
  return { ...address, to: (mode) => authAddress(mode, address.redirect) };
}
