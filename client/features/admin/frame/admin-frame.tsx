import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject } from "react";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { CheckScreen } from "../../../ui/loading.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { CloseIcon } from "../../../ui/icons.tsx";
import { LanguageMenu } from "../../../ui/language-menu.tsx";
import { ToastStrip } from "../../../ui/toasts.tsx";
import { ThemeMenu } from "../../../ui/theme-menu.tsx";
import { meQuery } from "../../accounts/queries.ts";
import { DockedDisc } from "../../dreams/progress/docked-disc.tsx";
import { SidebarIcon } from "./admin-icons.tsx";
import { useAccessLoss } from "./access-loss.ts";
import { setSidebarOpen, useSidebarOpen } from "./sidebar-state.ts";
import { Sidebar, type AdminPageName } from "./sidebar.tsx";
import { SkipLink } from "../../../ui/skip-link.tsx";
import styles from "./admin-frame.module.css";

const PHONE = "(max-width: 767px)";

/** State of the sheet that shows the sidebar on phones. */
function useSheet(sheet: RefObject<HTMLDialogElement | null>) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const dialog = sheet.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    dialog.addEventListener("close", () => setOpen(false), { signal });
    // On the document, so after React: a link that is removed before React handles the click would reload the page.
    document.addEventListener(
      "click",
      ({ target }) => {
        if (target === dialog || (target as Element).closest("a")) setOpen(false);
      },
      { signal },
    );
    return () => listening.abort();
  }, [open, sheet]);
  return [open, setOpen] as const;
}

function useShortcut(toggle: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== "b") return;
      event.preventDefault();
      if (!event.repeat) toggle();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [toggle]);
}

function Frame({ current, children }: { current: AdminPageName; children: ReactNode }) {
  const { t } = useTranslation();
  const open = useSidebarOpen();
  const sheet = useRef<HTMLDialogElement>(null);
  const [sheetOpen, setSheetOpen] = useSheet(sheet);
  const toggle = () => {
    if (matchMedia(PHONE).matches) setSheetOpen(!sheetOpen);
    else setSidebarOpen(!open);
  };
  useShortcut(toggle);
  return (
    <div className={styles.admin} data-sidebar={open ? "open" : "narrow"}>
      <SkipLink />
      <aside className={styles.side}>
        <Sidebar current={current} narrow={!open} />
      </aside>
      <div className={styles.body}>
        <header className={styles.top}>
          <IconButton
            label={t("admin:nav.toggle")}
            icon={<SidebarIcon />}
            aria-keyshortcuts="Control+B Meta+B"
            onClick={toggle}
          />
          <Badge tone="dawn" className={styles.mode}>
            {t("admin:mode")}
          </Badge>
          <div className={styles.topEnd}>
            <DockedDisc />
            <LanguageMenu />
            <ThemeMenu />
          </div>
        </header>
        <ToastStrip className={styles.toasts} contentClass={styles.toast} />
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <dialog ref={sheet} className={styles.sheet} aria-label={t("admin:nav.label")}>
        {sheetOpen && (
          <div className={styles.sheetBody}>
            <Sidebar current={current} />
            <IconButton
              className={styles.sheetClose}
              label={t("common:close")}
              icon={<CloseIcon />}
              onClick={() => setSheetOpen(false)}
            />
          </div>
        )}
      </dialog>
    </div>
  );
}

/** A page of the admin area in its frame; neither is rendered until the user is known to be an admin. */
export function adminPage(current: AdminPageName, Page: ComponentType): ComponentType {
  return function AdminPage() {
    const { api } = useApp();
    const { data: me } = useQuery(meQuery(api));
    useAccessLoss();
    if (me?.user.role !== "admin") return <CheckScreen />;
    return (
      <Frame current={current}>
        <Page />
      </Frame>
    );
  };
}
