import { afterAll, expect, it } from "vitest";
import { HOUR_MS } from "#shared/durations.ts";
import { SHARED_PARTS, type Share } from "#shared/shares.ts";
import type { VerticalVideo } from "#shared/vertical-video.ts";
import { startTestApp } from "../support/app.ts";
import { drawImage } from "../support/engines.ts";
import type { Visitor } from "../support/visitor.ts";
import { shareBody, tokenOf } from "./sharing-app.ts";

const engines = { image: { name: "studio", draw: () => drawImage(1600) } };
const site = await startTestApp({ pages: true, env: { COMMUNITY: "on" }, engines });
const owner = await site.signUp({ tokens: 40, verified: true });
const dreamId = await owner.submitDream("denizin üstünde uçuyordum ve kimse yoktu", { depth: "full" });
await site.finished(dreamId);
afterAll(() => site.close());

/** Sends a form as a browser does before hydration. */
async function post(path: string, form: Record<string, string>, who: Visitor = site.visitor()) {
  const { statusCode, body } = await site.app.inject({
    method: "POST",
    url: path,
    headers: {
      cookie: who.cookie(),
      "content-type": "application/x-www-form-urlencoded",
      "accept-language": "tr",
    },
    payload: new URLSearchParams(form).toString(),
  });
  return { status: statusCode, body };
}
/** The tag of a field of a page. */
const field = (body: string, name: string) => new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(body)![0];

it.each(["/dashboard", "/auth", "/account/keys", "/account/two-step", "/s/none", "/share/none"])(
  "%s takes a form and nothing else, whose fields could be no texts",
  async (url) => {
    const fields = { code: 5, dreamText: 5, email: 5, reason: 5, smallerChoice: 5, step: "confirm" };
    const { statusCode } = await site.app.inject({
      method: "POST",
      url,
      headers: { cookie: url === "/auth" ? "" : owner.cookie() },
      payload: fields,
    });
    expect(statusCode).toBe(415);
  },
);

it("a refused report says so at its own form alone, also on a page with a password", async () => {
  const { json } = await owner.post(`/api/dreams/${dreamId}/shares`, shareBody({ password: "sarı ışık" }));
  const path = `/s/${tokenOf(json!.share as Share)}`;
  const alerts = (body: string) => [...body.matchAll(/role="alert">([^<]+)</g)].map(([, text]) => text);
  const { status, body } = await post(path, { reason: "other", words: "", email: "nobody" });
  expect([status, alerts(body)]).toEqual([400, [expect.anything()]]);
  const wrong = await post(path, { password: "mavi ışık" });
  expect([wrong.status, alerts(wrong.body)]).toEqual([401, [expect.stringContaining("Parola bu değil.")]]);
});

it("a refused form of a link has the choices again", async () => {
  const form = { shownName: "Elif", expiry: "day" };
  const on = (body: string) => SHARED_PARTS.filter((name) => field(body, name).includes(' checked=""'));
  const short = await post(`/share/${dreamId}`, { ...form, words: "on", password: "short" }, owner);
  expect([short.status, on(short.body), field(short.body, "shownName")]).toEqual([
    400,
    ["words"],
    expect.stringContaining('value="Elif"'),
  ]);
  expect(short.body).toMatch(/<input[^>]* name="expiry" checked="" value="day"/);
  // The button is pressed only where a part is on.
  const nothing = await post(`/share/${dreamId}`, form, owner);
  expect([nothing.status, on(nothing.body)]).toEqual([409, ["image", "video"]]);
});

it("a refused form for the gallery has the choices again, without the consent", async () => {
  const form = { gallerySentence: "beni 0532 123 45 67 numaradan ara", galleryMood: "calm" };
  const consent = { ...form, galleryConsent: "on" };
  const on = (body: string) =>
    ["galleryVideo", "galleryMail", "galleryConsent"].filter((name) =>
      field(body, name).includes(' checked=""'),
    );
  const without = await post(`/share/${dreamId}`, consent, owner);
  expect([without.status, on(without.body)]).toEqual([409, []]);
  expect(without.body).toMatch(/<option value="calm" selected/);
  const all = { ...consent, galleryVideo: "on", galleryMail: "on" };
  const withAll = await post(`/share/${dreamId}`, all, owner);
  expect([withAll.status, on(withAll.body)]).toEqual([409, ["galleryVideo", "galleryMail"]]);
});

/** The button of the page that asks for the upright video, as a browser sends it. */
async function pressUpright() {
  const body = (await owner.get(`/share/${dreamId}`)).bytes.toString();
  const [button] = body.match(/<button[^>]*formmethod="post"[^>]*>/i)!;
  const valueOf = (name: string) => new RegExp(` ${name}="([^"]*)"`, "i").exec(button)?.[1];
  const [path, name, value = ""] = ["formaction", "name", "value"].map(valueOf);
  return post(path!, { words: "none", ...(name && { [name]: value }) }, owner);
}

it("an upright video is asked for without script, and a refusal is on the page of the button", async () => {
  const withoutVideo = await owner.submitDream("Camdan bir köprüde yürüyordum.", { depth: "image" });
  for (let asked = 0; asked < 60; asked++) await owner.post(`/api/dreams/${withoutVideo}/vertical-video`, {});
  const { status, body } = await pressUpright();
  expect([status, body.includes("<h1")]).toEqual([429, true]);
  expect(body).toMatch(/<figcaption>.*role="alert">[^<]+ dakika/s);
  site.clock.shiftMs += HOUR_MS;
  expect(await pressUpright()).toMatchObject({ status: 303 });
  const { verticalVideo } = (await owner.get(`/api/dreams/${dreamId}/vertical-video`)).json as {
    verticalVideo: VerticalVideo;
  };
  expect(verticalVideo.state).not.toBe("none");
});

it("a refused report has its reason again", async () => {
  const { json } = await owner.post(`/api/dreams/${dreamId}/shares`, shareBody());
  const { status, body } = await post(`/s/${tokenOf(json!.share as Share)}`, {
    reason: "hate",
    words: "Bu söz incitiyor.",
    email: "nobody",
  });
  expect([status, /<option value="hate" selected/.test(body)]).toEqual([400, true]);
});
