import { basename } from "node:path";
import type { Plugin } from "vite";

/**
 * Returns the class name in a build: an abbreviation of the file name and the local name, as hashes compress badly. It
 * is the same in the client and the server build; a test refuses duplicates.
 */
export function builtClassName(local: string, file: string): string {
  const name = basename(file, ".module.css");
  const words = name.split("-");
  const tag = words.length > 1 ? words.map(([letter]) => letter).join("") : name.slice(0, 2);
  return tag + local.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Readable while developing, short in a build. */
export function scopedName(command: "build" | "serve", local: string, path: string): string {
  const file = path.replace(/\?.*/, "");
  return command === "serve" ? `${basename(file, ".module.css")}_${local}` : builtClassName(local, file);
}

/** Imports class names as constants, which the bundler inlines, instead of one object per module. */
export function classConstants(): Plugin[] {
  return [
    {
      name: "class-constants",
      apply: "build",
      enforce: "pre",
      transform: {
        filter: { id: /\.tsx$/, code: /\.module\.css"/ },
        handler: (code) => ({
          code: code.replaceAll(/^import (\w+) from (".+\.module\.css")/gm, "import * as $1 from $2"),
          map: null,
        }),
      },
    },
    {
      // A module whose constants are all inlined must still add its rules.
      name: "rules-of-class-constants",
      apply: "build",
      enforce: "post",
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
      },
    },
  ];
}
