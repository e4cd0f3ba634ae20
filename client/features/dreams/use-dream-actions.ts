import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import {
  addPart,
  cancelDream,
  changeDream,
  createDream,
  createNote,
  deleteDream,
  restoreDream,
  retryDream,
  type AddedPart,
  type Dream,
  type DreamInput,
} from "#shared/dreams.ts";
import type { EndpointInput } from "#shared/endpoint.ts";
import { useApp } from "../../lib/context.tsx";
import { awaitVideo } from "./awaited-videos.ts";
import { dreamQuery } from "./queries.ts";

/** Stores a dream that a reply brought. A fetch that began before would replace it by an older state. */
function storeDream(
  queryClient: QueryClient,
  { queryKey }: ReturnType<typeof dreamQuery>,
  dream: Dream,
): void {
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, dream);
}

/** A mutation that returns a dream: puts it into its query, and refetches balance, library and bin. */
function useDreamMutation<Input>(call: (input: Input) => Promise<{ dream: Dream }>) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await call(input)).dream,
    onSuccess: (dream) => {
      awaitVideo(dream);
      storeDream(queryClient, dreamQuery(api, dream.id), dream);
      void queryClient.invalidateQueries({ queryKey: ["me"] });
      void queryClient.invalidateQueries({ queryKey: ["library"] });
      void queryClient.invalidateQueries({ queryKey: ["bin"] });
    },
  });
}

/**
 * Returns the headers of a submission. Until one has succeeded (`made`), the same input has the same Idempotency-Key, so
 * that a second press or a retry after a lost reply cannot make it twice.
 */
function useIdempotency() {
  const pending = useRef<{ input: string; key: string } | null>(null);
  return {
    headersFor(body: object): Record<string, string> {
      const input = JSON.stringify(body);
      if (pending.current?.input !== input) pending.current = { input, key: crypto.randomUUID() };
      return { "idempotency-key": pending.current.key };
    },
    made: () => (pending.current = null),
  };
}

/** Submits a draft. `onMade` gets the text that was sent, also where the form is gone when the reply comes. */
export function useSubmitDream(onMade: (sent: string) => void) {
  const { api, locale } = useApp();
  const { headersFor, made } = useIdempotency();
  return useDreamMutation(async (draft: Omit<DreamInput, "language">) => {
    const body = { ...draft, dreamText: draft.dreamText.trim(), language: locale };
    const reply = await api(createDream, { body }, { headers: headersFor(body) });
    made();
    onMade(draft.dreamText);
    return reply;
  });
}

/** Cancels the parts that have not begun. */
export function useCancelDream() {
  const { api } = useApp();
  return useDreamMutation((id: string) => api(cancelDream, { params: { id } }));
}

/** Submits the missing parts once more. */
export function useRetryDream() {
  const { api } = useApp();
  return useDreamMutation((id: string) => api(retryDream, { params: { id } }));
}

/** Adds an image or a video to a dream. */
export function useAddPart(id: string) {
  const { api } = useApp();
  return useDreamMutation((body: AddedPart) => api(addPart, { params: { id }, body }));
}

export type NoteWords = Partial<EndpointInput<typeof createNote>["body"]> & { dreamText: string };

/** Saves a note, by default in the page's language. `onSaved` is called also where the screen is gone by then. */
export function useSaveNote(onSaved: () => void) {
  const { api, locale } = useApp();
  const { headersFor, made } = useIdempotency();
  return useDreamMutation(async (words: NoteWords) => {
    const body = { language: locale, ...words, dreamText: words.dreamText.trim() };
    const reply = await api(createNote, { body }, { headers: headersFor(body) });
    made();
    onSaved();
    return reply;
  });
}

type DreamEdit = EndpointInput<typeof changeDream>["body"];
/** Those fields that the figures of the patterns are made of. */
const PATTERN_FIELDS = [
  "dreamText",
  "language",
  "night",
  "time",
  "mood",
] as const satisfies (keyof DreamEdit)[];
/** A function gets the dream with the edits that are still being sent: two quick presses add up. */
export type DreamUpdate = DreamEdit | ((dream: Dream) => DreamEdit);

/**
 * Changes fields of a dream: shown at once, and taken back where the change fails. Changes are sent one after another,
 * so that the last one wins on the server too. `onError` is called for every change that fails, also where another one
 * waits.
 */
export function useChangeDream(id: string, { onError }: { onError?: (error: Error) => void } = {}) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = dreamQuery(api, id);
  const { queryKey } = query;
  const mutationKey = ["change-dream", id];
  /** Whether no other change waits, to be called in a callback of one: that one is still counted. */
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: async ({ edit }: { edit: DreamEdit; before: Dream | null | undefined }) =>
      (await api(changeDream, { params: { id }, body: edit })).dream,
    onSuccess: (dream, { edit }) => {
      // While others wait, this reply lacks them: it would undo on the page what they have changed there already.
      if (isLast()) storeDream(queryClient, query, dream);
      void queryClient.invalidateQueries({ queryKey: ["library"] });
      if (PATTERN_FIELDS.some((field) => edit[field] !== undefined))
        void queryClient.invalidateQueries({ queryKey: ["patterns"] });
    },
    onError: (failure, { edit, before }) => {
      const names = Object.keys(edit) as (keyof DreamEdit)[];
      queryClient.setQueryData(
        queryKey,
        (now) =>
          now && before && { ...now, ...Object.fromEntries(names.map((name) => [name, before[name]])) },
      );
      // `before` may hold a change that failed too.
      if (isLast()) void queryClient.invalidateQueries({ queryKey });
      onError?.(failure);
    },
  });
  return {
    isPending,
    error,
    /** `onSuccess` is called only if no other change follows before the reply: TanStack keeps the handlers of the last. */
    change(update: DreamUpdate, handlers: { onSuccess?: () => void } = {}) {
      void queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      const edit = typeof update === "function" ? before && update(before) : update;
      if (!edit) return;
      queryClient.setQueryData(queryKey, (now) => now && { ...now, ...edit });
      mutate({ edit, before }, handlers);
    },
  };
}

/** Takes a dream out of the bin. */
export function useRestoreDream() {
  const { api } = useApp();
  return useDreamMutation((id: string) => api(restoreDream, { params: { id } }));
}

/** Puts a dream into the bin. The caller removes the dream's query once its page is left. */
export function useDeleteDream() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(deleteDream, { params: { id }, query: {} }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ["me"] });
      // Removed and not refetched: until the new list came, the old one would show the deleted dream, without its image.
      queryClient.removeQueries({ queryKey: ["library"] });
      queryClient.removeQueries({ queryKey: ["bin"] });
      // Not refetched either: the page still shows the symbols of the deleted dream, which are not found any more.
      void queryClient.invalidateQueries({ queryKey: ["patterns"], refetchType: "none" });
    },
  });
}
