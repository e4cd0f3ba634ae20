import type { TestStore } from "./database.ts";

/** The figures of the traffic worked out anew from single page views, as the roll-ups must have them. */
export interface RawTraffic {
  days: { day: string; visitors: number; views: number; visits: number; bounces: number; duration: number }[];
  labels: { kind: string; label: string; count: number }[];
}

interface View {
  day: string;
  visitor: string;
  at: string;
  path: string;
  source: string;
  country: string;
  device: string;
}

/** A visit ends where its visitor does nothing for this long. */
const VISIT_GAP_MS = 1_800_000;

export async function readRawTraffic({ rows }: Pick<TestStore, "rows">): Promise<RawTraffic> {
  const views = await rows<View>("SELECT * FROM page_views ORDER BY at, id");
  /** Times of the views of each visit, by day and visitor. */
  const visits = new Map<string, number[][]>();
  const counts = new Map<string, number>();
  const count = (kind: string, label: string) =>
    counts.set(`${kind} ${label}`, (counts.get(`${kind} ${label}`) ?? 0) + 1);
  for (const { day, visitor, at, path, source, country, device } of views) {
    const key = `${day} ${visitor}`;
    const own = visits.get(key) ?? [];
    visits.set(key, own);
    const ms = Date.parse(at);
    const last = own.at(-1)?.at(-1);
    count("page", path);
    if (last !== undefined && ms - last < VISIT_GAP_MS) {
      own.at(-1)!.push(ms);
      continue;
    }
    own.push([ms]);
    for (const [kind, label] of Object.entries({ source, country, device })) count(kind, label);
  }
  const days = [...new Set(views.map((view) => view.day))].sort().map((day) => {
    const visitors = [...visits].filter(([key]) => key.startsWith(`${day} `)).map(([, own]) => own);
    const all = visitors.flat();
    return {
      day,
      visitors: visitors.length,
      views: all.flat().length,
      visits: all.length,
      bounces: all.filter((visit) => visit.length === 1).length,
      duration: all.reduce((sum, visit) => sum + visit.at(-1)! - visit[0]!, 0),
    };
  });
  const labels = [...counts].sort().map(([key, count]) => {
    const [kind, label] = key.split(" ") as [string, string];
    return { kind, label, count };
  });
  return { days, labels };
}
