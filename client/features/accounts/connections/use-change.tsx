import { useQueryClient } from "@tanstack/react-query";
import { CONNECTION_FIELDS } from "#shared/ways-in.ts";
import { useApp } from "../../../lib/context.tsx";
import type { FormRefusal } from "../../../lib/page-state.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { FormError } from "../../../ui/field.tsx";
import { IssuerProof, useProvenForm } from "../proof.tsx";
import { identitiesQuery } from "../../sharing/queries.ts";
import styles from "../../api-keys/keys-page.module.css";

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
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { form, asking, proof, failure, busy, run } = useProvenForm({
    call: send,
    onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: identitiesQuery(api).queryKey }),
    refusal,
    className: styles.proof,
    ...(byIssuer && {
      otherProof: (
        <div className={styles.proof}>
          <p className="small">{t("connections:proof")}</p>
          <IssuerProof />
        </div>
      ),
    }),
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
