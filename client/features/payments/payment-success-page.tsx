import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, type ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { Me } from "#shared/accounts.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { formatNumber } from "../../lib/numbers.ts";
import { Phase } from "../../ui/phase.tsx";
import { Shell } from "../site/shell.tsx";
import { useToast, type Toast } from "../../ui/toasts.tsx";
import { PENDING_PAYMENT_KEY, paymentCheckQuery } from "./queries.ts";
import { meQuery } from "../accounts/queries.ts";
import styles from "./payment-success-page.module.css";

const SESSION_PARAM = "session_id";

/** Sends away who cannot be helped here: without a payment to the prices, without a session to sign-up, and back after it. */
function useWayOut(me: Me | null | undefined, sessionId: string | null): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    if (!sessionId) {
      toast({ title: t("common:error"), text: t("payment:noSession"), variant: "destructive" });
      void navigate("/pricing", { replace: true });
    } else if (me === null) {
      sessionStorage.setItem(PENDING_PAYMENT_KEY, sessionId);
      // That page says why.
      void navigate("/auth?redirect=payment-verification", { replace: true });
    }
  }, [me, navigate, sessionId, t, toast]);
}

interface SceneProps {
  /** How full the moon is, 0 to 1. */
  moon: number;
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

function Scene({ moon, title, text, children }: SceneProps) {
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

function Verification({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation();
  const { api, locale } = useApp();
  const toast = useToast();
  const queryClient = useQueryClient();
  const check = useQuery(paymentCheckQuery(api, sessionId));
  const { data } = check;
  const outcome = check.isError
    ? "error"
    : !data
      ? "verifying"
      : data.success
        ? "success"
        : data.pending
          ? "pending"
          : "unverified";

  const told = useRef("");
  useEffect(() => {
    if (told.current === outcome) return;
    told.current = outcome;
    const notices: Partial<Record<typeof outcome, Toast>> = {
      success: { title: t("payment:success"), text: t("payment:added", { count: data?.addedCredits ?? 0 }) },
      unverified: {
        title: t("payment:unverified"),
        text: t("payment:unverifiedText"),
        variant: "destructive",
      },
      error: { title: t("common:error"), text: t("payment:failed"), variant: "destructive" },
    };
    const notice = notices[outcome];
    if (notice) toast(notice);
    if (outcome !== "success") return;
    for (const key of ["me", "payments", "entries"]) void queryClient.invalidateQueries({ queryKey: [key] });
  }, [data, outcome, queryClient, t, toast]);

  const amount = (tokens: number) =>
    t("common:tokens", { count: tokens, amount: formatNumber(tokens, locale) });
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
      return <Scene moon={0.16} title={t("payment:verifying")} text={t("payment:verifyingText")} />;
    case "success":
      return (
        <Scene
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
        </Scene>
      );
    case "pending":
      return (
        <Scene moon={0.5} title={t("payment:pending")} text={t("payment:pendingText")}>
          {start}
          {prices}
        </Scene>
      );
    case "unverified":
      return (
        <Scene moon={0} title={t("payment:unverified")} text={t("payment:unverifiedText")}>
          {prices}
        </Scene>
      );
    case "error":
      return (
        <Scene moon={0} title={t("common:error")} text={t("payment:failed")}>
          <Button size="lg" busy={check.isFetching} onClick={() => void check.refetch()}>
            {t("payment:retry")}
          </Button>
          {prices}
        </Scene>
      );
  }
}

export default function PaymentSuccessPage() {
  const { api } = useApp();
  const [params] = useSearchParams();
  const { data: me } = useQuery(meQuery(api));
  const sessionId = params.get(SESSION_PARAM);
  useWayOut(me, sessionId);
  return (
    <Shell me={me ?? null} current="pricing">
      <div className="wrap">{me && sessionId && <Verification key={sessionId} sessionId={sessionId} />}</div>
    </Shell>
  );
}
