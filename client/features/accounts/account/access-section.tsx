import { PasswordRow } from "./password.tsx";
import { Section } from "./section.tsx";
import { Sessions } from "./sessions.tsx";

/** The password and the open sessions. */
export function AccessSection({ email }: { email: string }) {
  return (
    <Section id="access">
      <PasswordRow email={email} />
      <Sessions />
    </Section>
  );
}
