import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Passkey } from "#shared/own-passkeys.ts";
import { addPasskey, beginPasskey, PASSKEYS_MAX, removePasskey } from "#shared/passkeys.ts";
import { ApiError, failureText } from "../../../lib/api.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { useDates } from "../../dreams/dates.ts";
import { createPasskey, isKnownDevice, wasCancelled } from "../passkey-browser.ts";
import { passkeysQuery } from "../queries.ts";
import { LoadError, Row } from "./section.tsx";
import { useProof } from "./use-proof.tsx";
import styles from "./account.module.css";

const PasskeyName = lazy(() => import("./passkey-name.tsx"));

const reasonOf = (error: Error) =>
  error instanceof ApiError ? (error.details as { reason?: string } | undefined)?.reason : undefined;

type Proof = ReturnType<typeof useProof>;

function useAddPasskey(proof: Proof) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const textOf = (error: Error) => {
    if (reasonOf(error) === "second_factor") return t("account:passkeys.factorFirst");
    if (isKnownDevice(error) || reasonOf(error) === "passkey_known") return t("account:passkeys.known");
    return error instanceof ApiError && error.code !== "invalid_credentials"
      ? failureText(error, t("common:networkError"))
      : t("account:passkeys.failed");
  };
  const add = useMutation({
    mutationFn: async () => {
      const { options } = await api(beginPasskey);
      return await api(addPasskey, { body: { answer: await createPasskey(options) } });
    },
    onSuccess: async ({ passkey }) => {
      toast({ title: t("account:passkeys.added"), text: passkey.name });
      await queryClient.invalidateQueries({ queryKey: passkeysQuery(api).queryKey });
    },
    onError: (error) => {
      if (wasCancelled(error) || proof.asks(error, () => add.mutate())) return;
      toast({ title: textOf(error), variant: "destructive" });
    },
  });
  return add;
}

function useRemovePasskey(proof: Proof) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const remove = useMutation({
    mutationFn: (id: string) => api(removePasskey, { params: { id } }),
    onSuccess: () => toast({ title: t("account:passkeys.removed") }),
    onError: (error, id) => {
      if (proof.asks(error, () => remove.mutate(id))) return;
      const reason = reasonOf(error);
      const titles: Record<string, string> = {
        last_way_in: t("account:passkeys.last"),
        second_factor: t("account:passkeys.factorFirst"),
      };
      const title = titles[reason ?? ""] ?? failureText(error, t("common:networkError"));
      toast({ title, variant: "destructive" });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: passkeysQuery(api).queryKey }),
  });
  return remove;
}

function PasskeyLine({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { t } = useTranslation();
  const date = useDates();
  const { name, createdAt, lastUsedAt } = passkey;
  const [naming, setNaming] = useState(false);
  const line = useRef<HTMLLIElement>(null);
  const wasNaming = useRef(false);
  useEffect(() => {
    // The button that opened the form was removed while the form was open.
    if (!naming && wasNaming.current) line.current!.querySelector("button")!.focus();
    wasNaming.current = naming;
  }, [naming]);
  if (naming) {
    return (
      <li ref={line}>
        <Suspense>
          <PasskeyName passkey={passkey} onClose={() => setNaming(false)} />
        </Suspense>
      </li>
    );
  }
  return (
    <li ref={line} className={`${styles.line} ${styles.wrapped}`}>
      <span className={styles.rowMain}>
        <bdi className={styles.address}>{name}</bdi>
        <span className="caption quiet" suppressHydrationWarning>
          {t("account:passkeys.since", { date: date(createdAt, "until") })}
          {lastUsedAt && (
            <>
              {" · "}
              {t("account:sessions.seen", { date: date(lastUsedAt, "moment") })}
            </>
          )}
        </span>
      </span>
      <span className={styles.lineActions}>
        <Button
          variant="ghost"
          size="sm"
          className={styles.quiet}
          aria-label={`${t("account:passkeys.rename")}: ${name}`}
          onClick={() => setNaming(true)}
        >
          {t("account:passkeys.rename")}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className={styles.remove}
          aria-label={`${t("account:passkeys.remove")}: ${name}`}
          onClick={onRemove}
        >
          {t("account:passkeys.remove")}
        </Button>
      </span>
    </li>
  );
}

/** The passkeys: added, named and removed. */
export function Passkeys() {
  const { t } = useTranslation();
  const { api } = useApp();
  const query = useQuery(passkeysQuery(api));
  const proof = useProof("prove-for-passkeys", t("account:passkeys.proveText"));
  const add = useAddPasskey(proof);
  const remove = useRemovePasskey(proof);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const passkeys = query.data?.passkeys;
  return (
    <div>
      {proof.question}
      <Row
        label={t("account:passkeys.title")}
        action={
          passkeys &&
          passkeys.length < PASSKEYS_MAX && (
            <Button
              variant="ghost"
              size="sm"
              className={styles.quiet}
              aria-label={`${t("account:passkeys.add")}: ${t("account:passkeys.title")}`}
              busy={add.isPending}
              onClick={() => add.mutate()}
            >
              {t("account:passkeys.add")}
            </Button>
          )
        }
      >
        <p className="small muted">{t("account:passkeys.text")}</p>
      </Row>
      {!passkeys && <LoadError query={query} />}
      {passkeys && passkeys.length > 0 && (
        <ul className={`${styles.list} ${styles.opened}`}>
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        onConfirm={() => {
          setRemoving(null);
          if (removing) remove.mutate(removing.id);
        }}
        title={t("account:passkeys.question")}
        text={t("account:passkeys.warning", { name: removing?.name ?? "" })}
        confirmLabel={t("account:passkeys.remove")}
        danger
      />
    </div>
  );
}
