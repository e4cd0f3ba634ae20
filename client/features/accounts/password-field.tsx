import { useState, type ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Field } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { EyeIcon, icon } from "../../ui/icons.tsx";

const EyeClosedIcon = icon(
  <path d="M2.5 10.5S6 15.5 12 15.5s9.5-5 9.5-5M12 15.5V19M6.2 13.8 4.4 16.6M17.8 13.8l1.8 2.8" />,
);

interface PasswordFieldProps {
  label: string;
  name?: string;
  /** For `new` the browser offers a generated password. */
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
