import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { pathAfterAuth, type Redirect } from "#shared/auth-paths.ts";
import { useApp } from "../../../lib/context.tsx";
import { notifyTabs } from "../../../lib/tabs.ts";
import { PENDING_PAYMENT_KEY } from "../../payments/queries.ts";
import { meQuery } from "../queries.ts";

/** A payment that was made without a session is verified first. */
function takeDestination(mode: "sign-in" | "sign-up", redirect: Redirect | null, next?: string): string {
  const payment = sessionStorage.getItem(PENDING_PAYMENT_KEY);
  if (!payment) return pathAfterAuth(mode, redirect, next);
  sessionStorage.removeItem(PENDING_PAYMENT_KEY);
  return `/payment-success?session_id=${encodeURIComponent(payment)}`;
}

/** Returns the function that leads on after a session began; `next` is what the server replied. */
export function useEntered(
  redirect: Redirect | null,
): (mode: "sign-in" | "sign-up", next: string | undefined) => Promise<void> {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (mode, next) => {
    queryClient.clear();
    await navigate(takeDestination(mode, redirect, next), { replace: true });
    // Other tabs still show a visitor, or the user before.
    const me = await queryClient.ensureQueryData(meQuery(api)).catch(() => null);
    if (me) notifyTabs({ kind: "session", user: me.user.id });
  };
}
