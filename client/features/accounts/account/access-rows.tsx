import { lazy, Suspense } from "react";
import { useApp } from "../../../lib/context.tsx";
import { Passkeys } from "./passkeys.tsx";
import { Sessions } from "./sessions.tsx";
import { TwoStepRow } from "./two-step-row.tsx";

/** Loaded only where the site has sign-in issuers. */
const ConnectionsRow = import.meta.env.SSR
  ? (await import("./connections-row.tsx")).ConnectionsRow
  : lazy(async () => ({ default: (await import("./connections-row.tsx")).ConnectionsRow }));

/** The passkeys, the second factor, the accounts elsewhere and the open sessions. */
export function AccessRows() {
  const { issuers } = useApp().waysIn;
  return (
    <>
      <Passkeys />
      <TwoStepRow />
      {issuers.length > 0 && (
        <Suspense>
          <ConnectionsRow />
        </Suspense>
      )}
      <Sessions />
    </>
  );
}
