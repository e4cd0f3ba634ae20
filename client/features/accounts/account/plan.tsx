import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Me } from "#shared/accounts.ts";
import { setRenewal } from "#shared/payments.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { useErrorToast, useToast } from "../../../ui/toasts.tsx";
import { useDates } from "../../dreams/dates.ts";
import { meQuery } from "../queries.ts";
import { Row } from "./section.tsx";
import styles from "./account.module.css";

const PLANS = ["basic", "pro", "premium"] as const;

/** Last part of a plan's `tokens:plan` key. */
export function planKey(planId: string): (typeof PLANS)[number] | "other" {
  return PLANS.find((plan) => plan === planId) ?? "other";
}

function useRenewal() {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: (renew: boolean) => api(setRenewal, { body: { renew } }),
    onSuccess: ({ subscription }) => {
      const { queryKey } = meQuery(api);
      queryClient.setQueryData(queryKey, (me) => me && { ...me, subscription });
      toast({ title: t(subscription.renews ? "account:plan.renewalOn" : "account:plan.renewalOff") });
    },
    onError: (error) => showError(error),
  });
}

function PlanRow({ link, children }: { link: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Row
      label={t("account:sections.plan")}
      action={
        <ButtonLink to="/pricing" variant="ghost" size="sm" className={styles.quiet}>
          {link}
        </ButtonLink>
      }
    >
      {children}
    </Row>
  );
}

function CurrentPlan({ subscription }: { subscription: NonNullable<Me["subscription"]> }) {
  const { t } = useTranslation();
  const date = useDates();
  const renewal = useRenewal();
  const { status, renews, periodEnd } = subscription;
  const end = date(periodEnd, "date");
  return (
    <>
      <PlanRow link={t("account:plan.change")}>
        {t(`tokens:plan.${planKey(subscription.planId)}`)}
        <span className={`caption quiet ${styles.below}`} suppressHydrationWarning>
          {status === "past_due"
            ? t("account:plan.pastDue")
            : t(renews && status === "active" ? "tokens:balance.renews" : "tokens:balance.ends", {
                date: end,
              })}
        </span>
      </PlanRow>
      {status !== "ended" && (
        <div className={styles.line}>
          <Switch
            label={t("account:plan.renew")}
            hint={
              <span suppressHydrationWarning>
                {t(renews ? "account:plan.renewHint" : "account:plan.endHint", { date: end })}
              </span>
            }
            checked={renewal.isPending ? renewal.variables : renews}
            busy={renewal.isPending}
            onChange={(renew) => renewal.mutate(renew)}
          />
        </div>
      )}
    </>
  );
}

export function Plan({ subscription }: { subscription: Me["subscription"] }) {
  const { t } = useTranslation();
  if (subscription) return <CurrentPlan subscription={subscription} />;
  return (
    <PlanRow link={t("account:plan.choose")}>
      <span className="muted">{t("account:plan.none")}</span>
    </PlanRow>
  );
}
