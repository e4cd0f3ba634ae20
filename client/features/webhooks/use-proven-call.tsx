import { useRef, useState } from "react";
import type { Api } from "../../lib/api.ts";
import type { FormRefusal } from "../../lib/page-state.ts";
import { asksProof, Proof, proveFirst, typedBeside } from "../accounts/proof.tsx";
import styles from "../api-keys/keys-page.module.css";
import { useWebhookCall } from "./use-webhook-call.ts";

/**
 * A call that needs a fresh proof, and what its form shows to ask for one. `refusal` is that of the form sent before
 * hydration.
 */
export function useProvenCall<T>(
  call: (api: Api) => Promise<T>,
  onDone: (reply: T) => void,
  refusal: FormRefusal["error"],
) {
  const form = useRef<HTMLFormElement>(null);
  const [asking, setAsking] = useState(asksProof(refusal));
  const change = useWebhookCall(async (api, typed: FormData) => {
    await proveFirst(api, typed);
    return await call(api);
  }, onDone);
  const send = (typed: FormData) => {
    if (change.isPending) return;
    change.mutate(typed, { onError: (error) => setAsking((was) => was || asksProof(error)) });
  };
  const error = change.error ?? (change.isIdle ? refusal : null);
  return {
    form,
    asking,
    proof: asking && (
      <Proof className={styles.proof} error={error} retry={() => send(typedBeside(form.current!))} />
    ),
    /** Null where it only asks for a proof. */
    error: asksProof(error) ? null : error,
    busy: change.isPending,
    run: () => send(new FormData(form.current!)),
  };
}
