import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router-dom";
import { galleryPath } from "#shared/community.ts";
import { reportShared } from "#shared/reports.ts";
import { SHARE_FIELDS, sharedPagePath } from "#shared/shares.ts";
import { PASSWORD_MAX } from "#shared/limits.ts";
import { hasFailed } from "../../lib/failed-query.ts";
import { useApp, useRefusal } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Field, FormError } from "../../ui/field.tsx";
import { GalleryEntry } from "../community/gallery-entry.tsx";
import { GalleryList } from "../community/gallery-list.tsx";
import { ReportForm } from "../reports/report-form.tsx";
import { sharedQuery } from "./queries.ts";
import { OpenDream } from "./scene.tsx";
import { ShownFrame, ShownMessage, ShownPending } from "./shown-frame.tsx";
import styles from "./shared-dream-page.module.css";

function Locked({ id }: { id: string }) {
  const { t } = useTranslation();
  const refusal = useRefusal();
  return (
    <ShownMessage before={t("shared:locked.sent")} title={t("shared:locked.title")}>
      {/* The cookie that it sets belongs to this page alone, so the browser sends it itself. */}
      <form className={styles.form} method="post" action={sharedPagePath(id)}>
        {refusal?.form === "unlock" && refusal.error && <FormError>{refusal.error.message}</FormError>}
        <Field
          label={t("shared:locked.password")}
          hint={t("shared:locked.hint")}
          name={SHARE_FIELDS.password}
          type="password"
          maxLength={PASSWORD_MAX}
          autoComplete="off"
          required
        />
        <Button type="submit">{t("shared:locked.open")}</Button>
      </form>
    </ShownMessage>
  );
}

function Shown({ id }: { id: string }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const query = useQuery(sharedQuery(api, id));
  const { data, isPending, isFetching, refetch } = query;
  if (hasFailed(query)) {
    return (
      <ShownMessage title={t("shared:failure.title")} text={t("shared:failure.text")}>
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t("shared:failure.action")}
        </Button>
      </ShownMessage>
    );
  }
  if (isPending) return <ShownPending />;
  if (!data) return <ShownMessage title={t("shared:ended.title")} text={t("shared:ended.text")} />;
  return data.state === "locked" ? <Locked id={id} /> : <OpenDream dream={data} />;
}

/** Who sees what an open link shows, locked or not, and the way to report it; nothing for a link that has ended. */
function OpenNotes({ id }: { id: string }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const { data } = useQuery({ ...sharedQuery(api, id), enabled: false });
  if (!data) return null;
  return (
    <>
      <p className="caption muted">{t("shared:private")}</p>
      <ReportForm endpoint={reportShared} id={id} page={sharedPagePath(id)} />
    </>
  );
}

/** A dream that its owner shares by a link, with nothing else of the owner. */
function SharedDreamPage({ id }: { id: string }) {
  return (
    <ShownFrame footer={<OpenNotes id={id} />}>
      <Shown id={id} />
    </ShownFrame>
  );
}

/**
 * What users show: by a link, or in the gallery, one dream or a list. In one file, as each has a name in the script of
 * every page.
 */
export default function ShownPage() {
  const { id = "" } = useParams();
  const { pathname } = useLocation();
  if (pathname === sharedPagePath(id)) return <SharedDreamPage id={id} />;
  return pathname === galleryPath(id) ? <GalleryEntry key={id} id={id} /> : <GalleryList />;
}
