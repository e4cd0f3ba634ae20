import { createContext, useState, type ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ApiError } from "../../../lib/api.ts";
import { useApp } from "../../../lib/context.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { useErrorToast } from "../failure-text.ts";
import { FRAME_ID } from "./frame-id.ts";

/**
 * Shows why a call about this dream failed: with the care screen if its text needs care, else with a toast. `changed`:
 * the text that was refused, where it is not the dream's.
 */
export const ShowRefusal = createContext<(refusal: Error, changed?: string) => void>(() => undefined);

/** The changed text that led to the care screen, to be edited on; null for none. */
export const RefusedText = createContext<string | null>(null);

/** Loaded when needed: hardly any dream needs it. */
const loadCareScreen = () => import("../compose/care-screen.tsx");
type CareScreen = Awaited<ReturnType<typeof loadCareScreen>>["CareScreen"];

/** A dream, or the care screen in its place. */
export function CareForDream({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { loadTranslations } = useApp();
  const errorToast = useErrorToast();
  const [care, setCare] = useState<Pick<Parameters<CareScreen>[0], "resources"> & { Screen: CareScreen }>();
  const [text, setText] = useState<string | null>(null);
  const closed = care === undefined;
  // The editor of a text takes the focus itself.
  useChange(closed, () => closed && text === null && document.getElementById(FRAME_ID)?.focus());

  async function show(refusal: Error, changed: string | null): Promise<void> {
    if (!(refusal instanceof ApiError) || refusal.code !== "care_needed") return errorToast(refusal);
    try {
      const [{ CareScreen: Screen, careResourcesOf }] = await Promise.all([
        loadCareScreen(),
        loadTranslations(["dashboard"]),
      ]);
      setText(changed);
      setCare({ Screen, resources: careResourcesOf(refusal)! });
    } catch {
      errorToast(refusal);
    }
  }

  if (care) {
    return (
      <care.Screen
        lede={t("detail:care.text")}
        back={t("detail:care.back")}
        resources={care.resources}
        onBack={() => setCare(undefined)}
      />
    );
  }
  return (
    <ShowRefusal value={(refusal, changed) => void show(refusal, changed ?? null)}>
      <RefusedText value={text}>{children}</RefusedText>
    </ShowRefusal>
  );
}
