import { lazy, Suspense } from "react";
import { PasswordRow } from "./password.tsx";
import { Section } from "./section.tsx";

/** Rendered by the server like all rows. Its script loads after the page, and hydrates it then. */
const AccessRows = import.meta.env.SSR
  ? (await import("./access-rows.tsx")).AccessRows
  : lazy(async () => ({ default: (await import("./access-rows.tsx")).AccessRows }));

/** The password, the passkeys and the open sessions. */
export function AccessSection({ email }: { email: string }) {
  return (
    <Section id="access">
      <PasswordRow email={email} />
      <Suspense>
        <AccessRows />
      </Suspense>
    </Section>
  );
}
