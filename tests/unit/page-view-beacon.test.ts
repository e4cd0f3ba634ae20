import { expect, it } from "vitest";
import { PAGE_VIEW_PATH, isAdminPath } from "#client/app/beacon.ts";
import { recordPageView } from "#shared/analytics.ts";

it("page views are told to the endpoint that counts them", () => {
  expect(PAGE_VIEW_PATH).toBe(recordPageView.path);
});

it("only whole addresses of the admin area are left out", () => {
  expect(["/admin", "/admin/users", "/administer", "/pricing", "/"].filter(isAdminPath)).toEqual([
    "/admin",
    "/admin/users",
  ]);
});
