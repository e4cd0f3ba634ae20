import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import {
  shareFileName,
  sharePicturePath,
  sharePictureUrl,
  SHARE_SIZES,
  type ShareShape,
  type ShareWords,
} from "#shared/share-pictures.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { DownloadIcon, icon } from "../../../ui/icons.tsx";
import type { MediaState } from "../dream-image.tsx";
import styles from "./share-picture.module.css";

const SendIcon = icon(<path d="M12 14.5V4m-4 4 4-4 4 4M5.5 12v6.5a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1V12" />);

const never = () => () => undefined;
/** Whether the system can pass a picture on to another program. */
function sharesFiles(): boolean {
  return navigator.canShare?.({ files: [new File([], "a.jpg", { type: "image/jpeg" })] }) ?? false;
}

/** Fetches the picture, which the browser has from its preview, and opens the system's share sheet. */
async function sharePicture(url: string, name: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the picture was refused with ${response.status}`);
  const file = new File([await response.blob()], name, { type: "image/jpeg" });
  await navigator.share({ files: [file] }).catch((error: unknown) => {
    // The user closed the sheet.
    if ((error as Error).name !== "AbortError") throw error;
  });
}

interface SharePictureProps {
  dreamId: string;
  title: string;
  shape: ShareShape;
  words: ShareWords;
}

/** A picture as it is drawn, with its download. Without script the form around it sends the chosen words. */
export function SharePicture({ dreamId, title, shape, words }: SharePictureProps) {
  const { t } = useTranslation();
  const mayShare = useSyncExternalStore(never, sharesFiles, () => false);
  const [state, setState] = useState<MediaState>("loading");
  const [sharing, setSharing] = useState<"no" | "busy" | "failed">("no");
  const [attempt, setAttempt] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  const { width, height } = SHARE_SIZES[shape];
  const url = sharePictureUrl(dreamId, shape, words);

  const settle = useEffectEvent(() => {
    const { complete, naturalWidth } = image.current!;
    setState(!complete ? "loading" : naturalWidth === 0 ? "broken" : "ready");
  });
  // The picture may have loaded or failed before hydration.
  useEffect(() => settle(), []);

  return (
    <figure className={styles.picture} data-shape={shape}>
      <div className={styles.frame} data-state={state} aria-busy={state === "loading"}>
        <img
          ref={image}
          key={attempt}
          src={url}
          width={width}
          height={height}
          alt={t(`share:${shape}.alt`, { title })}
          onLoad={() => setState("ready")}
          onError={() => setState("broken")}
        />
        {state === "broken" && (
          <div className={styles.broken} role="alert">
            <p className="small">{t("share:failed")}</p>
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                setState("loading");
                setAttempt(attempt + 1);
              }}
            >
              {t("share:again")}
            </Button>
          </div>
        )}
      </div>
      <figcaption>
        <span className="small">
          {t(`share:${shape}.name`)} <bdi className="num quiet">{`${width} × ${height}`}</bdi>
        </span>
        {mayShare && (
          <Button
            size="sm"
            variant="secondary"
            icon={<SendIcon />}
            busy={sharing === "busy"}
            onClick={() => {
              setSharing("busy");
              sharePicture(url, shareFileName(title, shape)).then(
                () => setSharing("no"),
                () => setSharing("failed"),
              );
            }}
          >
            {t(`share:${shape}.send`)}
          </Button>
        )}
        <button
          className={buttonClass({ variant: mayShare ? "ghost" : "secondary", size: "sm" })}
          formAction={sharePicturePath(dreamId, shape)}
        >
          <DownloadIcon />
          <span>{t(`share:${shape}.download`)}</span>
        </button>
        {sharing === "failed" && (
          <p className="small" role="alert">
            {t("share:sendFailed")}
          </p>
        )}
      </figcaption>
    </figure>
  );
}
