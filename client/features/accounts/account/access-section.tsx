import { lazy, Suspense } from "react";
import { PasswordRow } from "./password.tsx";
import { Section } from "./section.tsx";

/** Written by the server like all rows, and taken over once its script is there, which is loaded after the page. */
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
