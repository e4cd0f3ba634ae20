import { useSyncExternalStore } from "react";
import { useApp } from "../lib/context.tsx";
import { THEMES, type Theme } from "../lib/page-state.ts";
import { chooseTheme } from "../lib/preferences.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { FlameIcon, MoonIcon, ScreenIcon, SunriseIcon } from "./icons.tsx";
import { Menu, menuItemClass } from "./menu.tsx";
import iconButtonStyles from "./icon-button.module.css";

const ICONS = { night: MoonIcon, dawn: SunriseIcon, red: FlameIcon, system: ScreenIcon };

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** Returns the current theme; before hydration, the theme that the page was rendered with. */
export function useTheme(): Theme {
  const { theme } = useApp();
  return useSyncExternalStore(
    watchTheme,
    () => document.documentElement.dataset.theme as Theme,
    () => theme,
  );
}

export function ThemeChoice() {
  const { t } = useTranslation();
  const current = useTheme();
  return (
    <ul>
      {THEMES.map((theme) => {
        const Icon = ICONS[theme];
        return (
          <li key={theme}>
            <button
              type="button"
              className={menuItemClass}
              data-closes
              aria-pressed={theme === current}
              onClick={() => chooseTheme(theme)}
            >
              <Icon />
              {t(`common:theme.${theme}`)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function ThemeMenu({ className }: { className?: string }) {
  const { t } = useTranslation();
  const current = useTheme();
  const Icon = ICONS[current];
  return (
    <Menu
      className={className}
      label={t("common:theme.current", { name: t(`common:theme.${current}`) })}
      buttonClass={iconButtonStyles.iconBtn}
      button={<Icon />}
    >
      <ThemeChoice />
    </Menu>
  );
}
