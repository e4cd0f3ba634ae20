import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { Me } from "#shared/accounts.ts";
import type { Dream } from "#shared/dreams.ts";
import { dreamCost } from "#shared/prices.ts";
import { useApp, useRefusal } from "../../../lib/context.tsx";
import { configQuery } from "../../site/queries.ts";
import { meQuery } from "../../accounts/queries.ts";
import { Shell } from "../../site/shell.tsx";
import { BalanceCard } from "./balance-card.tsx";
import { BuyTokensCard } from "./buy-tokens-card.tsx";
import { CareScreen, careResourcesOf } from "../compose/care-screen.tsx";
import { FeatureTrio } from "./feature-trio.tsx";
import { Greeting } from "./greeting.tsx";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { UnfinishedDreams } from "./unfinished-dreams.tsx";
import { forgetDraft } from "../compose/draft.ts";
import { useDraft } from "../compose/use-draft.ts";
import { WritingSheet } from "../compose/writing-sheet.tsx";
import { zoneOf } from "../../../lib/time-zone.ts";
import styles from "./dashboard-page.module.css";

const ProcessingOverlay = lazy(async () => ({
  default: (await import("../progress/processing-overlay.tsx")).ProcessingOverlay,
}));

/** Query parameter with the id of the dream whose overlay is open. */
const DREAM_PARAM = "dream";

function Dashboard({ me, now }: { me: Me; now: number }) {
  const { api, timeZone } = useApp();
  const { data: config } = useQuery(configQuery(api));
  const [params, setParams] = useSearchParams();
  const field = useRef<HTMLTextAreaElement>(null);
  const drafting = useDraft(me.user.id, field);
  const refused = useRefusal()?.error;
  const [care, setCare] = useState(refused ? careResourcesOf(refused) : null);
  const { draft, change } = drafting;
  const openId = params.get(DREAM_PARAM);
  const hydrated = useHydrated();

  const closeOverlay = (viewTransition = false) =>
    setParams({}, { replace: true, preventScrollReset: true, viewTransition });

  function submitted({ id }: Dream): void {
    setParams({ [DREAM_PARAM]: id }, { preventScrollReset: true });
  }

  /** Puts the text and its night back into the form, unless a new one was typed. */
  function failed({ dreamText, night, time }: Dream): void {
    if (draft.dreamText === "") {
      change({ dreamText });
      drafting.setWhen({ night, time: time ?? undefined });
    }
    closeOverlay();
  }

  if (care) {
    return (
      <CareScreen
        resources={care}
        onBack={() => setCare(null)}
        note={{
          words: { ...drafting.when, dreamText: draft.dreamText },
          onSaved: () => forgetDraft(me.user.id, draft.dreamText),
        }}
      />
    );
  }
  return (
    <div className={styles.dash}>
      <div className={styles.dashMain}>
        <Greeting name={me.user.name} now={now} />
        <WritingSheet
          userId={me.user.id}
          field={field}
          drafting={drafting}
          credits={me.credits}
          config={config}
          nights={{ ...me.nights, timeZone: zoneOf(me.nights.timeZone ?? timeZone, timeZone) }}
          now={now}
          onSubmitted={submitted}
          onCare={setCare}
        />
        <UnfinishedDreams />
        <FeatureTrio />
      </div>
      <aside className={styles.dashAside}>
        <BalanceCard me={me} config={config} cost={dreamCost(draft.depth, draft.resolution)} />
        <BuyTokensCard config={config} />
      </aside>
      <Suspense>
        {hydrated && openId && (
          <ProcessingOverlay key={openId} id={openId} onLeave={() => closeOverlay(true)} onFailed={failed} />
        )}
      </Suspense>
    </div>
  );
}

export default function DashboardPage() {
  const { api } = useApp();
  const { data: me, dataUpdatedAt } = useQuery(meQuery(api));
  return (
    <Shell current="dashboard">
      <div className="wrap">{me && <Dashboard me={me} now={dataUpdatedAt} />}</div>
    </Shell>
  );
}
