import { useMutation } from "@tanstack/react-query";
import { resendVerification } from "#shared/accounts.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useErrorToast, useToast } from "../../ui/toasts.tsx";

/** Sends the confirmation mail again and shows the result in a toast. */
export function useResend() {
  const { t } = useTranslation();
  const { api } = useApp();
  const toast = useToast();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: () => api(resendVerification),
    onSuccess: () => toast({ title: t("common:verify.sent"), text: t("common:verify.sentText") }),
    onError: (error) => showError(error),
  });
}
