import { useTranslation } from "../../../i18n/use-translation.ts";
import { ChoiceLinks } from "../../../ui/choice-links.tsx";

interface ViewChoiceProps {
  view: "calendar" | "list";
  className?: string | undefined;
}

/** The two views of the library. */
export function ViewChoice({ view, className }: ViewChoiceProps) {
  const { t } = useTranslation();
  return (
    <ChoiceLinks
      className={className}
      label={t("library:view.label")}
      options={[
        { name: t("library:view.calendar"), to: "/library?view=calendar", current: view === "calendar" },
        { name: t("library:view.list"), to: "/library", current: view === "list" },
      ]}
    />
  );
}
