import { lazy, Suspense, use, useState } from "react";
import type { Dream } from "#shared/dreams.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { RefusedText } from "./care-for-dream.tsx";
import { Section, Words } from "./dream-text-section.tsx";
import { DreamWords } from "./later-parts.ts";
import styles from "./text-editor.module.css";

const TextEditor = lazy(() => import("./text-editor.tsx"));

function DreamTextSection({ dream }: { dream: Dream }) {
  const words = <Words dream={dream}>{dream.dreamText}</Words>;
  return (
    <Section id="dream" heading="h2">
      <Suspense fallback={words}>
        <DreamWords dream={dream} />
      </Suspense>
    </Section>
  );
}

/** The text of a dream, which is edited in its place until something is made from it. */
export function DreamText({ dream }: { dream: Dream }) {
  const { t } = useTranslation();
  // After the care screen, the text that it was about is edited on.
  const [editing, setEditing] = useState(use(RefusedText) !== null);
  if (!dream.editable) return <DreamTextSection dream={dream} />;
  if (editing) {
    return (
      <Suspense fallback={<DreamTextSection dream={dream} />}>
        <TextEditor dream={dream} onClose={() => setEditing(false)} />
      </Suspense>
    );
  }
  return (
    <>
      <DreamTextSection dream={dream} />
      <Button variant="ghost" size="sm" className={styles.edit} onClick={() => setEditing(true)}>
        {t("detail:text.edit")}
      </Button>
    </>
  );
}
