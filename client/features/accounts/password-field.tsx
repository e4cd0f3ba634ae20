import type { FormRefusal } from "../../lib/page-state.ts";
import { useState, type ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Field } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { EyeClosedIcon, EyeIcon } from "../../ui/icons.tsx";

interface PasswordFieldProps {
  label: string;
  /** `password` unless given. */
  name?: string;
  /** `new` lets the browser offer a strong one. */
  kind: "current" | "new";
  error?: string | undefined;
  hint?: ReactNode;
  aside?: ReactNode;
}

/** A password that can be shown while typing. */
export function PasswordField({ label, name = "password", kind, error, hint, aside }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <Field
      label={label}
      name={name}
      type={shown ? "text" : "password"}
      autoComplete={`${kind}-password`}
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error}
      hint={hint}
      aside={aside}
      inside={
        <IconButton
          label={shown ? t("auth:hidePassword") : t("auth:showPassword")}
          aria-pressed={shown}
          icon={shown ? <EyeIcon /> : <EyeClosedIcon />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

/** The sentence about a password that is refused as too easy to guess; undefined for every other failure. */
export function weakPassword(failure: Error | FormRefusal["error"] | undefined): string | undefined {
  return failure && "code" in failure && failure.code === "weak_password" ? failure.message : undefined;
}

/** Puts the focus back where another password is to be typed. */
export function focusWeakPassword(form: HTMLFormElement, failure: Error): void {
  if (weakPassword(failure)) form.querySelector<HTMLInputElement>('[name="password"]')?.focus();
}
