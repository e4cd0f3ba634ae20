import type { Database } from "better-sqlite3";

/** The figures of the traffic worked out anew from single page views, as the roll-ups must have them. */
export interface RawTraffic {
  days: { day: string; visitors: number; views: number; visits: number; bounces: number; duration: number }[];
  labels: { kind: string; label: string; count: number }[];
}

const CUT = `
  timed AS (
    SELECT *, CAST(ROUND(unixepoch(at, 'subsec') * 1000) AS INTEGER) AS ms FROM page_views
    WHERE day BETWEEN :from AND :to),
  spaced AS (
    SELECT *, ms - LAG(ms) OVER (PARTITION BY day, visitor ORDER BY ms, id) AS gap FROM timed),
  begun AS MATERIALIZED (SELECT *, gap IS NULL OR gap >= 1800000 AS first FROM spaced)`;

export function readRawTraffic(sqlite: Database, from: string, to: string): RawTraffic {
  const days = sqlite
    .prepare(`
      WITH ${CUT},
      numbered AS (
        SELECT day, visitor, ms, SUM(first) OVER (PARTITION BY day, visitor ORDER BY ms, id) AS nth FROM begun),
      whole AS (
        SELECT day, visitor, COUNT(*) AS views, MAX(ms) - MIN(ms) AS duration
        FROM numbered GROUP BY day, visitor, nth)
      SELECT day, COUNT(DISTINCT visitor) AS visitors, SUM(views) AS views, COUNT(*) AS visits,
        SUM(views = 1) AS bounces, SUM(duration) AS duration
      FROM whole GROUP BY day ORDER BY day`)
    .all({ from, to });
  const labels = sqlite
    .prepare(`
      WITH ${CUT}
      SELECT 'page' AS kind, path AS label, COUNT(*) AS count FROM begun GROUP BY path
      UNION ALL SELECT 'source', source, COUNT(*) FROM begun WHERE first GROUP BY source
      UNION ALL SELECT 'country', country, COUNT(*) FROM begun WHERE first GROUP BY country
      UNION ALL SELECT 'device', device, COUNT(*) FROM begun WHERE first GROUP BY device
      ORDER BY 1, 2`)
    .all({ from, to });
  return { days, labels } as RawTraffic;
}
