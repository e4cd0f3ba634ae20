import type { CDPSession, Page } from "playwright";

/** Presses of Tab after which a stop counts as out of reach. */
const REACH = 150;
const CHANGE_TRIES = 100;
const FOCUS_MS = 3000;

const LANDMARKS = [
  "banner",
  "navigation",
  "main",
  "complementary",
  "contentinfo",
  "region",
  "search",
  "form",
];
const OUTLINE = [...LANDMARKS, "dialog", "alertdialog", "heading"];

interface AXValue {
  value?: string | number | boolean;
}
interface AXNode {
  nodeId: string;
  childIds?: string[];
  ignored: boolean;
  role?: AXValue;
  name?: AXValue;
  description?: AXValue;
  value?: AXValue;
  properties?: { name: string; value: AXValue }[];
}

/** What a screen reader says of a node: its role, name, description, value and states. */
function spoken({ role, name, description, value, properties = [] }: AXNode): string {
  const states = properties
    .filter(({ name: state, value: { value: on } }) => {
      const isState = ["checked", "expanded", "invalid", "required", "pressed", "selected", "disabled"];
      return isState.includes(state) && on !== false && on !== "false";
    })
    .map(({ name: state }) => state);
  const level = properties.find((one) => one.name === "level")?.value.value;
  const words = [
    `${String(role?.value)}${level === undefined ? "" : ` ${level}`} “${String(name?.value ?? "")}”`,
  ];
  if (value?.value !== undefined && value.value !== "" && value.value !== name?.value)
    words.push(`value “${String(value.value)}”`);
  if (description?.value) words.push(`(${String(description.value)})`);
  if (states.length > 0) words.push(states.join(", "));
  return words.join(" ").replaceAll(/\s+/g, " ");
}

/** Collects in the page what live regions say. Runs before the page's own script. */
function listen(): void {
  const state = window as unknown as { heard: string[] };
  state.heard = [];
  const note = (node: Node) => {
    const region = (node instanceof Element ? node : node.parentElement)?.closest(
      "output, [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]",
    );
    const text = region?.textContent.replaceAll(/\s+/g, " ").trim();
    if (text && state.heard.at(-1) !== text) state.heard.push(text);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) note(node);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

export interface Walker {
  page: Page;
  /** Opens a page by its path, as a bookmark would, and writes its outline. */
  open(path: string): Promise<void>;
  /** Presses Tab, or Shift+Tab, until the element with the focus matches; throws where none does. */
  reach(selector: string, key?: "Tab" | "Shift+Tab"): Promise<void>;
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Waits for an element of a page, and writes the outline of the page or of its open dialog. */
  arrive(selector: string, path?: string): Promise<void>;
  /** Writes what the element with the focus says once that has changed. */
  again(): Promise<void>;
  /** Writes what live regions have said since the last time; waits for the first words if there are none. */
  hear(): Promise<void>;
}

/** Walks pages by keys alone, and writes each step with what the accessibility tree of Chromium says of it. */
export async function createWalker(
  page: Page,
  origin: string,
  write: (line: string) => void,
): Promise<Walker> {
  await page.addInitScript(listen);
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send("Accessibility.enable");

  let reached = "";
  const focusedNode = async (): Promise<AXNode> => {
    const { result } = await devtools.send("Runtime.evaluate", { expression: "document.activeElement" });
    const { nodes } = (await devtools.send("Accessibility.getPartialAXTree", {
      objectId: result.objectId!,
      fetchRelatives: false,
    })) as { nodes: AXNode[] };
    return nodes[0]!;
  };
  /** Landmarks and headings in the order of the page, or of the dialog that is open. */
  const outline = async () => {
    const { nodes } = (await devtools.send("Accessibility.getFullAXTree")) as { nodes: AXNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const below = (node: AXNode): AXNode[] => [
      node,
      ...(node.childIds ?? []).flatMap((id) => (byId.has(id) ? below(byId.get(id)!) : [])),
    ];
    const roleOf = ({ role }: AXNode) => String(role?.value);
    const all = below(nodes[0]!);
    const dialog = all.find((node) => !node.ignored && roleOf(node) === "dialog");
    for (const node of dialog ? below(dialog) : all) {
      if (node.ignored || !OUTLINE.includes(roleOf(node))) continue;
      const isNamed = Boolean(node.name?.value);
      if (!isNamed && ["heading", "dialog"].includes(roleOf(node)))
        throw new Error(`a ${roleOf(node)} of ${page.url()} has no name`);
      // A form or region without a name is no landmark.
      if (isNamed || LANDMARKS.slice(0, 5).includes(roleOf(node)))
        write(`   - ${isNamed ? spoken(node) : roleOf(node)}`);
    }
  };
  const pathOf = () => new URL(page.url()).pathname.replaceAll(/[\w-]{21,}/g, ":id");

  return {
    page,
    async open(path) {
      await page.goto(origin + path);
      // Public pages load their application at the first key.
      await page.keyboard.press("Shift");
      await page.waitForLoadState("networkidle");
      write(`1. Page ${pathOf()}: “${await page.title()}”`);
      await outline();
    },
    async reach(selector, key = "Tab") {
      let presses = 0;
      const matches = () => page.evaluate((wanted) => document.activeElement!.matches(wanted), selector);
      while (!(await matches())) {
        if (presses++ === REACH) throw new Error(`${selector} cannot be reached by ${key} on ${page.url()}`);
        await page.keyboard.press(key);
      }
      const node = await focusedNode();
      if (!node.name?.value) throw new Error(`${selector} on ${page.url()} has no name`);
      reached = spoken(node);
      write(`1. ${key} × ${presses}: ${reached}`);
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
      write(`1. ${keys.join(", ")}`);
    },
    async type(text) {
      await page.keyboard.type(text);
      write(`1. types “${text}”`);
    },
    async arrive(selector, path = "**") {
      await page.waitForURL(path);
      await page.locator(selector).first().waitFor({ timeout: 60_000 });
      // A page moves the focus once it is drawn; one that was loaded anew does not.
      const node = await page
        .waitForFunction(() => document.activeElement !== document.body, null, { timeout: FOCUS_MS })
        .then(async () => spoken(await focusedNode()))
        .catch(() => "the beginning of the page");
      write(`1. Page ${pathOf()}: “${await page.title()}”; focus: ${node}`);
      await outline();
    },
    async again() {
      for (let tries = 0; spoken(await focusedNode()) === reached; tries++) {
        if (tries === CHANGE_TRIES)
          throw new Error(`“${reached}” on ${page.url()} says nothing of its change`);
        await page.waitForTimeout(100);
      }
      reached = spoken(await focusedNode());
      write(`   - now: ${reached}`);
    },
    async hear() {
      const heard = await page
        .waitForFunction(() => (window as unknown as { heard: string[] }).heard.length > 0 && window)
        .then(() =>
          page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0).map(String)),
        );
      for (const text of heard) write(`   - says: “${text}”`);
    },
  };
}
