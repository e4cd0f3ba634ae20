import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { Me } from "#shared/accounts.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { formatNumber } from "../../lib/numbers.ts";
import { Phase } from "../../ui/phase.tsx";
import { Shell } from "../site/shell.tsx";
import { useToast } from "../../ui/toasts.tsx";
import { PENDING_PAYMENT_KEY, paymentCheckQuery, refreshAfterPayment } from "./queries.ts";
import { meQuery } from "../accounts/queries.ts";
import styles from "./payment-success-page.module.css";

const SESSION_PARAM = "session_id";

/** Leaves for the prices without a payment, and without a session for sign-up, which leads back here. */
function useRedirects(me: Me | null | undefined, sessionId: string | null): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    if (!sessionId) {
      toast({ title: t("common:error"), text: t("payment:noSession"), variant: "destructive" });
      void navigate("/pricing", { replace: true });
    } else if (me === null) {
      sessionStorage.setItem(PENDING_PAYMENT_KEY, sessionId);
      void navigate("/auth?redirect=payment-verification", { replace: true });
    }
  }, [me, navigate, sessionId, t, toast]);
}

interface ResultProps {
  /** How full the moon is, 0 to 1. */
  moon: number;
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

function Result({ moon, title, text, children }: ResultProps) {
  return (
    <div className={styles.result}>
      <span className={styles.line}>
        <Phase className={styles.moon} tone="lit" value={moon} />
      </span>
      <div role="status" className={styles.words}>
        <h1 className="display-2">{title}</h1>
        <p className="lede">{text}</p>
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

type Outcome = "verifying" | "success" | "pending" | "unverified" | "error";

/** The toast of each outcome, once per change. */
function useOutcomeToast(outcome: Outcome, addedCredits: number): void {
  const { t } = useTranslation();
  const toast = useToast();
  const queryClient = useQueryClient();
  const announce = useEffectEvent((outcome: Outcome) => {
    if (outcome === "success") {
      toast({ title: t("payment:success"), text: t("payment:added", { count: addedCredits }) });
      refreshAfterPayment(queryClient);
    } else if (outcome === "unverified") {
      toast({
        title: t("payment:unverified"),
        text: t("payment:unverifiedText"),
        variant: "destructive",
      });
    } else if (outcome === "error") {
      toast({ title: t("common:error"), text: t("payment:failed"), variant: "destructive" });
    }
  });
  useEffect(() => announce(outcome), [outcome]);
}

function Verification({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation();
  const { api, locale } = useApp();
  const { data, isError, isFetching, refetch } = useQuery(paymentCheckQuery(api, sessionId));
  const checked = data && (data.success ? "success" : data.pending ? "pending" : "unverified");
  const outcome = isError ? "error" : (checked ?? "verifying");
  useOutcomeToast(outcome, data?.addedCredits ?? 0);

  const amount = (count: number) => t("common:tokens", { count, amount: formatNumber(count, locale) });
  const start = (
    <ButtonLink to="/dashboard" size="lg">
      {t("payment:start")}
    </ButtonLink>
  );
  const prices = (
    <ButtonLink to="/pricing" size="lg" variant="secondary">
      {t("payment:pricing")}
    </ButtonLink>
  );

  switch (outcome) {
    case "verifying":
      return <Result moon={0.16} title={t("payment:verifying")} text={t("payment:verifyingText")} />;
    case "success":
      return (
        <Result
          moon={1}
          title={t("payment:success")}
          text={
            <>
              <span className="accent">+{amount(data!.addedCredits)}</span>
              <br />
              {t("payment:total", { tokens: amount(data!.credits) })}
            </>
          }
        >
          {start}
          {prices}
        </Result>
      );
    case "pending":
      return (
        <Result moon={0.5} title={t("payment:pending")} text={t("payment:pendingText")}>
          {start}
          {prices}
        </Result>
      );
    case "unverified":
      return (
        <Result moon={0} title={t("payment:unverified")} text={t("payment:unverifiedText")}>
          {prices}
        </Result>
      );
    case "error":
      return (
        <Result moon={0} title={t("common:error")} text={t("payment:failed")}>
          <Button size="lg" busy={isFetching} onClick={() => void refetch()}>
            {t("payment:retry")}
          </Button>
          {prices}
        </Result>
      );
  }
}

export default function PaymentSuccessPage() {
  const { api } = useApp();
  const [params] = useSearchParams();
  const { data: me } = useQuery(meQuery(api));
  const sessionId = params.get(SESSION_PARAM);
  useRedirects(me, sessionId);
  return (
    <Shell me={me ?? null} current="pricing">
      <div className="wrap">{me && sessionId && <Verification key={sessionId} sessionId={sessionId} />}</div>
    </Shell>
  );
}
