import { useEffect, useState } from "react";
import styles from "./section-nav.module.css";

/** Returns the id of the section in the upper part of the window; of several, the last one. */
export function useCurrentSection(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0]!);
  // Each render has a new array of the same ids.
  const joined = ids.join(" ");
  useEffect(() => {
    const order = joined.split(" ");
    const inside = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inside.add(target.id);
          else inside.delete(target.id);
        }
        const last = order.findLast((id) => inside.has(id));
        if (last !== undefined) setCurrent(last);
      },
      { rootMargin: "-20% 0px -65% 0px" },
    );
    const missing = new Set(order);
    function observeFound(): void {
      for (const id of missing) {
        const section = document.getElementById(id);
        if (!section) continue;
        observer.observe(section);
        missing.delete(id);
      }
      if (missing.size === 0) additions.disconnect();
    }
    // The script of a section may load after the page.
    const additions = new MutationObserver(observeFound);
    additions.observe(document.body, { childList: true, subtree: true });
    observeFound();
    return () => {
      additions.disconnect();
      observer.disconnect();
    };
  }, [joined]);
  return current;
}

interface SectionNavProps {
  label: string;
  /** `id` is that of the section's element. */
  sections: readonly { id: string; name: string }[];
  /** `row`: tabs on one line, above the sections. `list`: one link below another. */
  look: "row" | "list";
}

/** Links to the sections of a long page; marks the current one. */
export function SectionNav({ label, sections, look }: SectionNavProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav className={look === "row" ? styles.row : styles.list} aria-label={label}>
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
