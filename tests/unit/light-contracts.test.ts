import { expect, it } from "vitest";
import { lightContracts, withoutSchemas } from "../../scripts/vite-contracts.ts";

it("a contract keeps its method and path alone, and an unused schema can be removed", () => {
  const source = [
    "const body = z.object({ text: z.string() });",
    'export const send = endpoint({ method: "POST", path: "/api/x/:id", access: "user", body, status: 200, reply: z.object({ a: z.int() }) });',
    'export const read = endpoint({ summary: "path: no", method: "GET", path: "/api/y", reply: z.unknown() });',
    "export const LIMIT = 3;",
    "const fields = { night: nightSchema.optional() };",
  ].join("\n");
  expect(withoutSchemas("shared/x.ts", source).split("\n")).toEqual([
    "const body = /* @__PURE__ */ (() => (z.object({ text: z.string() })))();",
    'export const send = /* @__PURE__ */ endpoint({ method: "POST", path: "/api/x/:id" });',
    'export const read = /* @__PURE__ */ endpoint({ method: "GET", path: "/api/y" });',
    "export const LIMIT = 3;",
    "const fields = /* @__PURE__ */ (() => ({ night: nightSchema.optional() }))();",
  ]);
});

it("contracts in folders are read too", () => {
  const { filter } = lightContracts().transform as { filter: { id: RegExp } };
  const ids = ["/site/shared/dreams.ts", "/site/shared/admin/users.ts", "/site/client/lib/api.ts"];
  expect(ids.map((id) => filter.id.test(id))).toEqual([true, true, false]);
});
