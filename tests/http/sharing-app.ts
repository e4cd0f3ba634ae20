import { createSharePictures } from "#server/studio/share/share-pictures.ts";
import { expect } from "vitest";
import type { Share, SharedDream, SharedPart } from "#shared/shares.ts";
import { startTestApp, type SignedInClient, type TestAppOptions } from "../support/app.ts";
import { drawImage } from "../support/engines.ts";
import type { Visitor } from "../support/visitor.ts";

export const TITLE = "Kapı";
export const OWN = "Denizin ortasında zq4gizli bir kapı vardı.";
export const SUMMARY = "“zq4gizli bir kapı” diye başlıyorsun. Rüya bir eşikte durur.";
export const BROWSER = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
};

export const tokenOf = ({ url }: Share) => url!.split("/").at(-1)!;

/** What asks for a link, by default as the form begins. */
export const shareBody = ({
  image = true,
  video = true,
  reading = false,
  words = false,
  ...rest
}: Partial<Record<SharedPart, boolean>> & Record<string, unknown> = {}) => ({
  show: { image, video, reading, words },
  ...(!("expiresAt" in rest) && { expiry: "week" }),
  ...rest,
});

/** A site at a standing clock whose readings quote the dream, and what users and visitors do with links there. */
export async function startSharingApp(options: Pick<TestAppOptions, "passwords" | "env"> = {}) {
  const sharePictures = createSharePictures();
  const site = await startTestApp({
    env: { PUBLIC_URL: "https://dreams.example" },
    ...options,
    now: new Date("2026-11-20T10:00:00.000Z"),
    sharePictures,
    engines: {
      image: { name: "studio", draw: () => drawImage(1600) },
      reading: {
        name: "studio",
        read: async () => ({
          title: TITLE,
          summary: SUMMARY,
          themes: ["eşik"],
          symbols: [{ symbol: "kapı", meaning: "Bir geçiş. Sen “zq4gizli” dedin." }],
          psychologicalAnalysis: "-",
          tags: [],
        }),
      },
    },
  });
  const open = (link: Share, visitor: Pick<Visitor, "get"> = site.visitor()) =>
    visitor.get(`/api/shared/${tokenOf(link)}`, BROWSER);
  return {
    site,
    sharePictures,
    open,
    seen: async (link: Share) => (await open(link)).json as SharedDream,
    advance: (ms: number) => void (site.clock.stopped = new Date(site.clock.now.getTime() + ms)),
    async newOwner(depth: "reading" | "image" | "full" = "image") {
      const owner = await site.signUp({ tokens: 40, name: "Zq4 Sahip", verified: true });
      const dreamId = await owner.submitDream(OWN, { depth });
      await site.finished(dreamId);
      return { owner, dreamId };
    },
    async share(
      owner: SignedInClient,
      dreamId: string,
      input: Parameters<typeof shareBody>[0] = {},
    ): Promise<Share> {
      const { status, json } = await owner.post(`/api/dreams/${dreamId}/shares`, shareBody(input));
      expect({ status, json }).toMatchObject({ status: 201 });
      return json!.share as Share;
    },
  };
}
