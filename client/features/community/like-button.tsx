import { useMutation, useQueryClient } from "@tanstack/react-query";
import { galleryPath, LIKE_FIELD, likeEntry } from "#shared/community.ts";
import { numberFormat } from "../../i18n/formats.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useApp } from "../../lib/context.tsx";
import { Button } from "../../ui/button.tsx";
import { useErrorToast } from "../../ui/toasts.tsx";
import { LikeIcon } from "./like-icon.tsx";
import { entryQuery } from "./queries.ts";
import styles from "./like-button.module.css";

/** Likes a dream, or no longer. A visitor's like is known by the browser's cookie, which the page does not read. */
export function LikeButton({ id, likes, liked }: { id: string; likes: number; liked: boolean }) {
  const { t } = useTranslation();
  const { api, locale } = useApp();
  const queryClient = useQueryClient();
  const showError = useErrorToast();
  const like = useMutation({
    mutationFn: (wanted: boolean) => api(likeEntry, { params: { id }, body: { liked: wanted } }),
    onSuccess: (now) => {
      // For the page that is opened again. A reading that is under way would bring an older state.
      const { queryKey } = entryQuery(api, locale, id);
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (entry) => entry && { ...entry, ...now });
    },
    onError: (error) => showError(error),
  });
  const now = like.data ?? { likes, liked };
  return (
    <form
      method="post"
      action={galleryPath(id)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!like.isPending) like.mutate(!now.liked);
      }}
    >
      <input type="hidden" name={LIKE_FIELD} value={now.liked ? "0" : "1"} />
      <Button
        type="submit"
        variant="secondary"
        className={styles.like}
        icon={<LikeIcon />}
        aria-pressed={now.liked}
        busy={like.isPending}
      >
        {t("gallery:shown.like")}
        <span className="num" role="status">
          {numberFormat(`${locale}-u-nu-latn`).format(now.likes)}
        </span>
      </Button>
    </form>
  );
}
