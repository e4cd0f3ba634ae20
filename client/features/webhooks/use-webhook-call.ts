import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureText, type Api } from "../../lib/api.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useToast } from "../../ui/toasts.tsx";
import { webhooksQuery } from "../sharing/queries.ts";

/** A call that changes the list of webhooks; `done` is the message that is shown after it. */
export function useWebhookCall(call: (api: Api) => Promise<unknown>, done: string) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => call(api),
    onSuccess: () => toast({ title: done }),
    onError: (error) =>
      toast({ title: failureText(error, t("common:networkError")), variant: "destructive" }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: webhooksQuery(api).queryKey }),
  });
}
