// Runs before the application.
import { keepEarlyChoices } from "./boot/early-choices.ts";
import { countPageViews } from "./boot/page-views.ts";
import { waitForInteraction } from "./boot/waiting-page.ts";

const application = document.querySelector<HTMLTemplateElement>("#application");
if (application) {
  waitForInteraction(application);
  // A visitor's page: a form without JavaScript may have signed the user out, which other tabs do not know yet.
  const tabs = new BroadcastChannel("tabs");
  tabs.postMessage({ kind: "session", user: null });
  tabs.close();
}
keepEarlyChoices();
countPageViews();
