import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router-dom";
import { playSandboxCheckout, type SandboxAction, type SandboxCheckout } from "#shared/sandbox.ts";
import { failureText } from "../../lib/api.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { formatMoney, formatNumber } from "../../lib/numbers.ts";
import { Shell } from "../site/shell.tsx";
import { useToast } from "../../ui/toasts.tsx";
import NotFoundPage from "../site/not-found-page.tsx";
import { useMe } from "../accounts/queries.ts";
import { refreshAfterPayment, sandboxQuery } from "./queries.ts";
import styles from "./sandbox-page.module.css";

/** After these a real checkout sends the user back. */
const RETURNING: readonly SandboxAction[] = ["succeed", "pay_later"];
const OPEN: readonly SandboxCheckout["state"][] = ["open", "declined"];

/** Simulates what happens to the payment. */
function useSimulation(id: string) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: async (action: SandboxAction) =>
      (await api(playSandboxCheckout, { params: { id }, body: { action } })).checkout,
    onSuccess: (checkout, action) => {
      queryClient.setQueryData(sandboxQuery(api, id).queryKey, checkout);
      refreshAfterPayment(queryClient);
      if (!RETURNING.includes(action)) return;
      const { pathname, search } = new URL(checkout.successUrl);
      void navigate(pathname + search);
    },
    onError: (error) => {
      // It may have changed in another tab.
      void queryClient.invalidateQueries({ queryKey: sandboxQuery(api, id).queryKey });
      toast({
        title: t("common:error"),
        text: failureText(error, t("orders:failed")),
        variant: "destructive",
      });
    },
  });
}

function Summary({ checkout }: { checkout: SandboxCheckout }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const { kind, item, tokens: count, amount, currency, refundedAmount } = checkout;
  const values = { count, amount: formatNumber(count, locale), plan: t(`orders:plan.${item}`) };
  return (
    <div className={styles.summary}>
      <h1 className="title-1">
        {t(kind === "package" ? "orders:packageTitle" : "orders:planTitle", values)}
      </h1>
      <p className="display-2 num">
        <bdi>{formatMoney(amount, currency, locale)}</bdi>
      </p>
      {refundedAmount > 0 && (
        <p className="small muted">
          {t("orders:refunded", { amount: formatMoney(refundedAmount, currency, locale) })}
        </p>
      )}
    </div>
  );
}

function Actions({ checkout }: { checkout: SandboxCheckout }) {
  const { t } = useTranslation();
  const simulation = useSimulation(checkout.id);
  const { pathname, search } = new URL(checkout.successUrl);
  const open = OPEN.includes(checkout.state);
  return (
    <div className={styles.buttons}>
      {!open && (
        <ButtonLink to={pathname + search} size="lg">
          {t("orders:continue")}
        </ButtonLink>
      )}
      {checkout.actions.map((action) => (
        <Button
          key={action}
          size="lg"
          variant={action === "succeed" ? "primary" : "secondary"}
          busy={simulation.isPending && simulation.variables === action}
          onClick={() => simulation.isPending || simulation.mutate(action)}
        >
          {t(`orders:action.${action}`)}
        </Button>
      ))}
      {open && (
        <ButtonLink to="/pricing" size="lg" variant="ghost">
          {t("orders:back")}
        </ButtonLink>
      )}
    </div>
  );
}

/** The checkout when no payment provider is used: buttons do what a provider and a bank would. */
export default function SandboxPage() {
  const { t } = useTranslation();
  const { api } = useApp();
  const { id } = useParams();
  const me = useMe();
  const { data: checkout } = useQuery(sandboxQuery(api, id!));
  if (checkout === null) return <NotFoundPage />;
  return (
    <Shell current="pricing">
      <div className={`wrap ${styles.sandbox}`}>
        <header className={styles.head}>
          <Badge tone="warn">{t("orders:badge")}</Badge>
          <p className="small muted">{t("orders:notice")}</p>
        </header>
        {checkout && (
          <>
            <Summary checkout={checkout} />
            <p role="status" className="lede">
              {t(`orders:state.${checkout.state}`)}
            </p>
            <Actions checkout={checkout} />
          </>
        )}
        {me && (
          <p className="caption quiet">
            <bdi>{t("orders:buyer", { email: me.user.email })}</bdi>
          </p>
        )}
      </div>
    </Shell>
  );
}
