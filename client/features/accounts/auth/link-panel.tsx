import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { AuthMode } from "#shared/auth-paths.ts";
import { enterByCode, enterByLink } from "#shared/sign-in-links.ts";
import { ApiError, refusalText } from "../../../lib/api.ts";
import { useApp, useRefusal } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Field, FormError } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { useRefusedField } from "../use-refused-field.ts";
import { AuthNotice } from "./auth-notice.tsx";
import styles from "./auth-page.module.css";

interface LinkPanelProps {
  mode: "link-code" | "enter";
  /** Of the mailed link. */
  token: string;
  to: (mode: AuthMode) => string;
  onEntered: (next: string | undefined) => Promise<void>;
}

/** Signs in with a mailed link by a button, because mail scanners open links, or with the code of the mail. */
export function LinkPanel({ mode, token, to, onEntered }: LinkPanelProps) {
  const { t } = useTranslation();
  const { api } = useApp();
  const toast = useToast();
  const refused = useRefusal();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasCode = mode === "link-code";
  const enter = useMutation({
    mutationFn: (code: string) =>
      hasCode ? api(enterByCode, { body: { code } }) : api(enterByLink, { body: { token } }),
    onSuccess: async ({ next }) => {
      toast({ title: t("auth:welcomeBack"), text: t("auth:welcomeBackText") });
      await onEntered(next);
    },
    onError: (error) => {
      if ((error as Partial<ApiError>).code === "second_factor_required") location.assign(to("code"));
    },
  });
  const form = useRef<HTMLFormElement>(null);
  useRefusedField(form, enter.error);
  const refusal = refused?.form === mode ? refused : null;
  const failure = enter.error ?? (enter.isIdle ? refusal?.error : null);
  const code = (failure as { code?: string } | null)?.code;
  const ended = !hasCode && (!token || code === "link_invalid" || code === "conflict");
  // Loaded after the page has changed its mode.
  useEffect(() => heading.current?.focus(), []);
  if (ended) {
    const elsewhere = code === "conflict";
    return (
      <AuthNotice
        focusTitle
        title={t(elsewhere ? "ways:enter.elsewhere" : "auth:expired.heading")}
        text={t(elsewhere ? "ways:enter.elsewhereText" : "ways:enter.expired")}
        action={
          <ButtonLink to={to("link")} size="lg" block className={styles.submit}>
            {t("auth:expired.again")}
          </ButtonLink>
        }
      />
    );
  }
  const isWrong = hasCode && (code === "link_invalid" || code === "invalid_input" || refusal?.issues.code);
  const wrong = isWrong ? t("ways:link-code.wrong") : undefined;
  const text = failure ? refusalText(failure, t("common:networkError")) : undefined;
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      aria-busy={enter.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get("code");
        if (!enter.isPending) enter.mutate(String(typed ?? "").trim());
      }}
    >
      <div className={styles.head}>
        <h1 className="title-1" tabIndex={-1} ref={heading}>
          {t(`ways:${mode}.heading`)}
        </h1>
        <p className="muted">{t(`ways:${mode}.lede`)}</p>
      </div>
      {hasCode && (
        <Field
          label={t("ways:link-code.code")}
          name="code"
          className="num"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          minLength={6}
          maxLength={40}
          required
          error={wrong}
        />
      )}
      {failure && !wrong && code !== "second_factor_required" && <FormError>{text}</FormError>}
      <Button type="submit" size="lg" block className={styles.submit} busy={enter.isPending}>
        {enter.isPending ? t("auth:pleaseWait") : t(`ways:${mode}.submit`)}
      </Button>
      {hasCode && (
        <p className={`small muted ${styles.toggle}`}>
          {t("ways:link-code.question")}{" "}
          <TextLink className={styles.switchLink} to={to("link")}>
            {t("ways:link-code.switch")}
          </TextLink>
        </p>
      )}
    </form>
  );
}
