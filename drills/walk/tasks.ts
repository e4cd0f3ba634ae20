import type { Walker } from "./walker.ts";

const PASSWORD = "a long password";

/** What is typed in a language: a name, a dream, a word of it to search for, and a note. */
export interface Words {
  name: string;
  dream: string;
  word: string;
  note: string;
}

/** One main task: its name, and the keys that do it. A step that cannot be done by keys throws. */
export interface Task {
  title: string;
  run(walker: Walker, words: Words, email: string): Promise<void>;
}

/** Done in this order in one session: some begin on the page where the one before ended. */
export const TASKS: Task[] = [
  {
    title: "Sign up",
    async run({ open, reach, press, type, arrive }, { name }, email) {
      await open("/");
      await reach('header a[href*="mode=sign-up"]');
      await press("Enter");
      await arrive("form input[name=password]");
      await reach("input[name=name]");
      await type(name);
      await reach("input[name=email]");
      await type("not an address");
      await press("Enter");
      await arrive("[aria-invalid=true]");
      await press("Control+A");
      await type(email);
      await reach("input[name=password]");
      await type(PASSWORD);
      await press("Enter");
      await arrive("textarea[name=dreamText]");
    },
  },
  {
    title: "Write a dream and read what came of it",
    async run({ open, reach, press, type, arrive, hear }, { dream }) {
      await open("/dashboard");
      await reach("textarea[name=dreamText]");
      await type(dream);
      await reach("input[name=depth]");
      // From the full film, which is checked, to the reading alone.
      await press("ArrowUp", "ArrowUp");
      await reach("form button[type=submit]");
      await press("Enter");
      await hear();
      // The dialog in which a dream is revealed.
      await arrive("dialog[open] a");
      await reach("dialog a");
      await press("Enter");
      await arrive("main input[name=mood]", "**/dream/*");
    },
  },
  {
    title: "Add a mood, a favourite and a note",
    async run({ reach, press, type, hear, again }, { note }) {
      await reach("input[name=mood]");
      await press("Space");
      await again();
      await reach("main textarea");
      await type(note);
      await hear();
      // The favourite button.
      await reach("main li > button:has(svg + span):not([aria-label])");
      await press("Enter");
      await again();
    },
  },
  {
    title: "Search the library and open a dream",
    async run({ open, reach, press, type, arrive, hear }, { word }) {
      await open("/library");
      await reach("input[type=search]");
      await type(word);
      await press("Enter");
      await hear();
      await reach('main a[href^="/dream/"]');
      await press("Enter");
      await arrive("input[name=mood]", "**/dream/*");
    },
  },
  {
    title: "Share a dream by a link",
    async run({ open, reach, press, arrive, hear, page }) {
      const id = new URL(page.url()).pathname.split("/").at(-1);
      await open(`/share/${id}`);
      await reach("input[name=reading]");
      await press("Space");
      await reach("input[name=expiry]");
      // From a week, which is checked, to a day.
      await press("ArrowUp");
      await reach("main form button[type=submit]");
      await press("Enter");
      await hear();
      await arrive("main ul li button");
    },
  },
  {
    title: "Buy tokens",
    async run({ page, open, reach, press, hear }) {
      await open("/pricing");
      await reach("main li button");
      const opened = page.context().waitForEvent("page");
      await press("Enter");
      const checkout = await opened;
      await hear();
      await checkout.waitForURL("**/sandbox-checkout/**");
      await checkout.close();
    },
  },
  {
    title: "Delete the account",
    async run({ open, reach, press, type, arrive }) {
      await open("/account");
      // Backwards from the end of the page.
      await reach("form[action='/sign-out'] button", "Shift+Tab");
      await reach("#data button[type=button]", "Shift+Tab");
      await press("Enter");
      await arrive("dialog[open] input[type=password]");
      await reach("dialog input[type=password]");
      await type(PASSWORD);
      await press("Enter");
      await arrive("textarea[data-draft]", "**/");
    },
  },
];

/** Tasks of an admin, who is signed in. */
export const ADMIN_TASKS: Task[] = [
  {
    title: "Find a user and give tokens",
    async run({ open, reach, press, type, arrive, hear }, _words, email) {
      await open("/admin/users");
      await reach("input[type=search]");
      await type(email);
      await press("Enter");
      await hear();
      await reach('main table a[href^="/admin/users/"]');
      await press("Enter");
      await arrive("main nav", "**/admin/users/*-*");
      // The button of the token balance, the second of the actions on a user.
      await reach("main button ~ button");
      await press("Enter");
      await arrive("dialog[open] input[name=credits]");
      await reach("dialog input[name=credits]");
      await type("40");
      await press("Enter");
      await hear();
    },
  },
];
