import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Dream } from "#shared/dreams.ts";
import { useApp } from "../../../lib/context.tsx";
import { dreamQuery } from "../queries.ts";
import { storeUnsavedRemark, unsavedRemark } from "./unsaved-remark.ts";
import type { RemarkSaver, ShownRemark } from "./remark-saver.ts";

/**
 * The note to a dream while it is edited. What the server does not have yet is also stored in the browser. What saves it
 * is loaded after the page.
 */
export function useRemark(dream: Dream, userId: string) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { id } = dream;
  const [shown, show] = useState<ShownRemark>({
    text: dream.remark,
    state: "saved",
    savedAt: dream.remarkSavedAt,
    savedNow: false,
    failure: null,
  });
  const saver = useRef<RemarkSaver>(null);
  /** Written before the saver was there, after what an earlier visit left unsaved. */
  const early = useRef<string>(null);
  const leftBefore = useRef("");

  const begin = useEffectEvent(async (isLeft: () => boolean) => {
    const { createRemarkSaver } = await import("./remark-saver.ts");
    if (isLeft()) return undefined;
    const onSaved = ({ remark, remarkSavedAt }: Dream) =>
      queryClient.setQueryData(
        dreamQuery(api, id).queryKey,
        (now) => now && { ...now, remark, remarkSavedAt },
      );
    const began = createRemarkSaver({
      api,
      userId,
      id,
      show,
      onSaved,
      shown: { ...shown, text: dream.remark },
    });
    saver.current = began;
    if (early.current !== null) began.write(early.current);
    return began.start();
  });
  useEffect(() => {
    let left = false;
    const stopping = begin(() => left);
    // Without it nothing is saved now; what is written stays in the browser.
    stopping.catch(() => undefined);
    return () => {
      left = true;
      void stopping.then(
        (stop) => stop?.(),
        () => undefined,
      );
    };
  }, []);
  useEffect(
    () => saver.current?.adopt(dream.remark, dream.remarkSavedAt),
    [dream.remark, dream.remarkSavedAt],
  );

  function write(text: string): void {
    if (saver.current) return saver.current.write(text);
    if (early.current === null) {
      const unsaved = unsavedRemark(userId, id, { text: dream.remark, savedAt: dream.remarkSavedAt });
      if (unsaved !== null && unsaved !== dream.remark) leftBefore.current = `${unsaved}\n\n`;
    }
    early.current = leftBefore.current + text;
    show((now) => ({ ...now, text, state: "unsaved" }));
    storeUnsavedRemark(userId, id, early.current);
  }

  return { ...shown, write, save: () => saver.current?.save() };
}
