import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { ToastStrip } from "../../ui/toasts.tsx";
import { VisitorHeader } from "../site/visitor-header.tsx";
import { Scene } from "./scene.tsx";
import styles from "./shown-frame.module.css";

interface ShownFrameProps {
  /** Of the header. */
  links?: { to: string; text: string }[];
  /** Below the invitation to write. */
  footer: ReactNode;
  children: ReactNode;
}

/** A page that shows visitors the dream of a user. */
export function ShownFrame({ links = [], footer, children }: ShownFrameProps) {
  const { t } = useTranslation();
  return (
    <div className={`${styles.page} night`}>
      <SkipLink />
      <VisitorHeader
        className={styles.header}
        links={links}
        signIn={false}
        themed={false}
        action={
          <ButtonLink to="/" size="sm" variant="secondary">
            {t("shared:write")}
          </ButtonLink>
        }
      />
      <ToastStrip contentClass="wrap" />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <div className="wrap">
          <p className={styles.ask}>{t("shared:ask")}</p>
          <ButtonLink to="/">{t("shared:write")}</ButtonLink>
          {footer}
        </div>
      </footer>
    </div>
  );
}

interface ShownMessageProps {
  /** A line above the title. */
  before?: string;
  title: string;
  text?: string;
  children?: ReactNode;
}

/** Shown instead of a dream. */
export function ShownMessage({ before, title, text, children }: ShownMessageProps) {
  return (
    <Scene picture={null} reflection={null}>
      <div className={styles.message}>
        {before && <p className="small">{before}</p>}
        <h1 className={styles.heading}>
          <RichText text={title} />
        </h1>
        {text && <p className="muted">{text}</p>}
        {children}
      </div>
    </Scene>
  );
}

export const ShownPending = () => <div className={styles.pending} aria-busy="true" />;
