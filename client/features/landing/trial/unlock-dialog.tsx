import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, type KeyboardEvent } from "react";
import { TRIAL_DONE_MS } from "#shared/timings.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Horizon } from "../../../ui/horizon/horizon.tsx";
import { CheckIcon } from "../../../ui/icons.tsx";
import { useToast, type Toast } from "../../../ui/toasts.tsx";
import { configQuery } from "../../site/queries.ts";
import { useMe } from "../../accounts/queries.ts";
import { AccountPanel } from "./account-panel.tsx";
import { CreditsPanel, PayBar } from "./credits-panel.tsx";
import styles from "./unlock-dialog.module.css";

const TABS = ["account", "tokens"] as const;
type Tab = (typeof TABS)[number];

interface UnlockDialogProps {
  open: boolean;
  onClose: () => void;
  onComplete: () => void;
  onCodeNeeded: () => void;
}

/** `complete` calls `onComplete` after TRIAL_DONE_MS, unless the page is left before. */
function useCompletion(onComplete: () => void): { completing: boolean; complete: () => void } {
  const [completing, setCompleting] = useState(false);
  useEffect(() => {
    if (!completing) return;
    const timer = setTimeout(onComplete, TRIAL_DONE_MS);
    return () => clearTimeout(timer);
  }, [completing, onComplete]);
  return { completing, complete: () => setCompleting(true) };
}

/** Tabs for an account and for packages. Where no payments are configured, the account completes the trial. */
export function UnlockDialog({ open, onClose, onComplete, onCodeNeeded }: UnlockDialogProps) {
  const { t } = useTranslation();
  const { api } = useApp();
  const [tab, setTab] = useState<Tab>("account");
  const toast = useToast();
  const [picked, setPicked] = useState<string | null>(null);
  const { completing, complete } = useCompletion(onComplete);
  const { data: config } = useQuery({ ...configQuery(api), enabled: open });
  const me = useMe();
  const selling = config !== undefined && config.payments !== "off";
  const packages = config?.packages.filter(({ id }) => id.startsWith("try-")) ?? [];
  const chosen =
    packages.find(({ id }) => id === picked) ?? packages.find(({ popular }) => popular) ?? packages[0];

  function show(next: Tab, said: Toast | null = null): void {
    setTab(next);
    toast(said);
  }

  function announceSoon(): void {
    toast({ title: t("trial:done.soon"), text: t("trial:done.soonText") });
    complete();
  }

  function moveBetweenTabs(event: KeyboardEvent): void {
    const other = tab === "account" ? "tokens" : "account";
    const keys: Partial<Record<string, Tab>> = {
      Home: "account",
      End: "tokens",
      ArrowLeft: other,
      ArrowRight: other,
    };
    const next = keys[event.key];
    if (!next) return;
    event.preventDefault();
    show(next);
    document.getElementById(`unlock-tab-${next}`)!.focus();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(`trial:${tab}.title`)}
      strip={
        <Horizon
          scene="strip"
          x={tab === "account" ? 0.25 : 0.75}
          phase={tab === "tokens" ? "dawn" : "night"}
        />
      }
      foot={
        tab === "tokens" &&
        chosen && (
          <PayBar
            chosen={chosen}
            completing={completing}
            selling={selling}
            credits={me?.credits}
            onAccountNeeded={(said) => show("account", said)}
            onSoon={announceSoon}
            onPaid={(said) => {
              toast(said);
              complete();
            }}
            onFailed={toast}
            onSkip={onComplete}
          />
        )
      }
    >
      <div
        className={styles.tabs}
        role="tablist"
        tabIndex={-1}
        aria-label={t("trial:reading.unlock")}
        onKeyDown={moveBetweenTabs}
      >
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`unlock-tab-${name}`}
            className="rising-disc"
            aria-selected={name === tab}
            aria-controls="unlock-panel"
            tabIndex={name === tab ? 0 : -1}
            onClick={() => show(name)}
          >
            {name === "account" && me && <CheckIcon />}
            {t(`trial:${name}.tab`)}
          </button>
        ))}
      </div>
      <div id="unlock-panel" role="tabpanel" aria-labelledby={`unlock-tab-${tab}`}>
        {tab === "account" ? (
          <AccountPanel
            completing={completing}
            signedInEmail={me?.user.email}
            onCodeNeeded={onCodeNeeded}
            onSuccess={(said) => (selling ? show("tokens", said ?? null) : announceSoon())}
          />
        ) : (
          chosen && <CreditsPanel packages={packages} chosen={chosen} onChoose={setPicked} />
        )}
      </div>
    </Dialog>
  );
}
