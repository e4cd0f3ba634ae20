import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { createPayment } from "#shared/payments.ts";
import { dreamCost } from "#shared/prices.ts";
import type { SiteConfig } from "#shared/site.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatMoney, formatNumber } from "../../../lib/numbers.ts";
import { Phase } from "../../../ui/phase.tsx";
import { TextButton } from "../../../ui/text-link.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import styles from "./unlock-dialog.module.css";

interface CreditsPanelProps {
  packages: SiteConfig["packages"];
  /** The trial is about to end. */
  completing: boolean;
  /** Payments are configured. */
  selling: boolean;
  signedIn: boolean;
  onAccountNeeded: () => void;
  /** Called for a purchase without payments configured. */
  onSoon: () => void;
  onPaid: () => void;
  onSkip: () => void;
}

/** `tab` was opened while the click was handled, or the browser would block it; it gets the URL of the checkout. */
function usePay(onPaid: () => void) {
  const { t } = useTranslation();
  const { api } = useApp();
  const toast = useToast();
  return useMutation({
    mutationFn: async ({ packageId, tab }: { packageId: string; tab: Window | null }) => {
      const { url } = await api(createPayment, { body: { packageId } });
      if (tab) tab.location.href = url;
      else location.assign(url);
    },
    onSuccess: () => {
      toast({ title: t("trial:tokens.opening") });
      onPaid();
    },
    onError: (_error, { tab }) => {
      tab?.close();
      toast({ title: t("common:error"), text: t("trial:tokens.failed"), variant: "destructive" });
    },
  });
}

export function CreditsPanel(props: CreditsPanelProps) {
  const { packages, completing, selling, signedIn, onAccountNeeded, onSoon, onPaid, onSkip } = props;
  const { t } = useTranslation();
  const { locale } = useApp();
  const toast = useToast();
  const pay = usePay(onPaid);
  const [picked, setPicked] = useState<string | null>(null);
  const chosen =
    packages.find(({ id }) => id === picked) ?? packages.find(({ popular }) => popular) ?? packages[0];
  const largest = Math.max(...packages.map(({ tokens }) => tokens));
  if (!chosen) return null;

  function buy(packageId: string): void {
    if (!signedIn) {
      toast({ title: t("trial:tokens.login"), text: t("trial:tokens.loginText"), variant: "destructive" });
      return onAccountNeeded();
    }
    if (!selling) return onSoon();
    pay.mutate({ packageId, tab: window.open("", "_blank") });
  }

  return (
    <div className={styles.form}>
      <p className="muted">{t("trial:tokens.text", { count: dreamCost("full", "480p") })}</p>
      <div className={styles.packs} role="radiogroup" aria-label={t("trial:tokens.packs")}>
        {packages.map((item) => (
          <label key={item.id}>
            <input
              type="radio"
              name="pack"
              value={item.id}
              checked={item.id === chosen.id}
              onChange={() => setPicked(item.id)}
            />
            <Phase value={item.tokens / largest} className={styles.packMoon} />
            <span className={styles.packName}>
              <b>{t("common:tokens", { count: item.tokens, amount: formatNumber(item.tokens, locale) })}</b>
              {item.popular && <Badge tone="solid">{t("trial:tokens.popular")}</Badge>}
              <span className="caption quiet">
                {t("trial:tokens.dreams", { count: Math.floor(item.tokens / dreamCost("full", "480p")) })}
              </span>
            </span>
            <bdi className={styles.price}>{formatMoney(item.amount, item.currency, locale)}</bdi>
          </label>
        ))}
      </div>
      <Button size="lg" block busy={pay.isPending || completing} onClick={() => buy(chosen.id)}>
        {pay.isPending
          ? t("trial:tokens.busy")
          : t("trial:tokens.pay", { price: formatMoney(chosen.amount, chosen.currency, locale) })}
      </Button>
      <p className={`caption quiet ${styles.toggle}`}>
        {t("trial:tokens.note")}{" "}
        {signedIn && <TextButton onClick={onSkip}>{t("trial:tokens.skip")}</TextButton>}
      </p>
    </div>
  );
}
