import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { failureText } from "../../../lib/api.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useToast } from "../../../ui/toasts.tsx";

/** Downloads all data of the user. `share`: received part from 0 to 1, null while no download runs. */
export function useExport() {
  const { t } = useTranslation();
  const toast = useToast();
  const [share, setShare] = useState(0);
  const aborter = useRef<AbortController>(null);
  useEffect(() => () => aborter.current?.abort(), []);

  const download = useMutation({
    mutationFn: async () => {
      aborter.current = new AbortController();
      setShare(0);
      const { signal } = aborter.current;
      const { fetchExport, save } = await import("./download-export.ts");
      save(await fetchExport(signal, setShare));
    },
    onSuccess: () => toast({ title: t("account:export.done") }),
    onError: (error) => {
      if (aborter.current?.signal.aborted) return;
      const text = failureText(error, t("account:export.failed"));
      toast({ title: t("common:error"), text, variant: "destructive" });
    },
  });
  return {
    share: download.isPending ? share : null,
    start: () => download.mutate(),
    stop: () => aborter.current?.abort(),
  };
}
