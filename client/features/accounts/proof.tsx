import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { provePassword } from "#shared/accounts.ts";
import { beginPasskeyProof, provePasskey } from "#shared/passkeys.ts";
import { proveCode } from "#shared/second-factor.ts";
import { issuerPath } from "#shared/ways-in.ts";
import { ApiError, failureText, refusalText, type Api } from "../../lib/api.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation, type Translate } from "../../i18n/use-translation.ts";
import type { FormRefusal } from "../../lib/page-state.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Field, FormError } from "../../ui/field.tsx";
import { answerWithPasskey, wasCancelled } from "./passkey-browser.ts";
import { PasswordField } from "./password-field.tsx";
import { passkeysQuery } from "./queries.ts";
import { useRefusedField } from "./use-refused-field.ts";

/** Message for a rejected code. */
export function codeFailure(error: { code?: string; message: string }, t: Translate): string {
  if (error.code === "invalid_input") return t("auth:factor.wrong");
  return refusalText(error, t("common:networkError"));
}

interface CodeFieldProps {
  error?: string | undefined;
  /** A recovery code instead of the authenticator's six digits. */
  recovery?: boolean;
}

/** A code of the authenticator or a recovery code; before hydration it takes either. */
export function CodeField({ error, recovery = false }: CodeFieldProps) {
  const { t } = useTranslation();
  const digits = useHydrated() && !recovery;
  const kind = digits
    ? ({ inputMode: "numeric", pattern: "[0-9 ]*", maxLength: 7 } as const)
    : ({ maxLength: 40 } as const);
  return (
    <Field
      label={t(recovery ? "auth:factor.recoveryCode" : "auth:factor.code")}
      name="code"
      className="num"
      autoComplete={recovery ? "off" : "one-time-code"}
      minLength={6}
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
      required
      error={error}
      {...kind}
    />
  );
}

const PASSWORD = "password";

/** Whether a call was refused because no proof was given lately, or the password was wrong. */
export function asksProof(error: unknown): boolean {
  const { code, details } = (error ?? {}) as { code?: string; details?: { issues?: { path: string }[] } };
  if (code === "invalid_credentials") return true;
  return code === "invalid_input" && Boolean(details?.issues?.some(({ path }) => path === PASSWORD));
}

/** Sends the password of a form, where it has one, before the call that needs it. */
async function proveFirst(api: Api, form: FormData): Promise<void> {
  const password = form.get(PASSWORD);
  if (password) await api(provePassword, { body: { password: String(password) } });
}

/** What a form has beside the password, which another proof replaces. */
function typedBeside(form: HTMLFormElement): FormData {
  const typed = new FormData(form);
  typed.delete(PASSWORD);
  return typed;
}

function PasskeyProof({ onProved }: { onProved: () => unknown }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const button = useRef<HTMLButtonElement>(null);
  const prove = useMutation({
    mutationFn: async () => {
      const { options } = await api(beginPasskeyProof);
      await api(provePasskey, { body: { answer: await answerWithPasskey(options) } });
      // Not where the form was closed before the reply.
      if (button.current) await onProved();
    },
  });
  const { error } = prove;
  const text =
    error instanceof ApiError && error.code !== "invalid_credentials"
      ? failureText(error, t("common:networkError"))
      : t("auth:passkey.failed");
  return (
    <>
      <Button ref={button} variant="secondary" block busy={prove.isPending} onClick={() => prove.mutate()}>
        {t("auth:passkey.signIn")}
      </Button>
      {error && !wasCancelled(error) && <FormError>{text}</FormError>}
    </>
  );
}

/** A code of the authenticator, or a recovery code. It lies in a form that is sent for something else. */
function CodeProof({ onProved }: { onProved: () => unknown }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const prove = useMutation({
    mutationFn: async () => {
      await api(proveCode, { body: { code: input.current!.value.trim() } });
      // Not where the form was closed before the reply.
      if (input.current) await onProved();
    },
    // So that a screen reader reads the reason, which is at the field.
    onError: () => input.current?.focus(),
  });
  const give = () => {
    if ((input.current?.value.trim().length ?? 0) >= 6 && !prove.isPending) prove.mutate();
    else input.current?.focus();
  };
  return (
    <>
      {open && (
        <Field
          ref={input}
          label={t("auth:proof.code")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={40}
          autoFocus
          error={prove.error ? codeFailure(prove.error, t) : undefined}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            give();
          }}
        />
      )}
      <Button
        variant="secondary"
        block
        busy={prove.isPending}
        onClick={() => (open ? give() : setOpen(true))}
      >
        {t(open ? "auth:factor.submit" : "auth:proof.useCode")}
      </Button>
    </>
  );
}

