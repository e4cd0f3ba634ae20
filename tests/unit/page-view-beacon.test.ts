import { expect, it } from "vitest";
import { PAGE_VIEW_PATH } from "#client/boot/page-views.ts";
import { recordPageView } from "#shared/analytics.ts";

it("page views are told to the endpoint that counts them", () => {
  expect(PAGE_VIEW_PATH).toBe(recordPageView.path);
});
