import { useRtl } from "../../lib/context.tsx";

const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

/** Returns the function that protects the order of a sentence from a name of the other direction. */
export function useIsolatedName(): (name: string) => string {
  const rtl = useRtl();
  return (name) =>
    /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(name) === rtl
      ? name
      : FIRST_STRONG_ISOLATE + name + POP_ISOLATE;
}
