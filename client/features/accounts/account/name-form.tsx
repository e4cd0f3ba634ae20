import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { changeName } from "#shared/accounts.ts";
import { findIssues, ISSUE_VALUES } from "#shared/auth-checks.ts";
import { failureText } from "../../../lib/api.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { meQuery } from "../queries.ts";
import styles from "./account.module.css";

/** Changes the name. */
export default function NameForm({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const [issue, setIssue] = useState<string>();
  const save = useMutation({
    mutationFn: (typed: string) => api(changeName, { body: { name: typed } }),
    onSuccess: ({ user }) => {
      queryClient.setQueryData(meQuery(api).queryKey, (me) => me && { ...me, user });
      toast({ title: t("account:you.saved") });
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
      noValidate
      aria-busy={save.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        const values = new FormData(event.currentTarget);
        const found = findIssues(["name"], values).name;
        setIssue(found && t(`auth:${found}`, ISSUE_VALUES));
        if (found) element.current!.querySelector("input")!.focus();
        // Not called once this form is closed: it may be open again when the reply comes.
        else if (!save.isPending) save.mutate(String(values.get("name")), { onSuccess: onClose });
      }}
    >
      <Field
        label={t("auth:name")}
        name="name"
        autoComplete="name"
        required
        defaultValue={name}
        onKeyDown={(event) => event.key === "Escape" && onClose()}
        error={issue ?? (save.error ? failureText(save.error, t("common:networkError")) : undefined)}
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
