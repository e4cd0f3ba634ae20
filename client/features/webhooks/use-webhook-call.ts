import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureText, type Api } from "../../lib/api.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useToast } from "../../ui/toasts.tsx";
import { asksProof } from "../accounts/proof.tsx";
import { webhooksQuery } from "../sharing/queries.ts";

/** A call that changes the list of webhooks; `done` is the message that is shown after it, or takes its reply. */
export function useWebhookCall<T, Typed = void>(
  call: (api: Api, typed: Typed) => Promise<T>,
  done: string | ((reply: T) => void),
) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (typed: Typed) => call(api, typed),
    onSuccess: (reply) => {
      if (typeof done === "string") toast({ title: done });
      else done(reply);
    },
    onError: (error) => {
      // Its form asks.
      if (asksProof(error)) return;
      toast({ title: failureText(error, t("common:networkError")), variant: "destructive" });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: webhooksQuery(api).queryKey }),
  });
}
