import { EXPORT_BYTES_HEADER, EXPORT_PATH } from "#shared/accounts.ts";
import { toApiError } from "../../../lib/api.ts";

/** The expected size counts the media alone. */
const SHARE_MAX = 0.99;

/** Streams the export into a blob, which the browser may hold on disk. Throws `ApiError` for a refusal. */
export async function fetchExport(signal: AbortSignal, onShare: (share: number) => void): Promise<File> {
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

export function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
