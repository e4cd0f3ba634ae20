import { Passkeys } from "./passkeys.tsx";
import { Sessions } from "./sessions.tsx";

/** The passkeys and the open sessions. */
export function AccessRows() {
  return (
    <>
      <Passkeys />
      <Sessions />
    </>
  );
}
