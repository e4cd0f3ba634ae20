import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { enterSecondFactor } from "#shared/second-factor.ts";
import { useApp, useRefusal } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/field.tsx";
import { TextButton, TextLink } from "../../../ui/text-link.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { CodeField, codeFailure } from "../proof.tsx";
import { useRefusedField } from "../use-refused-field.ts";
import styles from "./auth-page.module.css";

interface CodePanelProps {
  onEntered: (next: string | undefined) => Promise<void>;
  /** The page that begins the sign-in anew. */
  again: string;
}

/** Asks for the code of the second factor after the first one was right. */
export function CodePanel({ onEntered, again }: CodePanelProps) {
  const { t } = useTranslation();
  const { api } = useApp();
  const toast = useToast();
  const refused = useRefusal();
  const heading = useRef<HTMLHeadingElement>(null);
  const [recovering, setRecovering] = useState(false);
  // Loaded after the page has changed its mode.
  useEffect(() => heading.current!.focus(), []);
  const enter = useMutation({
    mutationFn: (code: string) => api(enterSecondFactor, { body: { code } }),
    onSuccess: async ({ next }) => {
      toast({ title: t("auth:welcomeBack"), text: t("auth:welcomeBackText") });
      await onEntered(next);
    },
  });
  const form = useRef<HTMLFormElement>(null);
  useRefusedField(form, enter.error);
  const refusal = refused?.form === "code" ? refused : null;
  const shown = enter.error ?? (enter.isIdle ? refusal?.error : null);
  const code = (shown as { code?: string } | null)?.code;
  const missing = enter.isIdle && refusal?.issues.code ? t("auth:factor.wrong") : undefined;
  const failure = shown ? codeFailure(shown, t) : missing;
  const isWrong = missing !== undefined || code === "invalid_input";
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      aria-busy={enter.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!enter.isPending) enter.mutate(String(new FormData(event.currentTarget).get("code")).trim());
      }}
    >
      <div className={styles.head}>
        <h1 className="title-1" tabIndex={-1} ref={heading}>
          {t("auth:factor.heading")}
        </h1>
        <p className="muted">{t(recovering ? "auth:factor.recoverLede" : "auth:factor.lede")}</p>
      </div>
      <CodeField key={String(recovering)} recovery={recovering} error={isWrong ? failure : undefined} />
      {failure && !isWrong && <FormError>{failure}</FormError>}
      <Button type="submit" size="lg" block className={styles.submit} busy={enter.isPending}>
        {enter.isPending ? t("auth:pleaseWait") : t("auth:factor.submit")}
      </Button>
      <p className={`small muted ${styles.toggle}`}>
        {code === "conflict" ? (
          <TextLink className={styles.switchLink} to={again}>
            {t("auth:sign-in.submit")}
          </TextLink>
        ) : (
          <TextButton
            className={styles.switchLink}
            onClick={() => {
              enter.reset();
              setRecovering(!recovering);
            }}
          >
            {t(recovering ? "auth:factor.useCode" : "auth:factor.useRecovery")}
          </TextButton>
        )}
      </p>
    </form>
  );
}
