import { useSearchParams } from "react-router-dom";
import { authPath, type Redirect } from "#shared/auth-paths.ts";
import { issuerPath, readNotice } from "#shared/ways-in.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import styles from "./auth-page.module.css";

/** Sign-in with other sites: links, which work without a script. */
export function IssuerLinks({ redirect }: { redirect: Redirect | null }) {
  const { t } = useTranslation();
  const { issuers } = useApp().waysIn;
  if (issuers.length === 0) return null;
  return (
    <div className={styles.issuers}>
      {issuers.map(({ id, name }) => (
        <a
          key={id}
          data-plain=""
          className={buttonClass({ variant: "secondary", size: "lg", block: true })}
          href={issuerPath(id) + (redirect ? `?redirect=${redirect}` : "")}
        >
          <span>{t("auth:proof.issuer", { name })}</span>
        </a>
      ))}
    </div>
  );
}

/** The result of a sign-in with another site. */
export function IssuerNotice() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const notice = readNotice(params);
  if (notice === null || notice === "taken" || notice === "proved") return null;
  if (notice !== "prove") return <FormError>{t(`ways:notice.${notice}`)}</FormError>;
  return (
    <p className={styles.done} role="status">
      {t("ways:notice.prove")}
    </p>
  );
}

/**
 * Replaces the sign-up form on a site that limits sign-ups, and explains who can sign up and how. `dead`: the visitor
 * has opened an invitation that no longer works.
 */
export function LimitedSignUp({ redirect, dead }: { redirect: Redirect | null; dead: boolean }) {
  const { t } = useTranslation();
  const { signUp } = useApp().waysIn;
  if (signUp === "open") return null;
  return (
    <div className={styles.form}>
      <div className={styles.head}>
        <h1 className="title-1" tabIndex={-1}>
          {t(`ways:limited.${signUp}.heading`)}
        </h1>
        <p className="muted">
          {t(signUp === "invite" && dead ? "ways:limited.invite.dead" : `ways:limited.${signUp}.text`)}
        </p>
      </div>
      {signUp !== "closed" && <IssuerLinks redirect={redirect} />}
      <p className={`small muted ${styles.toggle}`}>
        {t("auth:sign-up.question")}{" "}
        <TextLink className={styles.switchLink} to={authPath("sign-in", redirect)}>
          {t("auth:sign-up.switch")}
        </TextLink>
      </p>
    </div>
  );
}
