import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { linkIdentity, unlinkIdentity, type Identity } from "#shared/identities.ts";
import { issuerPath, readNotice } from "#shared/ways-in.ts";
import { hasFailed } from "../../../lib/failed-query.ts";
import { useApp, useRefusal } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { FormError } from "../../../ui/field.tsx";
import { CloseIcon } from "../../../ui/icons.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { useDates } from "../../dreams/dates.ts";
import { AccountSubpage } from "../../site/account-subpage.tsx";
import { identitiesQuery } from "../../sharing/queries.ts";
import { useConnectionChange } from "./use-change.tsx";
import styles from "../../api-keys/keys-page.module.css";

/** Asks whether what this browser signed in with elsewhere is to be linked. */
function PendingForm({ name, email, byIssuer }: { name: string; email: string | null; byIssuer: boolean }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const toast = useToast();
  const refused = useRefusal();
  const { form, proof, run, busy } = useConnectionChange({
    send: () => api(linkIdentity),
    onDone: () => toast({ title: t("connections:linked", { name }) }),
    refusal: refused?.form === "connect" ? refused.error : null,
    byIssuer,
  });
  return (
    <form
      className={styles.made}
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <h2 className="title-1">{t("connections:pending.heading", { name })}</h2>
      <p className="muted">{t("connections:pending.text", { name })}</p>
      {email && (
        <p>
          <bdi>{email}</bdi>
        </p>
      )}
      {proof}
      <div>
        <Button type="submit" size="lg" busy={busy}>
          {t("connections:pending.submit")}
        </Button>
      </div>
    </form>
  );
}

function IdentityItem({ identity, byIssuer }: { identity: Identity; byIssuer: boolean }) {
  const { id, name, email, createdAt, lastUsedAt } = identity;
  const { t } = useTranslation();
  const { api } = useApp();
  const toast = useToast();
  const date = useDates();
  const refused = useRefusal();
  const [question, setQuestion] = useState(false);
  const { form, proof, asking, run, busy, removeField } = useConnectionChange({
    send: () => api(unlinkIdentity, { params: { id } }),
    onDone: () => toast({ title: t("connections:removed", { name }) }),
    refusal: refused?.form === "disconnect" && refused.typed.id === id ? refused.error : null,
    byIssuer,
  });
  return (
    <li className={styles.key} data-identity={id}>
      <div className={styles.about}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        {email && (
          <p className="small">
            <bdi>{email}</bdi>
          </p>
        )}
        <p className="caption quiet" suppressHydrationWarning>
          {t("connections:since", { date: date(createdAt, "until") })}
          {lastUsedAt && ` · ${t("connections:used", { date: date(lastUsedAt, "moment") })}`}
        </p>
      </div>
      <form
        className={styles.end}
        {...form}
        onSubmit={(event) => {
          event.preventDefault();
          if (asking) run();
          else setQuestion(true);
        }}
      >
        <input type="hidden" name={removeField} value={id} />
        {proof}
        <Button
          type="submit"
          size="sm"
          variant="ghost"
          className={styles.quiet}
          icon={<CloseIcon />}
          busy={busy}
          aria-label={t("connections:removeOf", { name })}
        >
          {t("connections:remove")}
        </Button>
      </form>
      <ConfirmDialog
        open={question}
        onClose={() => setQuestion(false)}
        onConfirm={() => {
          setQuestion(false);
          run();
        }}
        title={t("connections:question", { name })}
        text={t("connections:warning")}
        confirmLabel={t("connections:remove")}
        danger
      />
    </li>
  );
}

/** What has become of the way to another site and back. */
function Notice() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const notice = readNotice(params);
  if (notice === "proved") {
    return (
      <p className={styles.notice} role="status">
        {t("connections:notice.proved")}
      </p>
    );
  }
  if (notice === "taken") return <FormError>{t("connections:notice.taken")}</FormError>;
  if (notice === "cancelled" || notice === "unavailable" || notice === "refused")
    return <FormError>{t(`ways:notice.${notice}`)}</FormError>;
  return null;
}

function Connections() {
  const { t } = useTranslation();
  const { api, waysIn } = useApp();
  const query = useQuery(identitiesQuery(api));
  const { data } = query;
  if (hasFailed(query)) {
    return (
      <LoadFailure
        title={t("connections:failure.title")}
        action={t("connections:failure.action")}
        query={query}
      />
    );
  }
  if (!data) return null;
  const { identities, pending, provesByIssuer } = data;
  return (
    <>
      {pending && <PendingForm {...pending} byIssuer={provesByIssuer} />}
      {identities.length > 0 && (
        <ul className={styles.list}>
          {identities.map((identity) => (
            <IdentityItem key={identity.id} identity={identity} byIssuer={provesByIssuer} />
          ))}
        </ul>
      )}
      {!pending && (
        <div className={styles.ways}>
          {waysIn.issuers.map(({ id, name }) => (
            <a
              key={id}
              data-plain=""
              className={buttonClass({ variant: "secondary" })}
              href={issuerPath(id, "connect")}
            >
              <span>{t("connections:connect", { name })}</span>
            </a>
          ))}
          {waysIn.issuers.length === 0 && <p className="muted">{t("connections:none")}</p>}
        </div>
      )}
    </>
  );
}

/** The accounts elsewhere that the user signs in with. */
export default function ConnectionsPage() {
  const { t } = useTranslation();
  return (
    <AccountSubpage
      back={{ to: "/account", text: t("connections:back") }}
      title={t("connections:title")}
      lede={t("connections:lede")}
    >
      <Notice />
      <Connections />
    </AccountSubpage>
  );
}
