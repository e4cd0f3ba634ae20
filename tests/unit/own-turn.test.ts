import { expect, it } from "vitest";
import { ownTurn } from "#server/db/own-turn.ts";

it("gives callers of the same moment turns of the event loop of their own", async () => {
  let turn = 0;
  const next = () => {
    turn++;
    immediate = setImmediate(next);
  };
  let immediate = setImmediate(next);
  const turns = await Promise.all(Array.from({ length: 5 }, () => ownTurn().then(() => turn)));
  clearImmediate(immediate);
  expect(new Set(turns).size).toBe(5);
});
