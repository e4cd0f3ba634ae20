import { useMutation, useQuery } from "@tanstack/react-query";
import { beginPasskeyProof, provePasskey } from "#shared/passkeys.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/field.tsx";
import { answerWithPasskey, wasCancelled } from "../passkey-browser.ts";
import { passkeysQuery } from "../queries.ts";

/** A passkey in place of the password; nothing for a user without one. */
export function PasskeyProof({ onProved }: { onProved: () => unknown }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const { data } = useQuery(passkeysQuery(api));
  const prove = useMutation({
    mutationFn: async () => {
      const { options } = await api(beginPasskeyProof);
      await api(provePasskey, { body: { answer: await answerWithPasskey(options) } });
      await onProved();
    },
  });
  if (!data?.passkeys.length) return null;
  return (
    <>
      <Button variant="secondary" block busy={prove.isPending} onClick={() => prove.mutate()}>
        {t("auth:passkey.signIn")}
      </Button>
      {prove.error && !wasCancelled(prove.error) && <FormError>{t("auth:passkey.failed")}</FormError>}
    </>
  );
}
