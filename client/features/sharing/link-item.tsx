import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { END_FIELD, endShare, SHARE_CODE_PATH, type Share } from "#shared/shares.ts";
import { numberFormat } from "../../i18n/formats.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { failureText } from "../../lib/api.ts";
import { useApp } from "../../lib/context.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { Button } from "../../ui/button.tsx";
import { CheckIcon, CloseIcon, icon } from "../../ui/icons.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useToast } from "../../ui/toasts.tsx";
import { useDates } from "../dreams/dates.ts";
import { sharesQuery } from "./queries.ts";
import styles from "./link-item.module.css";

const CopyIcon = icon(
  <path d="M8.5 8.5h11v11h-11zM15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2" />,
);
const SendIcon = icon(<path d="M12 14.5V4m-4 4 4-4 4 4M5.5 12v6.5a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1V12" />);

const never = () => () => undefined;
const sharesUrls = () => navigator.canShare?.({ url: location.href }) ?? false;

interface CopyFieldProps {
  /** What the value is, for a screen reader. */
  label: string;
  value: string;
  /** It is the page's first action. */
  primary: boolean;
}

/** A value to be copied, by its button or by hand. */
export function CopyField({ label, value, primary }: CopyFieldProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  return (
    <>
      <div className={styles.address}>
        <input
          className={styles.url}
          aria-label={label}
          value={value}
          readOnly
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
        {hydrated && (
          <Button
            size="sm"
            variant={primary ? "primary" : "secondary"}
            icon={copied ? <CheckIcon /> : <CopyIcon />}
            onClick={() => {
              navigator.clipboard.writeText(value).then(
                () => setCopied(true),
                () => toast({ title: t("links:notCopied"), variant: "destructive" }),
              );
            }}
          >
            {t(copied ? "links:copied" : "links:copy")}
          </Button>
        )}
      </div>
      <p className="sr-only" role="status">
        {copied && t("links:copied")}
      </p>
    </>
  );
}

function Address({ share, url, isNew }: { share: Share; url: string; isNew: boolean }) {
  const { t } = useTranslation();
  const toast = useToast();
  const mayShare = useSyncExternalStore(never, sharesUrls, () => false);
  const codeUrl = SHARE_CODE_PATH.replace(":id", share.id);
  return (
    <>
      <CopyField label={t("links:url", { title: share.title })} value={url} primary={isNew} />
      <div className={styles.quiet}>
        {mayShare && (
          <Button
            size="sm"
            variant="ghost"
            icon={<SendIcon />}
            onClick={() => {
              navigator.share({ title: share.title, url }).catch((error: unknown) => {
                // The user closed the sheet.
                if ((error as Error).name !== "AbortError")
                  toast({ title: t("links:notSent"), variant: "destructive" });
              });
            }}
          >
            {t("links:send")}
          </Button>
        )}
        <details className={styles.code}>
          <summary>{t("links:code")}</summary>
          <img
            src={codeUrl}
            width="220"
            height="220"
            loading="lazy"
            alt={t("links:codeAlt", { title: share.title })}
          />
        </details>
      </div>
    </>
  );
}

interface LinkItemProps {
  share: Share;
  /** Path of the page that its form is sent to without script. */
  page: string;
  /** Names the dream too, in a list of links to several. */
  named?: boolean;
  /** It was made just now, to be copied. */
  isNew?: boolean;
}

/** A link to a dream: its URL, how often it was opened, and its end. */
export function LinkItem({ share, page, named = false, isNew = false }: LinkItemProps) {
  const { t } = useTranslation();
  const { api, locale } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const dates = useDates();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(endShare, { params: { id: share.id } }),
    onSuccess: () => toast({ title: t("links:ended") }),
    onError: (error) =>
      toast({ title: failureText(error, t("common:networkError")), variant: "destructive" }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sharesQuery(api).queryKey }),
  });
  const views = numberFormat(`${locale}-u-nu-latn`).format(share.views);
  const shown = share.parts.map((part) => t(`links:parts.${part}.name`));
  const ends =
    share.state === "open"
      ? share.expiresAt
        ? t("links:until", { date: dates(share.expiresAt, "moment") })
        : t("links:untilEnded")
      : t(`links:${share.state}`);
  return (
    <li className={styles.link} data-share={share.id} data-state={share.state}>
      <div className={styles.about}>
        {named && (
          <h2 className={styles.name}>
            <TextLink to={`/share/${share.dreamId}`}>
              <bdi>{share.title}</bdi>
            </TextLink>
          </h2>
        )}
        <p className="small">
          {shown.join(" · ")}
          {share.name && (
            <>
              {" · "}
              <bdi>{share.name}</bdi>
            </>
          )}
          {share.hasPassword && ` · ${t("links:hasPassword")}`}
        </p>
        <p className="caption quiet" suppressHydrationWarning>
          {ends}
          {share.state !== "refused" && ` · ${t("links:views", { count: views })}`}
        </p>
      </div>
      {share.state === "open" &&
        (share.url ? (
          <Address share={share} url={share.url} isNew={isNew} />
        ) : (
          <p className="small muted">{t("links:lost")}</p>
        ))}
      {share.state !== "refused" && (
        <form
          method="post"
          action={page}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isPending) mutate();
          }}
        >
          <input type="hidden" name={END_FIELD} value={share.id} />
          <Button
            type="submit"
            size="sm"
            variant="ghost"
            className={styles.end}
            icon={<CloseIcon />}
            busy={isPending}
            aria-label={t("links:endOf", { title: share.title })}
          >
            {t(share.state === "open" ? "links:end" : "links:remove")}
          </Button>
        </form>
      )}
    </li>
  );
}
