import { useMutation } from "@tanstack/react-query";
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
import type { Toast } from "../../../ui/toasts.tsx";
import styles from "./unlock-dialog.module.css";

type Package = SiteConfig["packages"][number];

interface CreditsPanelProps {
  packages: readonly Package[];
  chosen: Package;
  onChoose: (id: string) => void;
}

/** The packages of the trial, one of them chosen. */
export function CreditsPanel({ packages, chosen, onChoose }: CreditsPanelProps) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const cost = dreamCost("full", "480p");
  const largest = Math.max(...packages.map(({ tokens }) => tokens));
  return (
    <div className={styles.form}>
      <p className="muted">{t("trial:tokens.text", { count: cost })}</p>
      <div className={styles.packs} role="radiogroup" aria-label={t("trial:tokens.packs")}>
        {packages.map((item) => (
          <label key={item.id}>
            <input
              type="radio"
              name="pack"
              value={item.id}
              checked={item.id === chosen.id}
              onChange={() => onChoose(item.id)}
            />
            <Phase value={item.tokens / largest} className={styles.packMoon} />
            <span className={styles.packName}>
              <b>{t("common:tokens", { count: item.tokens, amount: formatNumber(item.tokens, locale) })}</b>
              {item.popular && <Badge tone="solid">{t("trial:tokens.popular")}</Badge>}
              <span className="caption quiet">
                {t("trial:tokens.dreams", { count: Math.floor(item.tokens / cost) })}
              </span>
            </span>
            <bdi className={styles.price}>{formatMoney(item.amount, item.currency, locale)}</bdi>
          </label>
        ))}
      </div>
      <p className="caption quiet">{t("trial:tokens.note")}</p>
    </div>
  );
}

interface PayBarProps {
  chosen: Package;
  /** The trial is about to end. */
  completing: boolean;
  /** Payments are configured. */
  selling: boolean;
  /** Of the signed-in user; undefined for visitors. */
  credits: number | undefined;
  onAccountNeeded: (notice: Toast) => void;
  /** Called for a purchase without payments configured. */
  onSoon: () => void;
  onPaid: (notice: Toast) => void;
  onFailed: (notice: Toast) => void;
  onSkip: () => void;
}

/** The purchase, or the way on without one. */
export function PayBar(props: PayBarProps) {
  const { chosen, completing, selling, credits, onAccountNeeded, onSoon, onPaid, onFailed, onSkip } = props;
  const { t } = useTranslation();
  const { api, locale } = useApp();
  // `tab` was opened while the click was handled, or the browser would block it; it gets the URL of the checkout.
  const pay = useMutation({
    mutationFn: async ({ tab }: { tab: Window | null }) => {
      const { url } = await api(createPayment, { body: { packageId: chosen.id } });
      if (tab) tab.location.href = url;
      else location.assign(url);
    },
    onSuccess: () => onPaid({ title: t("trial:tokens.opening") }),
    onError: (_error, { tab }) => {
      tab?.close();
      onFailed({ title: t("common:error"), text: t("trial:tokens.failed"), variant: "destructive" });
    },
  });

  function buy(): void {
    if (credits === undefined) {
      return onAccountNeeded({ title: t("trial:tokens.login"), text: t("trial:tokens.loginText") });
    }
    if (!selling) return onSoon();
    pay.mutate({ tab: window.open("", "_blank") });
  }

  const enough = credits !== undefined && credits >= dreamCost("full", "480p");
  return (
    <div className={styles.pay}>
      {enough && (
        <Button size="lg" block onClick={onSkip}>
          {t("trial:tokens.have")}
        </Button>
      )}
      <Button
        size="lg"
        block
        variant={enough ? "secondary" : "primary"}
        busy={pay.isPending || completing}
        onClick={buy}
      >
        {pay.isPending
          ? t("trial:tokens.busy")
          : t("trial:tokens.pay", { price: formatMoney(chosen.amount, chosen.currency, locale) })}
      </Button>
      {credits !== undefined && !enough && (
        <p className={`caption quiet ${styles.toggle}`}>
          <TextButton onClick={onSkip}>{t("trial:tokens.skip")}</TextButton>
        </p>
      )}
    </div>
  );
}
