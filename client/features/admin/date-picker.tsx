import { useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useAdminDates } from "./admin-dates.ts";
import { Calendar, type CalendarProps } from "./calendar.tsx";
import { CalendarIcon } from "./frame/admin-icons.tsx";
import fieldStyles from "../../ui/field.module.css";
import styles from "./date-picker.module.css";

const GAP_PX = 8;

/** Places the layer below the button, or above it where there is no room, within the window. */
function place(button: HTMLElement, layer: HTMLElement): void {
  const box = button.getBoundingClientRect();
  const { width, height } = layer.getBoundingClientRect();
  const rtl = getComputedStyle(button).direction === "rtl";
  const left = Math.min(rtl ? box.right - width : box.left, innerWidth - width - GAP_PX);
  const below = box.bottom + GAP_PX;
  const top = below + height + GAP_PX <= innerHeight ? below : box.top - GAP_PX - height;
  layer.style.left = `${Math.max(GAP_PX, left)}px`;
  layer.style.top = `${Math.max(GAP_PX, top)}px`;
}

interface DatePickerProps extends CalendarProps {
  label: string;
  id?: string;
  "aria-describedby"?: string | undefined;
  className?: string;
  /** A dialog around it moves the focus here when it opens. */
  focusFirst?: boolean;
}

/** A button that shows a date in the language of the page, and opens a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { label, className, focusFirst, value, min, max, onChoose } = props;
  const { t } = useTranslation();
  const dates = useAdminDates();
  const layerId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const update = () => place(button.current!, layer.current!);
    const options = { signal: listening.signal, capture: true, passive: true };
    addEventListener("scroll", update, options);
    addEventListener("resize", update, options);
    update();
    return () => listening.abort();
  }, [open]);
  const text = value ? dates.calendarDay(value) : t("admin:filter.choose");
  return (
    <>
      <button
        ref={button}
        type="button"
        id={props.id}
        aria-describedby={props["aria-describedby"]}
        className={[fieldStyles.input, styles.button, className].filter(Boolean).join(" ")}
        aria-label={`${label}: ${text}`}
        aria-haspopup="dialog"
        popoverTarget={layerId}
        data-empty={value === "" || undefined}
        data-first-focus={focusFirst ? "" : undefined}
      >
        <span>{text}</span>
        <CalendarIcon />
      </button>
      <div
        ref={layer}
        id={layerId}
        className={styles.layer}
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={({ newState }) => setOpen(newState === "open")}
      >
        {open && (
          <Calendar
            value={value}
            min={min}
            max={max}
            onChoose={(day) => {
              onChoose(day);
              layer.current!.hidePopover();
              button.current!.focus();
            }}
          />
        )}
      </div>
    </>
  );
}
