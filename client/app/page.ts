import type { PageHandle } from "./page-handle.ts";
import type { Load } from "./page-loaders.ts";

export interface Page {
  path: string;
  handle: PageHandle;
  load: Load;
}

/**
 * `file`: the page's source file below features/, without `-page.tsx`. The title is that of the first namespace where the
 * handle names no other.
 */
export const page = (
  path: string,
  file: string,
  handle: Omit<PageHandle, "chunk" | "title"> & { title?: string },
  load: Load,
): Page => ({
  path,
  handle: { title: `${handle.namespaces[0]}:title`, ...handle, chunk: `features/${file}-page.tsx` },
  load,
});
