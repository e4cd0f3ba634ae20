import { lazy, Suspense, useEffect, useRef } from "react";
import { useChange } from "../../../lib/use-change.ts";
import type { Redirect } from "#shared/auth-paths.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Horizon } from "../../../ui/horizon/horizon.tsx";
import { LanguageMenu } from "../../../ui/language-menu.tsx";
import { HomeLink } from "../../../ui/mark.tsx";
import { ToastStrip, useToast } from "../../../ui/toasts.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { useHiddenToken } from "../use-hidden-token.ts";
import { AuthForm } from "./auth-form.tsx";
import { useAuthQuery } from "./use-auth-query.ts";
import { useEntered } from "./use-entered.ts";
import styles from "./auth-page.module.css";

/** Written by the server like the other forms; loaded where a sign-in needs it. */
const CodePanel = import.meta.env.SSR
  ? (await import("./code-panel.tsx")).CodePanel
  : lazy(async () => ({ default: (await import("./code-panel.tsx")).CodePanel }));

const NotMePanel = import.meta.env.SSR
  ? (await import("./not-me-panel.tsx")).NotMePanel
  : lazy(async () => ({ default: (await import("./not-me-panel.tsx")).NotMePanel }));
const VerifyPanel = import.meta.env.SSR
  ? (await import("./verify-panel.tsx")).VerifyPanel
  : lazy(async () => ({ default: (await import("./verify-panel.tsx")).VerifyPanel }));
const LinkPanel = import.meta.env.SSR
  ? (await import("./link-panel.tsx")).LinkPanel
  : lazy(async () => ({ default: (await import("./link-panel.tsx")).LinkPanel }));

/** Shows a toast to visitors from the gallery, a payment or a buy button: why they need an account. */
function useRedirectToast(redirect: Redirect | null, forPurchase: boolean): void {
  const { t } = useTranslation();
  const toast = useToast();
  useEffect(() => {
    if (!redirect && !forPurchase) return;
    const name = !redirect ? "purchase" : redirect === "from-gallery" ? "gallery" : "payment";
    toast({ title: t(`auth:invite.${name}`), text: t(`auth:invite.${name}Text`) });
  }, [redirect, forPurchase, t, toast]);
}

export default function AuthPage() {
  const { t } = useTranslation();
  const { mode, redirect, forPurchase, token, invite, to } = useAuthQuery();
  const entered = useEntered(redirect);
  useRedirectToast(redirect, forPurchase);
  useHiddenToken("token", token);
  useHiddenToken("invite", invite);
  const main = useRef<HTMLElement>(null);
  // To a screen reader another mode is a new page.
  useChange(mode, () => main.current!.querySelector("h1")?.focus());
  return (
    <div className={styles.auth}>
      <div className={styles.pane}>
        <header className={styles.top}>
          <HomeLink className={styles.home} />
          <LanguageMenu />
        </header>
        <ToastStrip className={styles.toasts} />
        <main id="main" className={styles.main} tabIndex={-1} ref={main}>
          {mode === "verify" ? (
            <Suspense>
              <VerifyPanel token={token} />
            </Suspense>
          ) : mode === "not-me" ? (
            <Suspense>
              <NotMePanel token={token} />
            </Suspense>
          ) : mode === "code" ? (
            <Suspense>
              <CodePanel again={to("sign-in")} onEntered={(next) => entered("sign-in", next)} />
            </Suspense>
          ) : mode === "link-code" || mode === "enter" ? (
            <Suspense>
              <LinkPanel
                key={mode}
                mode={mode}
                token={token}
                to={to}
                onEntered={(next) => entered("sign-in", next)}
              />
            </Suspense>
          ) : (
            // A new password does not stay for the sign-in after it.
            <AuthForm key={mode === "reset" ? "reset" : "other"} mode={mode} />
          )}
        </main>
        <footer className={`${styles.note} caption quiet`}>{t("auth:note")}</footer>
      </div>
      <aside className={`${styles.view} night`}>
        <Horizon scene="panel" />
        <p className={`${styles.motto} title-1`}>
          <RichText text={t("auth:motto")} />
        </p>
      </aside>
    </div>
  );
}
