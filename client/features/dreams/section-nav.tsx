import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { SECTIONS, type Section } from "./reading-sections.tsx";

/** Follows which of the sections stands in the upper part of the screen. */
function useCurrentSection(shown: readonly Section[]): Section {
  const [current, setCurrent] = useState<Section>("told");
  const ids = shown.join(" ");
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setCurrent(target.id as Section);
      },
      { rootMargin: "-20% 0px -65% 0px" },
    );
    for (const id of ids.split(" ")) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

/** The sections of the page; the disc has risen beside the one being read. */
export function SectionNav({ read }: { read: boolean }) {
  const { t } = useTranslation();
  const shown = read ? SECTIONS : SECTIONS.slice(0, 1);
  const current = useCurrentSection(shown);
  if (shown.length < 2) return null;
  return (
    <nav className="section-nav" aria-label={t("dream:sections.nav")}>
      {shown.map((section) => (
        <a key={section} href={`#${section}`} aria-current={section === current ? "true" : undefined}>
          {t(`dream:sections.${section}`)}
        </a>
      ))}
    </nav>
  );
}
