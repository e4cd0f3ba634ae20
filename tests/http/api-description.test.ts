import { afterAll, beforeAll, expect, it } from "vitest";
import { describeCalls, type Description } from "#server/features/site/api-reference.ts";
import { v1Path } from "#shared/endpoint.ts";
import { ENDPOINTS } from "#shared/endpoints.ts";
import { startTestApp, type TestApp } from "../support/app.ts";

let site: TestApp;
let description: Required<Description>;
beforeAll(async () => {
  site = await startTestApp({ running: false });
  description = (await site.visitor().get("/api/openapi.json")).json as unknown as Required<Description>;
});
afterAll(() => site.close());

it("gives each call a name of its own, and those of keys the names that programs know", () => {
  const all = Object.entries(description.paths).flatMap(([path, calls]) =>
    Object.values(calls).map(({ operationId }) => ({ path, operationId })),
  );
  const names = all.map(({ operationId }) => operationId);
  expect(names.filter((name) => !/^[a-z][A-Za-z0-9]*$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  const ofKeys = all.filter(({ path }) => path.startsWith("/api/v1/"));
  // A name that is missing here would break the programs of users: names are only added.
  expect(ofKeys.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining([
      "deleteDreamsBin",
      "deleteDreamsById",
      "getConfig",
      "getDreams",
      "getDreamsBin",
      "getDreamsById",
      "getDreamsByIdEvents",
      "getDreamsByIdLenses",
      "getDreamsCalendar",
      "getDreamsCalendarNight",
      "patchDreamsById",
      "postDreams",
      "postDreamsByIdCancel",
      "postDreamsByIdLenses",
      "postDreamsByIdParts",
      "postDreamsByIdRestore",
      "postDreamsByIdRetry",
      "postDreamsNotes",
    ]),
  );
});

it("says of each call what comes back, also where that is a file, nothing or a refusal", () => {
  const silent = Object.entries(description.paths).flatMap(([path, calls]) =>
    Object.entries(calls)
      .filter(
        ([, { responses }]) =>
          !responses["4XX"] || !Object.keys(responses).some((status) => status.startsWith("2")),
      )
      .map(([method]) => `${method} ${path}`),
  );
  expect(silent).toEqual([]);
  const repliesOf = (path: string, method: string) => description.paths[path]![method]!.responses;
  expect(repliesOf("/api/v1/dreams/{id}/events", "get")["200"]!.content).toHaveProperty([
    "text/event-stream",
  ]);
  expect(repliesOf("/api/v1/dreams/{id}", "delete")["204"]!.content).toBeUndefined();
  expect(repliesOf("/api/account/export", "get")["200"]!.content).toHaveProperty(["application/zip"]);
});

it("lists null among the values of what may be null", () => {
  const { requestBody } = description.paths["/api/v1/dreams/{id}"]!.patch!;
  const { mood } = requestBody!.content!["application/json"]!.schema!.properties!;
  expect(mood).toMatchObject({ nullable: true, enum: expect.arrayContaining(["calm", null]) });
});

it("gives the limits of a dream's text", () => {
  const { requestBody } = description.paths["/api/v1/dreams"]!.post!;
  expect(requestBody?.content?.["application/json"]?.schema?.properties?.dreamText).toEqual({
    type: "string",
    minLength: 10,
    maxLength: 2000,
  });
});

it("is drawn with every call of keys, its right, its parameters and its types", async () => {
  const { calls, types } = describeCalls(description);
  const wanted = ENDPOINTS.filter(({ key }) => key).map(
    ({ method, path }) => `${method} ${v1Path(path).replace(/:(\w+)/g, "{$1}")}`,
  );
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(expect.arrayContaining(wanted));
  const byId = Object.fromEntries(calls.map((call) => [call.id, call]));
  expect(byId.getDreams).toMatchObject({ right: "read", status: "200" });
  expect(byId.getDreams!.parameters).toContainEqual({
    name: "limit",
    required: false,
    type: "number",
  });
  expect(byId.getDreams!.reply).toContain("  nextCursor?: string | null;\n");
  expect(byId.postDreams!.body).toContain('  depth?: "reading" | "image" | "full";\n');
  expect(byId.getDreamsById!.reply).toBe("{\n  dream: Dream;\n}");
  expect(byId.getDreams!.reply).toContain("      ranges: [number, number][];\n");
  expect(byId.getConfig!.reply).toContain('    video: Record<"480p" | "720p" | "1080p", number>;\n');
  expect(byId.getPatterns!.reply).toBe("// See /api/openapi.json");
  expect(types).toEqual([
    { name: "Dream", type: expect.stringContaining("    reading: Part;\n") },
    { name: "Part", type: expect.stringContaining("  failedAttempts: number;\n") },
  ]);
  expect((await site.visitor().get("/api/reference")).json).toEqual({
    site: site.config.publicUrl,
    calls,
    types,
  });
});
