import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, type RefObject } from "react";
import { failureText } from "../../../lib/api.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useToast } from "../../../ui/toasts.tsx";
import { useRefusedField } from "../use-refused-field.ts";

interface SaveOptions<Reply> {
  call: (input: string) => Promise<Reply>;
  onSaved: (reply: Reply) => void | Promise<void>;
  onClose: () => void;
}

/**
 * Saves what a form of the account page changes in place, and closes it. A form that was closed before the reply may be
 * open again: it is not closed by that reply, and a failure is shown as a toast.
 */
export function useSave<Reply>({ call, onSaved, onClose }: SaveOptions<Reply>) {
  const { t } = useTranslation();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const textOf = (error: Error) => failureText(error, t("common:networkError"));
  const { mutate, isPending, error } = useMutation({
    mutationFn: call,
    onSuccess: onSaved,
    onError: (failure) => {
      if (!form.current) toast({ title: textOf(failure), variant: "destructive" });
    },
  });
  useRefusedField(form, error);
  return {
    form,
    isPending,
    failure: error ? textOf(error) : undefined,
    save(input: string): void {
      // TanStack calls this `onSuccess` only while the form is mounted.
      if (!isPending) mutate(input, { onSuccess: onClose });
    },
  };
}

/** Selects the text of a form's field when the form is shown. */
export function useSelectedField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const input = form.current!.querySelector("input")!;
    // Safari does not focus a field whose text is selected.
    input.focus();
    input.select();
  }, [form]);
}
