import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { endOtherSessions, endSession, type SessionInfo } from "#shared/accounts.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { useErrorToast, useToast } from "../../../ui/toasts.tsx";
import { useDates } from "../../dreams/dates.ts";
import { sessionsQuery } from "../queries.ts";
import { Disclosure } from "./disclosure.tsx";
import { LoadError } from "./section.tsx";
import { useProof } from "./use-proof.tsx";
import styles from "./account.module.css";

/** Ends a session by its id, or all others for null. `proof` asks for the password where the server requires it. */
function useEndSession(proof: ReturnType<typeof useProof>) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const showError = useErrorToast();
  const end = useMutation({
    mutationFn: async (id: string | null) => {
      if (id === null) await api(endOtherSessions);
      else await api(endSession, { params: { id } });
    },
    onSuccess: (_reply, id) =>
      toast({ title: t(id === null ? "account:sessions.othersEnded" : "account:sessions.ended") }),
    onError: (error, id) => {
      if (!proof.asks(error, () => end.mutate(id))) showError(error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery(api).queryKey }),
  });
  return end;
}

interface SessionLineProps {
  session: SessionInfo;
  device: string;
  ending: boolean;
  onEnd: () => void;
}

function SessionLine({ session, device, ending, onEnd }: SessionLineProps) {
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
        <Button variant="ghost" size="sm" className={styles.quiet} busy={ending} onClick={onEnd}>
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
  const proof = useProof("prove-password", t("account:sessions.proveText"));
  const end = useEndSession(proof);
  const deviceName = useDeviceName();
  const sessions = query.data;
  const current = sessions?.find((session) => session.current);
  return (
    <>
      {proof.question}
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
                    ending={end.isPending && end.variables === session.id}
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
