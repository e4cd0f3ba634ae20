import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
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
import { ApiError } from "../../lib/api.ts";
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

/** First keys of what a dream that is made, ended, deleted or restored changes. */
const CHANGED = ["me", "entries", "shares", "gallery-own"];

/** A mutation that returns a dream: puts it into its query, and refetches balance, lists and figures. */
function useDreamMutation<Input>(call: (input: Input) => Promise<{ dream: Dream }>) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await call(input)).dream,
    onSuccess: (dream) => {
      awaitVideo(dream);
      storeDream(queryClient, dreamQuery(api, dream.id), dream);
      for (const key of [...CHANGED, "library", "bin", "patterns"])
        void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
}

/** Session storage: the last submission that has not succeeded. */
const UNMADE_KEY = "unmadeDream";

/** `input`: the body as JSON. */
interface Submission {
  input: string;
  key: string;
}

/** The same as in the storage, which a browser may refuse. */
let unmade: Submission | null = null;

function readUnmade(): Submission | null {
  try {
    return unmade ?? (JSON.parse(sessionStorage.getItem(UNMADE_KEY) ?? "null") as Submission | null);
  } catch {
    return null;
  }
}

function storeUnmade(submission: Submission | null): void {
  unmade = submission;
  try {
    if (submission) sessionStorage.setItem(UNMADE_KEY, JSON.stringify(submission));
    else sessionStorage.removeItem(UNMADE_KEY);
  } catch {
    // Then a page that is loaded again does not know the key.
  }
}

/**
 * Sends a submission with an Idempotency-Key, which stays the same for the same body until it has succeeded: a second
 * press, also in a form or a page that was opened meanwhile, or a retry after a lost reply cannot make it twice.
 */
async function submitOnce<Body extends object, Reply>(
  body: Body,
  send: (headers: Record<string, string>) => Promise<Reply>,
): Promise<Reply> {
  const input = JSON.stringify(body);
  const last = readUnmade();
  const key = last?.input === input ? last.key : crypto.randomUUID();
  storeUnmade({ input, key });
  const forget = () => readUnmade()?.key === key && storeUnmade(null);
  try {
    const reply = await send({ "idempotency-key": key });
    forget();
    return reply;
  } catch (error) {
    // The key is of a dream that is in the bin by now.
    if (error instanceof ApiError && error.code === "conflict") forget();
    throw error;
  }
}

/** Submits a draft. `onMade` gets the text that was sent, also where the form is gone when the reply comes. */
export function useSubmitDream(onMade: (sent: string) => void) {
  const { api, locale } = useApp();
  return useDreamMutation(async (draft: Omit<DreamInput, "language">) => {
    const body = { ...draft, dreamText: draft.dreamText.trim(), language: locale };
    const reply = await submitOnce(body, (headers) => api(createDream, { body }, { headers }));
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
  return useDreamMutation(async (words: NoteWords) => {
    const body = { language: locale, ...words, dreamText: words.dreamText.trim() };
    const reply = await submitOnce(body, (headers) => api(createNote, { body }, { headers }));
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
      for (const key of CHANGED) void queryClient.invalidateQueries({ queryKey: [key] });
      // Removed and not refetched: until the new list came, the old one would show the deleted dream, without its image.
      queryClient.removeQueries({ queryKey: ["library"] });
      queryClient.removeQueries({ queryKey: ["bin"] });
      // Not refetched either: the page still shows the symbols of the deleted dream, which are not found any more.
      void queryClient.invalidateQueries({ queryKey: ["patterns"], refetchType: "none" });
    },
  });
}
