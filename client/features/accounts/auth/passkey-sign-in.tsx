import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { MINUTE_MS } from "#shared/durations.ts";
import type { Redirect } from "#shared/auth-paths.ts";
import { beginPasskeySignIn, signInWithPasskey } from "#shared/passkeys.ts";
import { ApiError, failureText } from "../../../lib/api.ts";
import { useApp } from "../../../lib/context.tsx";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/field.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { answerWithPasskey, cancelPasskey, wasCancelled } from "../passkey-browser.ts";
import { useEntered } from "./use-entered.ts";
import styles from "./auth-page.module.css";

/** The challenge of the field is renewed before it expires. */
const OFFER_MS = 4 * MINUTE_MS;

/** The field where browsers offer passkeys. */
const FIELD = "input[autocomplete$=webauthn]";

/** Calls `offer` when the field gets the focus, in browsers that offer passkeys there, and again on a later focus once the call has ended. */
function useOffer(offer: () => Promise<unknown>): void {
  const latest = useRef(offer);
  useEffect(() => {
    latest.current = offer;
  });
  useEffect(() => {
    let offering = false;
    const begin = async () => {
      if (offering || !(await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.())) return;
      offering = true;
      const timer = setTimeout(() => void cancelPasskey(), OFFER_MS);
      await latest.current().catch(() => undefined);
      clearTimeout(timer);
      offering = false;
    };
    const onFocus = () => {
      if (document.activeElement?.matches(FIELD)) void begin();
    };
    // The field may have got the focus before hydration.
    onFocus();
    document.addEventListener("focusin", onFocus);
    return () => {
      document.removeEventListener("focusin", onFocus);
      if (offering) void cancelPasskey();
    };
  }, []);
}

/** Signs in with a passkey: by a button, and at the email field where the browser offers it there. */
export function PasskeySignIn({ redirect }: { redirect: Redirect | null }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const toast = useToast();
  const entered = useEntered(redirect);
  const hydrated = useHydrated();
  const signIn = useMutation({
    mutationFn: async (autofill: boolean) => {
      const { options } = await api(beginPasskeySignIn);
      const answer = await answerWithPasskey(options, autofill);
      return (await api(signInWithPasskey, { body: { answer } })).next;
    },
    onSuccess: async (next) => {
      toast({ title: t("auth:welcomeBack"), text: t("auth:welcomeBackText") });
      await entered("sign-in", next);
    },
  });
  useOffer(() => signIn.mutateAsync(true));
  if (hydrated && !globalThis.PublicKeyCredential) return null;
  const { error } = signIn;
  const shown = error && !wasCancelled(error) && !(signIn.variables && !(error instanceof ApiError));
  const text =
    error instanceof ApiError && error.code !== "invalid_credentials"
      ? failureText(error, t("common:networkError"))
      : t("auth:passkey.failed");
  return (
    <div className={styles.passkey}>
      {shown && <FormError>{text}</FormError>}
      <Button
        variant="secondary"
        size="lg"
        block
        busy={signIn.isPending && !signIn.variables}
        onClick={() => signIn.mutate(false)}
      >
        {t("auth:passkey.signIn")}
      </Button>
    </div>
  );
}
