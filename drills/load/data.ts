import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { buildScaleData } from "../../bench/scale-data.ts";
import { openSessions, type Players } from "./players.ts";
import { startLoadServer } from "./server.ts";

interface MediaFile {
  name: string;
  file: string;
  bytes: number;
  sha256: string;
  width: number;
  height: number;
}

/** Has the studio make a dream in full, and gives its files to the newest dream of every user. */
async function makeFiles(dataDir: string, templates: string, { users }: Players): Promise<void> {
  const server = await startLoadServer(dataDir);
  const headers = { cookie: users[0]!.cookie, "content-type": "application/json" };
  const dream = { dreamText: "I walked through a house by the sea under snow.", language: "en-US" };
  const init = { method: "POST", headers, body: JSON.stringify(dream) };
  const { id } = ((await (await fetch(`${server.origin}/api/dreams`, init)).json()) as any).dream;
  await (await fetch(`${server.origin}/api/dreams/${id}/events`, { headers })).text();
  await server.stop();

  const sqlite = new Database(join(dataDir, "app.db"));
  const made = sqlite
    .prepare<[string], MediaFile>(
      "SELECT name, file, bytes, sha256, width, height FROM media WHERE dream_id = ?",
    )
    .all(id);
  if (!made.some(({ name }) => name === "video.mp4")) throw new Error("the studio made no film");
  mkdirSync(templates, { recursive: true });
  for (const { file, name } of made) copyFileSync(join(dataDir, "media", file), join(templates, name));
  const change = sqlite.prepare(
    `UPDATE media SET bytes = @bytes, sha256 = @sha256, width = @width, height = @height
     WHERE dream_id = @dreamId AND name = @name`,
  );
  sqlite.transaction(() => {
    for (const { dreamId } of users) for (const row of made) change.run({ ...row, dreamId });
  })();
  sqlite.pragma("wal_checkpoint(TRUNCATE)");
  sqlite.close();
}

/** The files of all users' newest dreams are links to those of one dream. */
function linkFiles(dataDir: string, templates: string): void {
  const sqlite = new Database(join(dataDir, "app.db"), { readonly: true });
  const files = sqlite
    .prepare<[], Pick<MediaFile, "name" | "file">>(
      "SELECT name, file FROM media WHERE sha256 IN (SELECT sha256 FROM media GROUP BY sha256 HAVING COUNT(*) > 1)",
    )
    .all();
  sqlite.close();
  for (const { name, file } of files) {
    const path = join(dataDir, "media", file);
    mkdirSync(dirname(path), { recursive: true });
    linkSync(join(templates, name), path);
  }
}

/** Builds the data of bench/scale.ts in `folder` unless it is there, and returns a copy for one run. */
export async function prepareData(folder: string): Promise<{ dataDir: string; players: Players }> {
  const [scale, prepared, templates] = ["scale", "prepared", "files"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const list = join(folder, "players.json");
  if (!existsSync(join(scale, "app.db"))) await buildScaleData(scale);
  const copy = (from: string, to: string) => {
    rmSync(to, { recursive: true, force: true });
    mkdirSync(to, { recursive: true, mode: 0o700 });
    for (const file of ["app.db", "session-secret"]) copyFileSync(join(from, file), join(to, file));
  };
  if (!existsSync(list)) {
    copy(scale, prepared);
    const secret = readFileSync(join(scale, "session-secret"), "utf8");
    const players = await openSessions(join(prepared, "app.db"), secret);
    await makeFiles(prepared, templates, players);
    // Written last: without it, an interrupted preparation begins anew.
    writeFileSync(list, JSON.stringify(players));
  }
  const dataDir = join(folder, "run");
  copy(prepared, dataDir);
  linkFiles(dataDir, templates);
  return { dataDir, players: JSON.parse(readFileSync(list, "utf8")) as Players };
}
