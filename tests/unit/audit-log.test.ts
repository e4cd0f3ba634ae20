import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { ONLY_RECORDS, readAuditLog, recordAuditEntry } from "#server/features/admin/audit-log.ts";
import { freshStores, POSTGRES, type TestStore } from "../support/database.ts";

const openStore = await freshStores();
const time = "2026-03-10T12:00:00.000Z";
let store: TestStore;

beforeEach(async () => {
  store = await openStore();
  for (const id of ["boss", "ayse"]) {
    const account = { id, email: `${id}@example.com`, name: id, password_hash: "x", locale: "tr" as const };
    await store.db
      .insertInto("users")
      .values({ ...account, created_at: time })
      .execute();
  }
});
afterEach(() => store.close());

function act(now = new Date(time)) {
  const admin = { id: "boss", email: "boss@example.com", ip: "192.0.2.1" };
  const before = { name: "Ayşe" };
  return transact(store.db, ONLY_RECORDS, (trx) =>
    recordAuditEntry(trx, {
      admin,
      action: "update_profile",
      targetId: "ayse",
      before,
      reason: "asked for",
      now,
    }),
  );
}
const run = (statement: string) => store.rows(statement);
const read = (query: object = {}) => readAuditLog(store.db, { page: 0, action: "all", q: "", ...query });

describe("the admins' log", () => {
  it.each([
    "DELETE FROM operator_log",
    "UPDATE operator_log SET before = NULL",
    "UPDATE operator_log SET before = NULL, after = NULL, reason = NULL",
    "UPDATE operator_log SET at = '2026-03-11T12:00:00.000Z'",
    "UPDATE operator_log SET operator_email = 'other@example.com'",
    `INSERT ${POSTGRES ? "" : "OR REPLACE "}INTO operator_log (id, at, action, ip) VALUES (1, '2026-03-11T12:00:00.000Z', 'x', 'x')`,
  ])("cannot be changed afterwards: %s", async (statement) => {
    await act();
    await expect(run(statement)).rejects.toThrow(/operator.log/);
    expect((await read()).entries).toHaveLength(1);
  });

  it("lets go of what names a user once their account is gone, and of nothing else", async () => {
    await act();
    await run(`UPDATE users SET email = NULL, deleted_at = '${time}' WHERE id = 'ayse'`);
    await expect(
      run("UPDATE operator_log SET before = NULL, after = NULL, reason = NULL, ip = ''"),
    ).rejects.toThrow(/append-only/);
    await run("UPDATE operator_log SET before = NULL, after = NULL, reason = NULL");
    expect((await read()).entries).toMatchObject([
      {
        operator: { email: "boss@example.com" },
        target: { id: "ayse", email: null },
        before: null,
        reason: null,
      },
    ]);
  });

  it("is read by act, by address of either side, and by day", async () => {
    await act();
    await act(new Date("2026-03-11T23:59:59.999Z"));
    const count = async (query: object) => (await read(query)).total;
    expect(await count({ action: "update_profile" })).toBe(2);
    expect(await count({ action: "ban_user" })).toBe(0);
    expect(await count({ q: "BOSS@" })).toBe(2);
    expect(await count({ q: "ayse" })).toBe(2);
    expect(await count({ q: "fatma" })).toBe(0);
    expect(await count({ from: "2026-03-11", to: "2026-03-11" })).toBe(1);
    expect(await count({ to: "2026-03-10" })).toBe(1);
    expect((await read()).entries.map(({ at }) => at)).toEqual(["2026-03-11T23:59:59.999Z", time]);
  });
});
