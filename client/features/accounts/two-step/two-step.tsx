import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  TWO_STEP_PATH,
  type SecondFactorState,
} from "#shared/second-factor.ts";
import { useApp, useRefusal } from "../../../lib/context.tsx";
import { formatNumber } from "../../../lib/numbers.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { secondFactorQuery } from "../../sharing/queries.ts";
import { passkeysQuery } from "../queries.ts";
import { QrCode } from "./qr-code.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { StepForm } from "./step-form.tsx";
import styles from "./two-step.module.css";

type Begun = { secret: string; uri: string };

/** The secret for the authenticator, and the code that confirms it. `begun` is null after a wrong code without script. */
function SetUp({ begun, onCodes }: { begun: Begun | null; onCodes: (codes: string[]) => void }) {
  const { t } = useTranslation();
  const { api } = useApp();
  return (
    <section className={styles.part} aria-label={t("twostep:title")}>
      {begun && (
        <ol className={styles.steps}>
          <li>
            <p className="muted">{t("twostep:scan")}</p>
          </li>
          <li>
            <QrCode text={begun.uri} label={t("twostep:qr")} />
          </li>
          <li>
            <p className="small muted">{t("twostep:typeIn")}</p>
            <code className={styles.secret}>{begun.secret}</code>
          </li>
        </ol>
      )}
      <StepForm
        step="confirm"
        submit={t("twostep:confirm")}
        call={(typed) => api(confirmSecondFactor, { body: { code: String(typed.get("code")).trim() } })}
        onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
      />
    </section>
  );
}

interface EnrolledProps {
  state: SecondFactorState;
  onBegun: (begun: Begun) => void;
  onCodes: (codes: string[]) => void;
  onOff: () => void;
}

function Enrolled({ state, onBegun, onCodes, onOff }: EnrolledProps) {
  const { t } = useTranslation();
  const { api, locale } = useApp();
  const [question, setQuestion] = useState<{ send: () => void } | null>(null);
  return (
    <section className={styles.part} aria-label={t("twostep:title")}>
      <div className={styles.facts}>
        <p>
          <Badge tone="ok">{t("twostep:on")}</Badge>
        </p>
        <p className="muted">
          {t("twostep:codesLeft", { left: formatNumber(state.recoveryCodesLeft, locale) })}
        </p>
      </div>
      <div>
        <StepForm
          step="renew"
          quiet
          submit={t("twostep:newCodes")}
          call={() => api(renewRecoveryCodes)}
          onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
        />
        <StepForm
          step="begin"
          quiet
          submit={t("twostep:renew")}
          call={() => api(beginSecondFactor)}
          onDone={onBegun}
        />
        {state.required ? (
          <p className="small muted">{t("twostep:needed")}</p>
        ) : (
          <StepForm
            step="remove"
            quiet
            submit={t("twostep:off")}
            call={() => api(removeSecondFactor)}
            onDone={onOff}
            ask={(send) => setQuestion({ send })}
          />
        )}
      </div>
      <ConfirmDialog
        open={question !== null}
        onClose={() => setQuestion(null)}
        onConfirm={() => {
          question?.send();
          setQuestion(null);
        }}
        title={t("twostep:offQuestion")}
        text={t("twostep:offWarning")}
        confirmLabel={t("twostep:off")}
        danger
      />
    </section>
  );
}

/** The second factor of the user: set up, shown, renewed and removed. */
export function TwoStep({ state }: { state: SecondFactorState }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const refusal = useRefusal();
  const { secret, uri, codes: made } = refusal?.typed ?? {};
  const [begun, setBegun] = useState<Begun | null>(secret && uri ? { secret, uri } : null);
  const [codes, setCodes] = useState(made?.split(" "));
  const [retyping, setRetyping] = useState(refusal?.form === "confirm" && refusal.error !== null);
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: passkeysQuery(api).queryKey });
    await queryClient.invalidateQueries({ queryKey: secondFactorQuery(api).queryKey });
  };
  const showCodes = (shown: string[]) => {
    setCodes(shown);
    // Whoever goes on without the button below must not find the state of before.
    void refresh();
  };
  if (codes)
    return (
      <RecoveryCodes codes={codes}>
        {/* Without script the page that is asked for again no longer has the codes. */}
        <a
          className={buttonClass({})}
          href={TWO_STEP_PATH}
          onClick={(event) => {
            event.preventDefault();
            setCodes(undefined);
            setBegun(null);
            setRetyping(false);
          }}
        >
          {t("twostep:codesKept")}
        </a>
      </RecoveryCodes>
    );
  if (begun || retyping) return <SetUp begun={begun} onCodes={showCodes} />;
  if (state.enrolled)
    return (
      <Enrolled
        state={state}
        onBegun={setBegun}
        onCodes={showCodes}
        onOff={() => {
          toast({ title: t("twostep:offDone") });
          void refresh();
        }}
      />
    );
  return (
    <section className={styles.part} aria-label={t("twostep:title")}>
      <p className="muted">{t("twostep:beginText")}</p>
      <StepForm
        step="begin"
        submit={t("twostep:begin")}
        call={() => api(beginSecondFactor)}
        onDone={setBegun}
      />
    </section>
  );
}
