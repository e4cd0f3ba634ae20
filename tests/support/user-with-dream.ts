import { transact } from "#server/db/transaction.ts";
import { grant } from "#server/features/credits/credits.ts";
import type { Depth } from "#shared/dreams.ts";
import { signUpOverHttp } from "./api-client.ts";
import type { Site } from "./browser-setup.ts";
import { openStoreOf } from "./database.ts";

type Credentials = Awaited<ReturnType<typeof signUpOverHttp>>;

/** Signs a user up on a running server and gives them credits in its database. */
export async function signUpWithCredits(site: Site, email: string, credits: number): Promise<Credentials> {
  const user = await signUpOverHttp(site.origin, email);
  const store = await openStoreOf(site);
  const lot = {
    userId: user.userId,
    source: "admin",
    sourceRef: email,
    tokens: credits,
    expiresAt: null,
  } as const;
  await transact(store.db, { user: lot.userId }, (trx) => grant(trx, { ...lot, now: new Date() }));
  await store.close();
  return user;
}

/** Submits a dream in Turkish; resolves to its id at once. */
export async function sendDream({ send }: Credentials, dreamText: string, depth: Depth): Promise<string> {
  const { json } = await send("POST", "/api/dreams", { dreamText, language: "tr", depth });
  return (json.dream as { id: string }).id;
}

/** Submits a dream in Turkish; resolves to its id once it is done. */
export async function makeDream(user: Credentials, dreamText: string, depth: Depth): Promise<string> {
  const id = await sendDream(user, dreamText, depth);
  for (;;) {
    const { json } = await user.send("GET", `/api/dreams/${id}`);
    if ((json.dream as { status: string }).status === "done") return id;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
