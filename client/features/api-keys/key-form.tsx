import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  createKey,
  DAILY_TOKENS_DEFAULT,
  DAILY_TOKENS_MAX,
  expiryAfter,
  KEY_EXPIRIES,
  KEY_FIELDS,
  KEY_RIGHTS,
  type KeyExpiry,
} from "#shared/api-keys.ts";
import type { KeyRight } from "#shared/endpoint.ts";
import { NAME_MAX, NAME_MIN } from "#shared/limits.ts";
import { useApp, useRefusal } from "../../lib/context.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Field, FormError } from "../../ui/field.tsx";
import { Switch } from "../../ui/switch.tsx";
import { keysQuery } from "../sharing/queries.ts";
import { useProvenForm } from "../accounts/proof.tsx";
import styles from "./keys-page.module.css";

/** Makes a key; `onMade` takes the whole of it. */
export function KeyForm({ onMade }: { onMade: (key: string) => void }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const hydrated = useHydrated();
  const refused = useRefusal();
  const refusal = refused?.form === "key" ? refused : undefined;
  const typed = refusal?.typed;
  const [rights, setRights] = useState<readonly string[]>(typed?.rights?.split(" ") ?? ["read"]);
  const [expiry, setExpiry] = useState<KeyExpiry>(
    KEY_EXPIRIES.find((days) => days === typed?.expiry) ?? "90",
  );
  const chosen = KEY_RIGHTS.filter((right) => rights.includes(right));
  const { form, proof, failure, busy, run } = useProvenForm({
    call: (typed) => {
      const text = (name: string) => String(typed.get(name) ?? "");
      const dailyTokens = Number(text(KEY_FIELDS.dailyTokens));
      const expiresAt = expiryAfter(Number(expiry));
      return api(createKey, {
        body: {
          name: text(KEY_FIELDS.name),
          rights: chosen,
          ...(dailyTokens > 0 && chosen.includes("spend") && { dailyTokens }),
          ...(expiresAt && { expiresAt }),
        },
      });
    },
    onDone: ({ key }) => onMade(key),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keysQuery(api).queryKey }),
    refusal: refusal?.error ?? null,
    className: styles.proof,
  });
  const toggle = (right: KeyRight, on: boolean) =>
    setRights(on ? [...rights, right] : rights.filter((one) => one !== right));
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action="/account/keys"
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <h2 className="title-2">{t("keys:new")}</h2>
      <Field
        label={t("keys:name.label")}
        hint={t("keys:name.hint")}
        name={KEY_FIELDS.name}
        minLength={NAME_MIN}
        maxLength={NAME_MAX}
        required
        autoComplete="off"
        defaultValue={typed?.name}
      />
      <fieldset className={styles.rights}>
        <legend>{t("keys:rights.legend")}</legend>
        {KEY_RIGHTS.map((right) => (
          <Switch
            key={right}
            name={right}
            label={t(`keys:rights.${right}.name`)}
            hint={t(`keys:rights.${right}.hint`)}
            checked={rights.includes(right)}
            onChange={(on) => toggle(right, on)}
          />
        ))}
      </fieldset>
      {(!hydrated || rights.includes("spend")) && (
        <Field
          label={t("keys:daily.label")}
          hint={t("keys:daily.hint")}
          name={KEY_FIELDS.dailyTokens}
          type="number"
          inputMode="numeric"
          min={1}
          max={DAILY_TOKENS_MAX}
          step={1}
          autoComplete="off"
          defaultValue={typed?.dailyTokens ?? DAILY_TOKENS_DEFAULT}
        />
      )}
      <Choice
        name={KEY_FIELDS.expiry}
        legend={t("keys:expiry.legend")}
        options={KEY_EXPIRIES}
        value={expiry}
        onChoose={setExpiry}
      >
        {(days) => t(`keys:expiry.${days}`)}
      </Choice>
      {proof}
      {failure && <FormError>{failure}</FormError>}
      <div>
        <Button type="submit" size="lg" busy={busy} disabled={chosen.length === 0}>
          {t("keys:create")}
        </Button>
      </div>
    </form>
  );
}
