import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { verifyEmail, type Me } from "#shared/accounts.ts";
import { resetPath } from "#shared/auth-paths.ts";
import { ApiError, failureText } from "../../../lib/api.ts";
import { useApp, useRefusal } from "../../../lib/context.tsx";
import { meQuery } from "../queries.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { formatNumber } from "../../../lib/numbers.ts";
import { useToast } from "../../../ui/toasts.tsx";
import { AuthNotice } from "./auth-notice.tsx";
import { useResend } from "../use-resend.ts";
import styles from "./auth-page.module.css";

function Confirmed({ me }: { me: Me | null }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const welcome = me?.lots.filter(({ source }) => source === "welcome") ?? [];
  const count = welcome.reduce((sum, { remaining }) => sum + remaining, 0);
  const amount = formatNumber(count, locale);
  return (
    <AuthNotice
      focusTitle
      moon={1}
      title={t("auth:verified.heading")}
      text={count > 0 ? t("auth:verified.welcome", { count, amount }) : t("auth:verified.text")}
      action={
        <ButtonLink to={me ? "/dashboard" : "/auth"} size="lg" block className={styles.submit}>
          {me ? t("auth:verified.start") : t("auth:sign-in.submit")}
        </ButtonLink>
      }
    />
  );
}

function Expired({ me }: { me: Me | null }) {
  const { t } = useTranslation();
  const resend = useResend();
  return (
    <AuthNotice
      focusTitle
      title={t("auth:expired.heading")}
      text={me ? t("auth:expired.verifyText") : t("auth:expired.signInText")}
      action={
        me ? (
          <Button
            size="lg"
            block
            className={styles.submit}
            busy={resend.isPending}
            disabled={resend.isSuccess}
            onClick={() => resend.mutate()}
          >
            {resend.isSuccess ? t("common:verify.sent") : t("common:verify.resend")}
          </Button>
        ) : (
          <ButtonLink to="/auth" size="lg" block className={styles.submit}>
            {t("auth:sign-in.submit")}
          </ButtonLink>
        )
      }
    />
  );
}

/** Confirming outside a session of the link's account ends all its sessions, so a visitor must click: mail scanners open links. */
function ConfirmWithoutSession({ busy, onConfirm }: { busy: boolean; onConfirm: () => void }) {
  const { t } = useTranslation();
  return (
    <AuthNotice
      moon={0.5}
      title={t("auth:elsewhere.heading")}
      text={t("auth:elsewhere.text")}
      action={
        <form
          className={styles.elsewhere}
          method="post"
          aria-busy={busy}
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) onConfirm();
          }}
        >
          <Button type="submit" size="lg" block className={styles.submit} busy={busy}>
            {busy ? t("auth:pleaseWait") : t("auth:elsewhere.submit")}
          </Button>
          <p className="small muted">{t("auth:elsewhere.keep")}</p>
        </form>
      }
    />
  );
}

/**
 * Confirms an email address with a mailed link: at once where a user is signed in, after a question for a visitor. Outside a
 * session of the link's account its sessions and its password end, and the API replies with a token to set a new one.
 */
export function VerifyPanel({ token }: { token: string }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const refusal = useRefusal();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const started = useRef(false);
  const query = meQuery(api);
  // Only read from the cache: null is a visitor, undefined not known yet.
  const asksFirst = useQuery({ ...query, enabled: false }).data === null && Boolean(token);
  const fetchMe = async () => {
    if (queryClient.getQueryData(query.queryKey) === null) return null;
    return await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
  };

  const verify = useMutation({
    mutationFn: async (): Promise<{ confirmed: boolean; me: Me | null }> => {
      try {
        const reply = token ? await api(verifyEmail, { body: { token } }) : undefined;
        if (reply) {
          toast({ title: t("auth:verified.heading") });
          await navigate(resetPath(reply.reset), { replace: true });
        }
        return { confirmed: Boolean(token), me: await fetchMe() };
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "link_invalid") throw error;
        return { confirmed: false, me: await fetchMe() };
      }
    },
  });
  const { mutate } = verify;
  useEffect(() => {
    if (started.current || asksFirst) return;
    started.current = true;
    mutate();
  }, [mutate, asksFirst]);

  if (verify.isSuccess) {
    const { confirmed, me } = verify.data;
    // Also where the link has expired, but this user's address is confirmed already.
    return confirmed || me?.user.emailVerified ? <Confirmed me={me} /> : <Expired me={me} />;
  }
  // The form was sent without a script, and the server refused its link.
  if (verify.isIdle && refusal?.error?.code === "link_invalid") return <Expired me={null} />;
  if (verify.isError) {
    return (
      <AuthNotice
        key="failed"
        focusTitle
        title={t("auth:verifyFailed")}
        text={failureText(verify.error, t("common:networkError"))}
        action={
          <Button size="lg" block className={styles.submit} onClick={() => verify.mutate()}>
            {t("common:failure.retry")}
          </Button>
        }
      />
    );
  }
  if (asksFirst) return <ConfirmWithoutSession busy={verify.isPending} onConfirm={() => verify.mutate()} />;
  return (
    <AuthNotice
      key="verifying"
      moon={0.5}
      title={t("auth:verifying.heading")}
      text={t("auth:verifying.text")}
      action={
        <noscript>
          <form method="post">
            <Button type="submit" size="lg" block className={styles.submit}>
              {t("auth:verifying.confirm")}
            </Button>
          </form>
        </noscript>
      }
    />
  );
}
