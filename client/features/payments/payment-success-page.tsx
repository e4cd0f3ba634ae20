import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { Me } from "#shared/accounts.ts";
import { hasFailed } from "../../lib/failed-query.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { formatNumber } from "../../lib/numbers.ts";
import { Phase } from "../../ui/phase.tsx";
import { OpenShell } from "../site/open-shell.tsx";
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

/** Moon, title and text of each outcome of the check. */
const RESULTS = {
  verifying: [0.16, "payment:verifying", "payment:verifyingText"],
  success: [1, "payment:success", "payment:total"],
  pending: [0.5, "payment:pending", "payment:pendingText"],
  unverified: [0, "payment:unverified", "payment:unverifiedText"],
  error: [0, "common:error", "payment:failed"],
} as const;
type Outcome = keyof typeof RESULTS;

function useOutcomeToast(outcome: Outcome, addedCredits: number): void {
  const { t } = useTranslation();
  const toast = useToast();
  const queryClient = useQueryClient();
  const announce = useEffectEvent((changed: Outcome) => {
    const [, title, text] = RESULTS[changed];
    if (changed === "success") {
      toast({ title: t(title), text: t("payment:added", { count: addedCredits }) });
      refreshAfterPayment(queryClient);
    } else if (changed === "unverified" || changed === "error") {
      toast({ title: t(title), text: t(text), variant: "destructive" });
    }
  });
  useEffect(() => announce(outcome), [outcome]);
}

const RISE_MS = 1800;

/** The balance, rising from what it was. Screen readers get the sum from the sentence beside it. */
function RisingBalance({ from, to }: { from: number; to: number }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const [shown, setShown] = useState(from);
  useEffect(() => {
    const duration = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : RISE_MS;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = duration === 0 ? 1 : Math.min(1, Math.max(0, now - start) / duration);
      setShown(Math.round(from + (to - from) * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, to]);
  return (
    <p className={`figure ${styles.balance}`} aria-hidden="true">
      <span>{formatNumber(shown, locale)}</span> <small>{t("common:tokenUnit", { count: to })}</small>
    </p>
  );
}

function Verification({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation();
  const { api, locale } = useApp();
  const query = useQuery(paymentCheckQuery(api, sessionId));
  const { data, isFetching, refetch } = query;
  const checked = data && (data.success ? "success" : data.pending ? "pending" : "unverified");
  // A pending payment stays pending when one of its later checks fails.
  const outcome = checked ?? (hasFailed(query) ? "error" : "verifying");
  useOutcomeToast(outcome, data?.addedCredits ?? 0);
  const [moon, title, text] = RESULTS[outcome];
  const amount = (count: number) => t("common:tokens", { count, amount: formatNumber(count, locale) });
  return (
    <div className={styles.result}>
      <div className={styles.line} data-risen={outcome === "success" ? "" : undefined}>
        <Phase className={styles.moon} tone="lit" value={moon} />
        {outcome === "success" && data && (
          <RisingBalance from={Math.max(0, data.credits - data.addedCredits)} to={data.credits} />
        )}
      </div>
      {/* The other outcomes are announced by their toasts. */}
      <div aria-live={outcome === "pending" ? "polite" : "off"} className={styles.words}>
        <h1 className="display-2">{t(title)}</h1>
        <p className="lede">
          {outcome === "success" && data ? (
            <>
              <span className="accent">+{amount(data.addedCredits)}</span>
              <br />
              {t(text, { tokens: amount(data.credits) })}
            </>
          ) : (
            t(text)
          )}
        </p>
      </div>
      {outcome !== "verifying" && (
        <div className={styles.actions}>
          {outcome === "error" && (
            <Button size="lg" busy={isFetching} onClick={() => void refetch()}>
              {t("payment:retry")}
            </Button>
          )}
          {(outcome === "success" || outcome === "pending") && (
            <ButtonLink to="/dashboard" size="lg">
              {t("payment:start")}
            </ButtonLink>
          )}
          <ButtonLink to="/pricing" size="lg" variant="secondary">
            {t("payment:pricing")}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

export default function PaymentSuccessPage() {
  const { api } = useApp();
  const [params] = useSearchParams();
  const { data: me } = useQuery(meQuery(api));
  const sessionId = params.get(SESSION_PARAM);
  useRedirects(me, sessionId);
  return (
    <OpenShell current="pricing">
      <div className="wrap">{me && sessionId && <Verification key={sessionId} sessionId={sessionId} />}</div>
    </OpenShell>
  );
}
