import { useQueryClient } from "@tanstack/react-query";
import type { Passkey } from "#shared/own-passkeys.ts";
import { PASSKEY_NAME_MAX, renamePasskey } from "#shared/passkeys.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { passkeysQuery } from "../queries.ts";
import { useSave, useSelectedField } from "./use-save.ts";
import styles from "./account.module.css";

/** Changes the name of a passkey. */
export default function PasskeyName({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { form, save, isPending, failure } = useSave({
    call: (name) => api(renamePasskey, { params: { id: passkey.id }, body: { name } }),
    onSaved: async () => {
      await queryClient.invalidateQueries({ queryKey: passkeysQuery(api).queryKey });
      toast({ title: t("account:passkeys.renamed") });
    },
    onClose,
  });
  useSelectedField(form);
  return (
    <form
      ref={form}
      className={styles.edit}
      method="post"
      aria-busy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        save(String(new FormData(event.currentTarget).get("name")));
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
        error={failure}
      />
      <div className={styles.editActions}>
        <Button type="submit" size="sm" busy={isPending}>
          {t("account:save")}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t("common:cancel")}
        </Button>
      </div>
    </form>
  );
}
