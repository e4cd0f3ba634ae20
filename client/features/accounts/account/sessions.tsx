import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { endOtherSessions, endSession, provePassword, type SessionInfo } from "#shared/accounts.ts";
import { ApiError } from "../../../lib/api.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { useErrorToast, useToast } from "../../../ui/toasts.tsx";
import { useDates } from "../../dreams/dates.ts";
import { sessionsQuery } from "../queries.ts";
import { PasswordDialog } from "./password-dialog.tsx";
import { Disclosure } from "./disclosure.tsx";
import { LoadError } from "./section.tsx";
import styles from "./account.module.css";

/** Ends a session by its id, or all others for null. `onPasswordNeeded`: the server requires the password first. */
function useEndSession(onPasswordNeeded: (id: string | null) => void) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: async (id: string | null) => {
      if (id === null) await api(endOtherSessions);
      else await api(endSession, { params: { id } });
    },
    onSuccess: (_reply, id) =>
      toast({ title: t(id === null ? "account:sessions.othersEnded" : "account:sessions.ended") }),
    onError: (error, id) => {
      if (error instanceof ApiError && error.code === "invalid_input") onPasswordNeeded(id);
      else showError(error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey }),
  });
}

interface SessionLineProps {
  session: SessionInfo;
  device: string;
  onEnd: () => void;
}

function SessionLine({ session, device, onEnd }: SessionLineProps) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const date = useDates();
  const { country, current, createdAt, lastSeenAt } = session;
  return (
    <li className={styles.line}>
      <span className={styles.rowMain}>
        <span className={styles.device}>
          <bdi>{device}</bdi>
          {current && <Badge tone="ok">{t("account:sessions.current")}</Badge>}
        </span>
        <span className="caption quiet" suppressHydrationWarning>
          {country && (
            <>
              <bdi>{new Intl.DisplayNames(locale, { type: "region" }).of(country)}</bdi>
              {" · "}
            </>
          )}
          {t("account:sessions.since", { date: date(createdAt, "moment") })}
          {" · "}
          {t("account:sessions.seen", { date: date(lastSeenAt, "until") })}
        </span>
      </span>
      {!current && (
        <Button variant="ghost" size="sm" className={styles.quiet} onClick={onEnd}>
          {t("account:sessions.end")}
        </Button>
      )}
    </li>
  );
}

/** Browser and system of a session. */
function useDeviceName(): (session: SessionInfo) => string {
  const { t } = useTranslation();
  return ({ browser, system }) =>
    [browser, system].filter((part) => part !== null).join(", ") || t("account:sessions.unknown");
}

export function Sessions() {
  const { t } = useTranslation();
  const { api } = useApp();
  const query = useQuery(sessionsQuery(api));
  const [asking, setAsking] = useState<{ id: string | null } | null>(null);
  const close = useCallback(() => setAsking(null), []);
  const end = useEndSession((id) => setAsking({ id }));
  const deviceName = useDeviceName();
  const sessions = query.data;
  const current = sessions?.find((session) => session.current);
  return (
    <>
      <PasswordDialog
        id="prove-password"
        open={asking !== null}
        onClose={close}
        title={t("account:sessions.prove")}
        text={t("account:sessions.proveText")}
        confirm={t("account:sessions.proveConfirm")}
        onSubmit={async (password) => {
          await api(provePassword, { body: { password } });
          close();
          if (asking) end.mutate(asking.id);
        }}
      />
      {!sessions ? (
        <LoadError query={query} />
      ) : (
        <Disclosure
          title={t("account:sections.sessions")}
          note={
            <>
              {t("account:sessions.open", { count: sessions.length })}
              {current && (
                <>
                  {" · "}
                  <bdi>{deviceName(current)}</bdi>
                </>
              )}
            </>
          }
        >
          {() => (
            <>
              <ul className={styles.list}>
                {sessions.map((session) => (
                  <SessionLine
                    key={session.id}
                    session={session}
                    device={deviceName(session)}
                    onEnd={() => end.mutate(session.id)}
                  />
                ))}
              </ul>
              {sessions.length > 1 && (
                <Button
                  variant="secondary"
                  size="sm"
                  className={styles.endOthers}
                  busy={end.isPending && end.variables === null}
                  onClick={() => end.mutate(null)}
                >
                  {t("account:sessions.endOthers")}
                </Button>
              )}
            </>
          )}
        </Disclosure>
      )}
    </>
  );
}
