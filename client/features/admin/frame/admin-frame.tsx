import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { CheckScreen } from "../../../ui/check-screen.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { CloseIcon } from "../../../ui/icons.tsx";
import { LanguageMenu } from "../../../ui/language-menu.tsx";
import { ThemeMenu } from "../../../ui/theme-menu.tsx";
import { meQuery } from "../../accounts/queries.ts";
import { SidebarIcon } from "./admin-icons.tsx";
import { useAccessLoss } from "./access-loss.ts";
import { setSidebarOpen, useSidebarOpen } from "./sidebar-state.ts";
import { Sidebar, type AdminPlace } from "./sidebar.tsx";
import { SkipLink } from "../../../ui/skip-link.tsx";
import styles from "./admin-frame.module.css";

const PHONE = "(max-width: 767px)";

interface AdminFrameProps {
  current: AdminPlace;
  children: ReactNode;
}

/** The sidebar's second face: a sheet over the page of a phone. */
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
    // On the document, after React: a link that is gone before its turn would load the page anew.
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
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [toggle]);
}

function Frame({ current, children }: AdminFrameProps) {
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
            <LanguageMenu />
            <ThemeMenu />
          </div>
        </header>
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

/** What stands around every page of the admin area; nothing shows until it is known that the person may see it. */
export function AdminFrame(props: AdminFrameProps) {
  const { api } = useApp();
  const { data: me } = useQuery(meQuery(api));
  useAccessLoss();
  return me?.user.role === "admin" ? <Frame {...props} /> : <CheckScreen />;
}
