import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changeName } from "#shared/accounts.ts";
import { findIssues, ISSUE_VALUES } from "#shared/auth-checks.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { meQuery } from "../queries.ts";
import { useSave, useSelectedField } from "./use-save.ts";
import styles from "./account.module.css";

/** Changes the name. */
export default function NameForm({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [issue, setIssue] = useState<string>();
  const { form, save, isPending, failure } = useSave({
    call: (typed) => api(changeName, { body: { name: typed } }),
    onSaved: ({ user }) => {
      queryClient.setQueryData(meQuery(api).queryKey, (me) => me && { ...me, user });
      toast({ title: t("account:you.saved") });
    },
    onClose,
  });
  useSelectedField(form);
  return (
    <form
      ref={form}
      className={styles.edit}
      method="post"
      noValidate
      aria-busy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        const values = new FormData(event.currentTarget);
        const found = findIssues(["name"], values).name;
        setIssue(found && t(`auth:${found}`, ISSUE_VALUES));
        if (found) form.current!.querySelector("input")!.focus();
        else save(String(values.get("name")));
      }}
    >
      <Field
        label={t("auth:name")}
        name="name"
        autoComplete="name"
        required
        defaultValue={name}
        onKeyDown={(event) => event.key === "Escape" && onClose()}
        error={issue ?? failure}
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
