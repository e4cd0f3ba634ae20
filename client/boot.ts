// Runs before the application.
import { countPageViews } from "./boot/page-views.ts";
import { waitForInteraction } from "./boot/waiting-page.ts";

const application = document.querySelector<HTMLTemplateElement>("#application");
if (application) waitForInteraction(application);
countPageViews();
