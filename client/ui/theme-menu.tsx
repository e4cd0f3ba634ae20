import { THEMES, type Theme } from "../lib/page-state.ts";
import { chooseTheme } from "../lib/preferences.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { MoonIcon, ScreenIcon, SunriseIcon } from "./icons.tsx";
import { Menu, menuItemClass } from "./menu.tsx";
import { useTheme } from "../lib/theme.ts";
import iconButtonStyles from "./icon-button.module.css";

const ICONS = { night: MoonIcon, dawn: SunriseIcon, system: ScreenIcon } satisfies Record<
  Theme,
  typeof MoonIcon
>;

/** Night, dawn, or as the device says. */
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

/** The theme picker of the header. */
export function ThemeMenu({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const current = useTheme();
  const Icon = ICONS[current];
  return (
    <Menu
      {...(className && { className })}
      label={t("common:theme.current", { name: t(`common:theme.${current}`) })}
      buttonClass={iconButtonStyles.iconBtn}
      button={<Icon />}
    >
      <ThemeChoice />
    </Menu>
  );
}
