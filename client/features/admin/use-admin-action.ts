import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useToast } from "../../ui/toasts.tsx";
import { failureText } from "../accounts/failure-text.ts";

/** Runs one deed of an operator: tells how it went, and reads the area's data anew. */
export function useAdminAction<Input>(act: (input: Input) => Promise<{ message: string }>) {
  const { t } = useTranslation();
  const toast = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: ({ message }) => {
      toast({ title: t("admin:done"), text: message });
      void queryClient.invalidateQueries({ queryKey: ["admin"] });
    },
    onError: (error) =>
      toast({
        title: t("common:error"),
        text: failureText(error, t("common:networkError")),
        variant: "destructive",
      }),
  });
}
