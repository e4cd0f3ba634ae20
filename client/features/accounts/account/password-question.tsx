import { lazy, Suspense, useState, type ComponentProps } from "react";

const PasswordDialog = lazy(async () => ({
  default: (await import("./password-dialog.tsx")).PasswordDialog,
}));

/** Asks for the password. Its dialog is loaded when it first opens. */
export function PasswordQuestion(props: ComponentProps<typeof PasswordDialog>) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense>
      <PasswordDialog {...props} />
    </Suspense>
  ) : null;
}
