import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { ApiError } from "../../lib/api.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useErrorToast, useToast } from "../../ui/toasts.tsx";

interface Options {
  /** Page to go to after an action that removes what this one shows. That page fetches the data. */
  leaveTo?: string | undefined;
  /** The caller shows the failure itself. */
  silentFailure?: boolean;
}

/** Runs an admin's action, shows its result in a toast and fetches the area's data again. */
export function useAdminAction<Input>(
  run: (input: Input) => Promise<{ message: string }>,
  { leaveTo, silentFailure = false }: Options = {},
) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: run,
    onSuccess: ({ message }) => {
      toast({ title: t("admin:done"), text: message });
      void queryClient.invalidateQueries({ queryKey: ["admin"], refetchType: leaveTo ? "none" : "active" });
      if (leaveTo) void navigate(leaveTo, { replace: true });
    },
    onError: (error) => {
      // What the page shows is out of date.
      if (error instanceof ApiError && error.code === "conflict")
        void queryClient.invalidateQueries({ queryKey: ["admin"] });
      if (!silentFailure) showError(error);
    },
  });
}
