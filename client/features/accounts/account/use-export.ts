import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { EXPORT_BYTES_HEADER, EXPORT_PATH } from "#shared/accounts.ts";
import { failureText, toApiError } from "../../../lib/api.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useToast } from "../../../ui/toasts.tsx";

/** The expected size counts the media alone. */
const SHARE_MAX = 0.99;

/** Streams the export into a blob, which the browser may hold on disk. Throws `ApiError` for a refusal. */
async function fetchExport(signal: AbortSignal, onShare: (share: number) => void): Promise<File> {
  const response = await fetch(EXPORT_PATH, { signal });
  if (!response.ok) {
    const data: unknown = await response.json().catch(() => undefined);
    throw toApiError({ status: response.status, data });
  }
  const total = Number(response.headers.get(EXPORT_BYTES_HEADER));
  let received = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      onShare(Math.min(SHARE_MAX, Math.floor((received / Math.max(total, received)) * 100) / 100));
      controller.enqueue(chunk);
    },
  });
  const [, name = "dreams.zip"] =
    /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return new File([await new Response(response.body!.pipeThrough(counting)).blob()], name);
}

function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

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
      save(await fetchExport(aborter.current.signal, setShare));
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
