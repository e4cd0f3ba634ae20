import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { PublicShell } from "../site/public-shell.tsx";

/** Header and footer of the dictionary's pages. `current`: the index itself. */
export function SymbolsShell({ current = false, children }: { current?: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const links = [
    { to: "/#how", text: t("common:nav.how") },
    { to: "/gallery", text: t("common:nav.gallery") },
    { to: "/symbols", text: t("common:footer.symbols"), current },
    { to: "/pricing", text: t("common:footer.pricing") },
  ];
  const action = t("common:nav.dashboard");
  return (
    <PublicShell links={links} getStarted={action} dashboard={action}>
      {children}
    </PublicShell>
  );
}
