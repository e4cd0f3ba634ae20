import { useEffect, type RefObject } from "react";

/**
 * Moves the focus to the field that a refusal is about, if there is one: else a screen reader says nothing to a user who
 * pressed the button.
 */
export function useRefusedField(form: RefObject<HTMLFormElement | null>, error: Error | null): void {
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, error]);
}
