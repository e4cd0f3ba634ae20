// Runs before the application.
import { countPageViews } from "./boot/page-views.ts";
import { waitForInteraction } from "./boot/waiting-page.ts";

const application = document.querySelector<HTMLTemplateElement>("#application");
if (application) {
  waitForInteraction(application);
  // Without script a form may have signed out: tabs that still show a user find out.
  const tabs = new BroadcastChannel("tabs");
  tabs.postMessage({ kind: "session", user: null });
  tabs.close();
}
countPageViews();
