import { useEffect, useState } from "react";
import styles from "./section-nav.module.css";

/** Returns the id of the element in the upper part of the window. */
export function useCurrentSection(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0]!);
  const all = ids.join(" ");
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id);
      },
      { rootMargin: "-20% 0px -65% 0px" },
    );
    for (const id of all.split(" ")) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
  return current;
}

interface SectionNavProps {
  label: string;
  /** `id` is that of the section's element. */
  sections: readonly { id: string; name: string }[];
  /** `row`: tabs on one line, above the sections. `list`: a list of contents, on phones too. */
  look?: "aside" | "row" | "list";
}

/** Links to the sections of a long page; marks the current one. */
export function SectionNav({ label, sections, look = "aside" }: SectionNavProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav className={look === "row" ? styles.row : styles.sectionNav} data-look={look} aria-label={label}>
      {sections.map(({ id, name }) => (
        <a
          key={id}
          className={look === "row" ? "rising-disc" : undefined}
          href={`#${id}`}
          aria-current={id === current ? "true" : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
