import styles from "./unlock-dialog.module.css";

export interface Notice {
  title: string;
  text: string;
  failed?: boolean;
}

/** The strip below the sky of the dialog, announced when it changes. */
export function DialogNotice({ notice }: { notice: Notice | null }) {
  return (
    <div role={notice?.failed ? "alert" : "status"}>
      {notice && (
        <p className={styles.notice} data-failed={notice.failed ? "" : undefined}>
          <i aria-hidden="true" />
          <b>{notice.title}</b> <span>{notice.text}</span>
        </p>
      )}
    </div>
  );
}
