import { useEffect, useRef, type ComponentProps } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import type { Purchase, Purchases } from "./use-purchase.ts";

interface BuyButtonProps extends Pick<ComponentProps<typeof Button>, "variant" | "block"> {
  purchase: Purchase;
  purchases: Purchases;
  /** What the press does, and the name of what is bought, for screen readers. */
  action: string;
  name: string;
}

/**
 * Opens the checkout. A visitor is led to the sign-in, by a link, which works without script; after it this button is
 * in view and has the focus, so that one press buys.
 */
export function BuyButton({ purchase, purchases, action, name, ...look }: BuyButtonProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const chosen = purchases.isChosen(purchase);
  useEffect(() => {
    if (!chosen) return;
    // After the router's own scrolling and focus.
    const frame = requestAnimationFrame(() => {
      button.current?.scrollIntoView({ block: "center" });
      button.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [chosen]);

  const busy = purchases.isBuying(purchase);
  const text = (
    <>
      {busy ? t("pricing:processing") : action}
      <span className="sr-only">: {name}</span>
    </>
  );
  if (purchases.signInFirst) {
    return (
      <ButtonLink {...look} reloadDocument rel="nofollow" to={purchases.signInFirst(purchase)}>
        {text}
      </ButtonLink>
    );
  }
  return (
    <Button {...look} ref={button} busy={busy} onClick={() => purchases.buy(purchase)}>
      {text}
    </Button>
  );
}
