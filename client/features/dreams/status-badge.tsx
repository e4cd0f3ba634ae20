import type { Dream } from "#shared/dreams.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { badgeOf, type Badge as BadgeName, type PartStates } from "./dream-state.ts";

const TONES = {
  queued: "mist",
  processing: "dawn",
  failed: "danger",
  cancelled: "plain",
  partial: "warn",
  note: "plain",
} as const satisfies Record<BadgeName, string>;

/** A dream's status as one word, nothing where it is done. */
export function StatusBadge({ dream }: { dream: Pick<Dream, "kind" | "status"> & PartStates }) {
  const { t } = useTranslation();
  const name = badgeOf(dream);
  return name && <Badge tone={TONES[name]}>{t(`dream:status.${name}`)}</Badge>;
}
