import { useMutation, useQueryClient } from "@tanstack/react-query";
import { galleryPath, withdrawEntry, WITHDRAW_FIELD, type OwnEntry } from "#shared/community.ts";
import { numberFormat } from "../../i18n/formats.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { failureText } from "../../lib/api.ts";
import { useApp } from "../../lib/context.tsx";
import { Button } from "../../ui/button.tsx";
import { CloseIcon } from "../../ui/icons.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useToast } from "../../ui/toasts.tsx";
import { useDates } from "../dreams/dates.ts";
import { ownEntriesQuery } from "./queries.ts";
import styles from "./own-entry.module.css";

interface OwnEntryProps {
  entry: OwnEntry;
  /** Path of the page that its form is sent to without script. */
  page: string;
  /** Names the dream too, in a list of several. */
  named?: boolean;
}

/** What became of a dream that the user sent to the gallery, and the way to take it back. */
export function OwnEntryState({ entry, page, named = false }: OwnEntryProps) {
  const { t } = useTranslation();
  const { api, locale } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const dates = useDates();
  const { id, state, title, reason, note, again } = entry;
  const withdrawal = useMutation({
    mutationFn: () => api(withdrawEntry, { params: { id } }),
    onSuccess: () => toast({ title: t("links:gallery.withdrawn") }),
    onError: (error) =>
      toast({ title: failureText(error, t("common:networkError")), variant: "destructive" }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownEntriesQuery(api).queryKey }),
  });
  const date = dates(entry.endedAt ?? entry.shownAt ?? entry.sentAt, "moment");
  const isOpen = state === "waiting" || state === "shown";
  return (
    <div className={styles.entry} data-entry={id} data-state={state}>
      <div className={styles.about}>
        {named && (
          <h3 className={styles.name}>
            <TextLink to={`/share/${entry.dreamId}`}>
              <bdi>{title}</bdi>
            </TextLink>
          </h3>
        )}
        <p className={styles.state} suppressHydrationWarning>
          {t(`links:gallery.state.${state}`, { date })}
        </p>
        {reason && <p className="small">{t(`links:gallery.reasons.${reason}`)}</p>}
        {note && (
          <blockquote className={styles.note} dir="auto">
            {note}
          </blockquote>
        )}
        {state === "refused" && (
          <p className="caption quiet">{t(again ? "links:gallery.again" : "links:gallery.never")}</p>
        )}
        {entry.sentence && (
          <blockquote className={styles.sentence} dir="auto">
            {entry.sentence}
          </blockquote>
        )}
        {state === "shown" && (
          <p className="caption quiet">
            {t("links:gallery.likes", {
              count: numberFormat(`${locale}-u-nu-latn`).format(entry.likes),
            })}
          </p>
        )}
      </div>
      {isOpen && (
        <div className={styles.actions}>
          {state === "shown" && (
            <TextLink className="small" to={galleryPath(id)}>
              {t("links:gallery.open")}
            </TextLink>
          )}
          <form
            method="post"
            action={page}
            onSubmit={(event) => {
              event.preventDefault();
              if (!withdrawal.isPending) withdrawal.mutate();
            }}
          >
            <input type="hidden" name={WITHDRAW_FIELD} value={id} />
            <Button
              type="submit"
              size="sm"
              variant="ghost"
              icon={<CloseIcon />}
              busy={withdrawal.isPending}
              aria-label={t("links:gallery.withdrawOf", { title })}
            >
              {t("links:gallery.withdraw")}
            </Button>
          </form>
        </div>
      )}
    </div>
  );
}
