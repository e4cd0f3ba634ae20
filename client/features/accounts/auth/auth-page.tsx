import { useEffect, useRef } from "react";
import type { AuthMode, Redirect } from "#shared/auth-address.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Horizon } from "../../../ui/horizon/horizon.tsx";
import { LanguageMenu } from "../../../ui/language-menu.tsx";
import { HomeLink } from "../../../ui/mark.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { AuthForm, useAuthAddress } from "./auth-form.tsx";
import { ResetForm } from "./reset-form.tsx";
import { VerifyPanel } from "./verify-panel.tsx";
import styles from "./auth-page.module.css";

/** Says why an account is needed to whoever was sent here. */
function useInvitation(redirect: Redirect | null): void {
  const { t } = useTranslation();
  const toast = useToast();
  useEffect(() => {
    if (redirect === "from-gallery")
      toast({ title: t("auth:invite.gallery"), text: t("auth:invite.galleryText") });
    if (redirect === "payment-verification") {
      toast({ title: t("auth:invite.payment"), text: t("auth:invite.paymentText") });
    }
  }, [redirect, t, toast]);
}

/** Takes a mailed link's token out of the address bar and the history; the router still knows it for this page. */
function useHiddenToken(token: string): void {
  useEffect(() => {
    const url = new URL(location.href);
    if (!token || !url.searchParams.has("token")) return;
    url.searchParams.delete("token");
    history.replaceState(history.state, "", url);
  }, [token]);
}

/** A change of mode is a new page: its heading gets the focus, so that it is heard. */
function useHeardMode(mode: AuthMode) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    main.current!.querySelector("h1")!.focus();
  }, [mode]);
  return main;
}

export default function AuthPage() {
  const { t } = useTranslation();
  const { mode, redirect, token } = useAuthAddress();
  useInvitation(redirect);
  useHiddenToken(token);
  const main = useHeardMode(mode);
  return (
    <div className={styles.auth}>
      <div className={styles.pane}>
        <header className={styles.top}>
          <HomeLink className={styles.home} />
          <LanguageMenu />
        </header>
        <main id="main" className={styles.main} tabIndex={-1} ref={main}>
          {mode === "reset" ? (
            <ResetForm token={token} />
          ) : mode === "verify" ? (
            <VerifyPanel token={token} />
          ) : (
            <AuthForm mode={mode} />
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
