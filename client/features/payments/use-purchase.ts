import { useMutation } from "@tanstack/react-query";
import type { Me } from "#shared/accounts.ts";
import { createCheckout, createPayment } from "#shared/payments.ts";
import type { SiteConfig } from "#shared/site.ts";
import { ApiError } from "../../lib/api.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useToast } from "../../ui/toasts.tsx";

export interface Purchase {
  kind: "package" | "plan";
  id: string;
}

/** Opens an empty tab; only while a click is handled does the browser allow it. Returns null where it is blocked. */
function openTab(title: string): Window | null {
  const tab = window.open("about:blank", "_blank");
  if (!tab) return null;
  tab.document.title = title;
  // The checkout must not control this page.
  tab.opener = null;
  return tab;
}

const keyOf = ({ kind, id }: Purchase) => `${kind}-${id}`;
const addressOf = (purchase: Purchase) => `/pricing?buy=${keyOf(purchase)}`;

/** `chosen`: of a user who comes back from the sign-in, the key of the purchase. */
export function usePurchase(
  me: Me | null,
  payments: SiteConfig["payments"] | undefined,
  chosen: string | null,
) {
  const { t } = useTranslation();
  const { api } = useApp();
  const toast = useToast();

  // The server sends a visitor to the sign-in, and back here after it.
  const askToSignIn = (purchase: Purchase) => location.assign(addressOf(purchase));
  const announceComingSoon = () =>
    toast({ title: t("pricing:comingSoon"), text: t("pricing:comingSoonText") });

  const checkout = useMutation({
    mutationFn: async ({ kind, id }: Purchase & { tab: Window | null }) =>
      kind === "package"
        ? await api(createPayment, { body: { packageId: id } })
        : await api(createCheckout, { body: { planId: id } }),
    onSuccess: ({ url }, { tab }) => {
      toast({ title: t("pricing:opening") });
      if (tab) tab.location.replace(url);
      else location.assign(url);
    },
    onError: (error, { tab, ...purchase }) => {
      tab?.close();
      const code = error instanceof ApiError ? error.code : null;
      if (code === "unauthenticated") askToSignIn(purchase);
      else if (code === "payments_off") announceComingSoon();
      else toast({ title: t("common:error"), text: t("pricing:checkoutFailed"), variant: "destructive" });
    },
  });

  return {
    /** Where a visitor buys: a link, which works without script. */
    signInFirst: me ? null : addressOf,
    isChosen: (purchase: Purchase) => keyOf(purchase) === chosen,
    buy(purchase: Purchase): void {
      if (!me) askToSignIn(purchase);
      else if (payments === "off") announceComingSoon();
      else checkout.mutate({ ...purchase, tab: openTab(t("pricing:opening")) });
    },
    isBuying: ({ kind, id }: Purchase) =>
      checkout.isPending && checkout.variables.kind === kind && checkout.variables.id === id,
  };
}

export type Purchases = ReturnType<typeof usePurchase>;
