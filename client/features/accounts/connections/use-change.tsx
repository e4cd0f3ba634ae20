import { useQueryClient } from "@tanstack/react-query";
import { CONNECTION_FIELDS, issuerPath } from "#shared/ways-in.ts";
import { useApp } from "../../../lib/context.tsx";
import type { FormRefusal } from "../../../lib/page-state.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/field.tsx";
import { useProvenForm } from "../proof.tsx";
import { identitiesQuery } from "../../sharing/queries.ts";
import styles from "../../api-keys/keys-page.module.css";

/** Asks for the user's proof at the issuer, where the account has no other. */
function IssuerProof() {
  const { t } = useTranslation();
  const { issuers } = useApp().waysIn;
  return (
    <div className={styles.proof}>
      <p className="small">{t("connections:proof")}</p>
      {issuers.map(({ id, name }) => (
        <a
          key={id}
          data-plain=""
          className={buttonClass({ variant: "secondary", block: true })}
          href={issuerPath(id, "prove")}
        >
          <span>{t("ways:issuer", { name })}</span>
        </a>
      ))}
    </div>
  );
}

interface Change {
  /** Calls the API; a password of the form was sent before. */
  send: () => Promise<unknown>;
  onDone: () => void;
  /** Of the form that was sent before hydration. */
  refusal: FormRefusal["error"];
  byIssuer: boolean;
}

/** A form that asks for a proof where its call does: its properties, and what to show in it. */
export function useConnectionChange({ send, onDone, refusal, byIssuer }: Change) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { form, asking, proof, failure, busy, run } = useProvenForm({
    call: send,
    onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: identitiesQuery(api).queryKey }),
    refusal,
    className: styles.proof,
    ...(byIssuer && { otherProof: <IssuerProof /> }),
  });
  return {
    form: { ref: form, method: "post", action: "/account/connections" },
    proof: (
      <>
        {proof}
        {failure && <FormError>{failure}</FormError>}
      </>
    ),
    asking,
    run,
    busy,
    removeField: CONNECTION_FIELDS.remove,
  } as const;
}
