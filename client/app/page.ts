import type { PageHandle } from "./page-handle.ts";
import type { Load } from "./page-loaders.ts";

export interface Page {
  path: string;
  handle: PageHandle;
  load: Load;
}

/** `file`: the page's source file below features/, without `-page.tsx`. */
export const page = (path: string, file: string, handle: Omit<PageHandle, "chunk">, load: Load): Page => ({
  path,
  handle: { ...handle, chunk: `features/${file}-page.tsx` },
  load,
});
