import type { ComponentProps } from "react";
import { Field } from "../../ui/field.tsx";

/** The field `email` of a form, with what browsers need to fill it in. */
export function EmailField(props: Omit<ComponentProps<typeof Field>, "name" | "type">) {
  return (
    <Field
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  );
}
