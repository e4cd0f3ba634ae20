import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { EndpointInput } from "#shared/endpoint.ts";
import { changeAlerts, TOPICS, type Alerts } from "#shared/notifications.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useToast } from "../../ui/toasts.tsx";
import { addBrowser, PushRefused, removeBrowser } from "./browser-push.ts";
import { alertsQuery } from "./alerts-query.ts";

export type AlertsChange = EndpointInput<typeof changeAlerts>["body"];

const wantsPush = (wish: AlertsChange) => TOPICS.some((topic) => wish[topic]?.push === true);

/** What the user is notified of, and the function that changes it. Its messages are those of `alerts`. */
export function useAlerts() {
  const { api } = useApp();
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { queryKey } = alertsQuery(api);
  const query = useQuery(alertsQuery(api));
  const { mutate, isPending } = useMutation({
    mutationFn: async (change: AlertsChange) => {
      // The browser's own question follows the press.
      if (wantsPush(change)) await addBrowser(api, query.data!.push.publicKey);
      return api(changeAlerts, { body: change });
    },
    onSuccess: (alerts: Alerts) => {
      queryClient.setQueryData(queryKey, alerts);
      // It stays known to the server until the next message else.
      if (!wantsPush(alerts.settings)) void removeBrowser(api).catch(() => undefined);
    },
    onError: (error) =>
      toast({
        title: t(error instanceof PushRefused ? `alerts:${error.reason}` : "alerts:failed"),
        variant: "destructive",
      }),
  });
  return { query, change: mutate, busy: isPending };
}
