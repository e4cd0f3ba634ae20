import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Passkey } from "#shared/own-passkeys.ts";
import { PASSKEY_NAME_MAX, renamePasskey } from "#shared/passkeys.ts";
import { failureText } from "../../../lib/api.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { passkeysQuery } from "../queries.ts";
import styles from "./account.module.css";

/** Changes the name of a passkey. */
export default function PasskeyName({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const save = useMutation({
    mutationFn: (name: string) => api(renamePasskey, { params: { id: passkey.id }, body: { name } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: passkeysQuery(api).queryKey });
      toast({ title: t("account:passkeys.renamed") });
    },
    onError: (error) => {
      // The form, which shows the error, was closed before the reply.
      if (!element.current)
        toast({ title: failureText(error, t("common:networkError")), variant: "destructive" });
    },
  });
  useEffect(() => {
    const input = element.current!.querySelector("input")!;
    // Safari does not focus a field whose text is selected.
    input.focus();
    input.select();
  }, []);
  return (
    <form
      ref={element}
      className={styles.edit}
      method="post"
      aria-busy={save.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        const name = String(new FormData(event.currentTarget).get("name"));
        // Not called once this form is closed: it may be open again when the reply comes.
        if (!save.isPending) save.mutate(name, { onSuccess: onClose });
      }}
    >
      <Field
        label={t("account:passkeys.name")}
        name="name"
        autoComplete="off"
        required
        maxLength={PASSKEY_NAME_MAX}
        defaultValue={passkey.name}
        onKeyDown={(event) => event.key === "Escape" && onClose()}
        error={save.error ? failureText(save.error, t("common:networkError")) : undefined}
      />
      <div className={styles.editActions}>
        <Button type="submit" size="sm" busy={save.isPending}>
          {t("account:save")}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t("common:cancel")}
        </Button>
      </div>
    </form>
  );
}
