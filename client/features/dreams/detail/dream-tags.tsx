import { useRef, useState, type KeyboardEvent } from "react";
import type { Dream } from "#shared/dreams.ts";
import { clipGraphemes, OWN_TAG_MAX, OWN_TAGS_MAX } from "#shared/limits.ts";
import { distinctTags, OWN_TAG_UNITS_MAX, toOwnTag } from "#shared/own-tags.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Tag } from "../../../ui/badge.tsx";
import { CloseIcon, icon } from "../../../ui/icons.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { useChangeWithToast } from "./use-change-with-toast.ts";
import styles from "./dream-tags.module.css";

const PlusIcon = icon(<path d="M12 5.5v13M5.5 12h13" />);

interface NewTagProps {
  onAdd: (tag: string) => void;
  onClose: () => void;
}

/** The field of a new tag: Enter and a comma add it, Escape and leaving the field close it. */
function NewTag({ onAdd, onClose }: NewTagProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const add = () => {
    const tag = toOwnTag(typed);
    if (tag !== "") onAdd(tag);
    setTyped("");
  };
  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" || event.key === ",") {
      event.preventDefault();
      if (typed.trim() === "") onClose();
      else add();
    }
    if (event.key === "Escape") onClose();
  }
  return (
    <span className={styles.fresh} data-value={typed || t("detail:tags.name")}>
      <input
        // The button that opened the field had the focus.
        autoFocus
        className={styles.input}
        aria-label={t("detail:tags.name")}
        placeholder={t("detail:tags.name")}
        value={typed}
        dir="auto"
        enterKeyHint="done"
        onChange={({ currentTarget }) =>
          setTyped(clipGraphemes(currentTarget.value, OWN_TAG_MAX, OWN_TAG_UNITS_MAX))
        }
        onKeyDown={press}
        onBlur={() => {
          add();
          onClose();
        }}
      />
    </span>
  );
}

/** The tags of the reading, and those of the user, who adds and removes them. */
export function DreamTags({ dream }: { dream: Dream }) {
  const { t } = useTranslation();
  const toast = useToast();
  const change = useChangeWithToast(dream.id);
  const [adding, setAdding] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { tags, ownTags } = dream;
  const focus = (selector: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());

  function add(tag: string): void {
    if (ownTags.length >= OWN_TAGS_MAX) {
      toast({ title: t("detail:tags.full", { max: OWN_TAGS_MAX }), variant: "destructive" });
      return;
    }
    change((now) => ({ ownTags: distinctTags([...now.ownTags, tag]).slice(0, OWN_TAGS_MAX) }));
  }
  function remove(tag: string, at: number): void {
    change((now) => ({ ownTags: now.ownTags.filter((other) => other !== tag) }));
    // The removed button had the focus.
    focus(ownTags.length > 1 ? `[data-own="${Math.min(at, ownTags.length - 2)}"] button` : "[data-add]");
  }

  return (
    <ul ref={list} className={styles.tags} aria-label={t("detail:sections.tags")}>
      {tags.map((tag) => (
        <li key={tag}>
          <Tag>
            <bdi>{tag}</bdi>
          </Tag>
        </li>
      ))}
      {ownTags.map((tag, at) => (
        <li key={`own ${tag}`} data-own={at}>
          <Tag className={styles.own}>
            <bdi>{tag}</bdi>
            <button
              type="button"
              className={styles.remove}
              aria-label={t("detail:tags.remove", { tag })}
              onClick={() => remove(tag, at)}
            >
              <CloseIcon />
            </button>
          </Tag>
        </li>
      ))}
      <li>
        {adding ? (
          <NewTag
            onAdd={add}
            onClose={() => {
              setAdding(false);
              // Not where the focus has gone on to something else.
              requestAnimationFrame(() => {
                if (document.activeElement === document.body) focus("[data-add]");
              });
            }}
          />
        ) : (
          <button type="button" data-add="" className={styles.add} onClick={() => setAdding(true)}>
            <PlusIcon />
            {t("detail:tags.add")}
          </button>
        )}
      </li>
    </ul>
  );
}
