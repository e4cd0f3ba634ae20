import { lazy, Suspense, useState, type ComponentType, type ReactNode } from "react";
import { useApp } from "../../lib/context.tsx";

interface LazyPartProps {
  load: () => Promise<{ default: ComponentType }>;
  /** In its place until it is there. */
  children?: ReactNode;
}

/** A part of a page whose script and texts are loaded after the page. */
export function LazyPart({ load, children }: LazyPartProps) {
  const { loadTranslations } = useApp();
  const [Part] = useState(() =>
    lazy(async () => {
      const [module] = await Promise.all([load(), loadTranslations(["alerts"])]);
      return module;
    }),
  );
  return (
    <Suspense fallback={children}>
      <Part />
    </Suspense>
  );
}