/** Links to the issuers, for an account that has no other proof; they lead back to the page of its connections. */
export function IssuerProof() {
  const { t } = useTranslation();
  return useApp().waysIn.issuers.map(({ id, name }) => (
    <a
      key={id}
      data-plain=""
      className={buttonClass({ variant: "secondary", block: true })}
      href={issuerPath(id, "prove")}
    >
      <span>{t("auth:proof.issuer", { name })}</span>
    </a>
  ));
}

/** What a user may give in place of the password: a passkey, a code of the authenticator, or the word of an issuer. */
export function OtherProofs({ onProved }: { onProved: () => unknown }) {
  const { api } = useApp();
  const { data } = useQuery(passkeysQuery(api));
  if (data && !data.hasPassword && !data.codes && data.passkeys.length === 0) return <IssuerProof />;
  return (
    <>
      {data && data.passkeys.length > 0 && <PasskeyProof onProved={onProved} />}
      {data?.codes && <CodeProof onProved={onProved} />}
    </>
  );
}

interface ProofProps {
  error: unknown;
  retry: () => void;
  className: string | undefined;
}

/** Asks inside a form for the password, or a passkey or code in its place; `retry` sends the form again. */
function Proof({ error, retry, className }: ProofProps) {
  const { t } = useTranslation();
  const { api } = useApp();
  const hydrated = useHydrated();
  const { data } = useQuery(passkeysQuery(api));
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector("input")?.focus(), []);
  const isWrong = (error as { code?: string } | null)?.code === "invalid_credentials";
  return (
    <div className={className} ref={frame}>
      {data?.hasPassword === false ? (
        <p className="small muted">{t("auth:proof.noPassword")}</p>
      ) : (
        <PasswordField
          label={t("auth:password")}
          kind="current"
          hint={t("auth:proof.hint")}
          error={isWrong ? t("auth:proof.wrong") : undefined}
        />
      )}
      {hydrated && <OtherProofs onProved={retry} />}
    </div>
  );
}

interface ProvenCall<T> {
  /** The call that may need a fresh proof; rejects with what the server says. */
  call: (typed: FormData) => Promise<T>;
  onDone: (reply: T) => void;
  onSettled?: () => unknown;
  /** Of the form that was sent before hydration. */
  refusal: FormRefusal["error"];
  className: string | undefined;
  /** In place of the question for a password. */
  otherProof?: ReactNode;
}

/** A form that asks for a proof where its call does, and what to show in it. */
export function useProvenForm<T>(options: ProvenCall<T>) {
  const { call, onDone, onSettled, refusal, className, otherProof } = options;
  const { t } = useTranslation();
  const { api } = useApp();
  const form = useRef<HTMLFormElement>(null);
  const [asking, setAsking] = useState(asksProof(refusal));
  const change = useMutation({
    mutationFn: async (typed: FormData) => {
      await proveFirst(api, typed);
      return await call(typed);
    },
    onSuccess: (reply) => {
      setAsking(false);
      onDone(reply);
    },
    onError: (error) => setAsking((was) => was || asksProof(error)),
    ...(onSettled && { onSettled }),
  });
  const send = (typed: FormData) => {
    if (!change.isPending) change.mutate(typed);
  };
  const last = change.error ?? (change.isIdle ? refusal : null);
  const error = asksProof(last) ? null : last;
  useRefusedField(form, change.error);
  return {
    form,
    asking,
    proof:
      asking &&
      (otherProof ?? (
        <Proof className={className} error={last} retry={() => send(typedBeside(form.current!))} />
      )),
    error,
    failure: error && failureText(error, change.error ? t("common:networkError") : error.message),
    busy: change.isPending,
    run: () => send(new FormData(form.current!)),
  };
}
