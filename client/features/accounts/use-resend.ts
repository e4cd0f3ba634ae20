import { useMutation } from "@tanstack/react-query";
import { resendVerification } from "#shared/accounts.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useToast } from "../../ui/toasts.tsx";
import { failureText } from "../../lib/api.ts";

/** Sends the confirmation mail again and says how it went. */
export function useResend() {
  const { t } = useTranslation();
  const { api } = useApp();
  const toast = useToast();
  return useMutation({
    mutationFn: () => api(resendVerification),
    onSuccess: () => toast({ title: t("common:verify.sent"), text: t("common:verify.sentText") }),
    onError: (error) =>
      toast({
        title: t("common:error"),
        text: failureText(error, t("common:networkError")),
        variant: "destructive",
      }),
  });
}
