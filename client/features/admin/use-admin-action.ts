import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useToast } from "../../ui/toasts.tsx";
import { failureText } from "../../lib/api.ts";

/**
 * Runs one deed of an operator: tells how it went, and reads the area's data anew; where the deed ends what
 * the page shows (`leaves`), the next page reads it.
 */
export function useAdminAction<Input>(
  act: (input: Input) => Promise<{ message: string }>,
  leaves: (input: Input) => boolean = () => false,
) {
  const { t } = useTranslation();
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: ({ message }, input) => {
      toast({ title: t("admin:done"), text: message });
      const refetchType = leaves(input) ? "none" : "active";
      void queryClient.invalidateQueries({ queryKey: ["admin"], refetchType });
    },
    onError: (error) =>
      toast({
        title: t("common:error"),
        text: failureText(error, t("common:networkError")),
        variant: "destructive",
      }),
  });
}
