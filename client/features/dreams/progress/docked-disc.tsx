import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useApp } from "../../../lib/context.tsx";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { unfinishedQuery } from "../queries.ts";

/** Id of the disc's link or button, which gets the focus when the overlay is closed. */
export const DOCKED_ID = "docked-dreams";

const DockedDreams = lazy(() => import("./docked-dreams.tsx"));

/** Loads the disc at the first unfinished dream, and keeps it to announce the end of the last one. */
export function DockedDisc() {
  const { api } = useApp();
  const { data } = useQuery(unfinishedQuery(api));
  const hydrated = useHydrated();
  const [needed, setNeeded] = useState(false);
  if (data?.length && hydrated && !needed) setNeeded(true);
  return (
    needed && (
      <Suspense>
        <DockedDreams id={DOCKED_ID} />
      </Suspense>
    )
  );
}
